// Runs work in only one of several tabs of a browser.

/**
 * Runs `work` and returns true. If another tab runs work with the same name, waits until that work
 * has ended and returns false. Without Web Locks (plain http) it always runs `work`.
 */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  // `navigator.locks` is undefined on plain http, although its type says otherwise.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) {
    await work()
    return true
  }
  const done = await locks.request(`tingkat.${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
  if (!done) await locks.request(`tingkat.${name}`, () => {})
  return done
}
