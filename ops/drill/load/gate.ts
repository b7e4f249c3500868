// Pauses the simulated eaters and partners who write, so that no write is in flight while data is
// checked.

/**
 * A gate that holds up writes. Each write calls `enter`, which waits while the gate is closed, and
 * `leave` after its answer.
 */
export type Gate = { enter(): Promise<void>; leave(): void; isStopped(): boolean }

export function createGate() {
  let busy = 0
  let stopped = false
  let opened: Promise<void> | undefined
  let open = () => {}
  let settled: (() => void) | undefined
  return {
    async enter() {
      await opened
      busy += 1
    },
    leave() {
      busy -= 1
      if (busy === 0) settled?.()
    },
    isStopped: () => stopped,
    async close() {
      opened ??= new Promise((resolve) => {
        open = resolve
      })
      if (busy > 0)
        await new Promise<void>((resolve) => {
          settled = resolve
        })
    },
    open() {
      opened = undefined
      open()
    },
    stop() {
      stopped = true
      opened = undefined
      open()
    },
  }
}
