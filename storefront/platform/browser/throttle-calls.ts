// Calls that come thick and fast, let through once in a while: the first at once, the last always.

export type ThrottledCall = {
  (): void
  /** Forgets the call that still waits. */
  cancel(): void
}

/** `action` runs at most once in `ms` milliseconds. */
export function throttleCalls(ms: number, action: () => void): ThrottledCall {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!waiting) return
      waiting = false
      rest()
      action()
    }, ms)
  }
  const call = () => {
    if (timer !== undefined) {
      waiting = true
      return
    }
    rest()
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
