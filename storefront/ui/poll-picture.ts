// Asks again for a file that the server is still making.

// Most are there after the first; the last comes half a minute after the page.
const pauses = [2_000, 4_000, 8_000, 16_000]

/** Whether it came; false when it never will, when it takes too long, or when `signal` ended it. Never throws. */
export async function pollPicture(address: string, signal: AbortSignal): Promise<boolean> {
  for (const pause of pauses) {
    if (!(await wait(pause, signal))) return false
    // Kept by the browser, so that the image need not fetch it once more.
    const status = await fetch(address, { signal }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (signal.aborted) return false
    if (status !== 202) return status === 200
  }
  return false
}

/** False when `signal` came first. */
function wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve(false)
      },
      { once: true },
    )
  })
}
