// A bell that one waiter listens to: rung while nobody waits, it is heard by the next wait.

export type WakeUp = {
  ring(): void
  /** Resolves at the next ring (or the one missed), at the latest after `limitMs`; says which. */
  wait(limitMs: number): Promise<'rung' | 'quiet'>
}

export function createWakeUp(): WakeUp {
  let rung = false
  let answer: (() => void) | undefined
  return {
    ring() {
      rung = true
      answer?.()
    },
    async wait(limitMs) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, limitMs)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        answer = undefined
      }
      const result = rung ? 'rung' : 'quiet'
      rung = false
      return result
    },
  }
}
