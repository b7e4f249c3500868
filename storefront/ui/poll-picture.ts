// Polls for a picture that the server is still rendering.

// Most pictures are rendered after the first delay.
const delaysMs = [2_000, 4_000, 8_000, 16_000]

/**
 * Returns true once the picture is there; false if it does not exist, after 30 seconds, or if
 * `signal` is aborted. Never throws.
 */
export async function pollPicture(url: string, signal: AbortSignal): Promise<boolean> {
  for (const delay of delaysMs) {
    if (!(await wait(delay, signal))) return false
    // A GET request, so that the image element finds the picture in the cache.
    const status = await fetch(url, { signal }).then(
      (response) => response.status,
      () => 0,
    )
    if (signal.aborted) return false
    if (status !== 202) return status === 200
  }
  return false
}

/** Returns false if `signal` is aborted first. */
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
