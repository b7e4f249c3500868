// Throttles a function: the first call runs at once, and the last one after the pause.

export type ThrottledCall = {
  (): void
  /** Drops the waiting call. */
  cancel(): void
}

/** Returns a function that runs `action` at most once in `ms` milliseconds. */
export function throttleCalls(ms: number, action: () => void): ThrottledCall {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = false
  const startPause = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!waiting) return
      waiting = false
      startPause()
      action()
    }, ms)
  }
  const call = () => {
    if (timer !== undefined) {
      waiting = true
      return
    }
    startPause()
    action()
  }
  return Object.assign(call, {
    cancel() {
      clearTimeout(timer)
      timer = undefined
      waiting = false
    },
  })
}
