// Work that one tab at a time may do.

/**
 * Does the work, unless another tab is at work of that name: then waits until that one is done, and does nothing.
 * Gives whether it was done here. Where the browser knows no locks each tab is alone.
 */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  // Absent on plain http, whatever the types say.
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
