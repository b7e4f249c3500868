// A signal that wakes the function that waits for it. If no
// function is waiting, the next call of `wait` returns immediately.

export type Signal = {
  notify(): void
  /** Resolves at the next notification, or after `limitMs` milliseconds if there is none. */
  wait(limitMs: number): Promise<'notified' | 'timed_out'>
}

export function createSignal(): Signal {
  let notified = false
  let wake: (() => void) | undefined
  return {
    notify() {
      notified = true
      wake?.()
    },
    async wait(limitMs) {
      if (!notified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        wake = undefined
      }
      const result = notified ? 'notified' : 'timed_out'
      notified = false
      return result
    },
  }
}
