// What the outbox needs of the browser: one sending tab at a time, and news between tabs.

const lockName = 'tingkat-kitchen-outbox'
const channelName = 'tingkat-kitchen-outbox'

/**
 * Runs `task` while no other tab does. The browser releases the lock of a tab that was closed or
 * killed. Without Web Locks, which need https, tabs may send at the same time; the ids of actions
 * then keep the server from making one twice.
 */
export async function exclusively(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lockName, task)
  else await task()
}

/** Tells the other tabs of this browser about changes. `tell` also works after listening ended. */
export function openTabNews() {
  const channel = new BroadcastChannel(channelName)
  let isClosed = false
  return {
    tell() {
      if (!isClosed) return channel.postMessage(null)
      const last = new BroadcastChannel(channelName)
      last.postMessage(null)
      last.close()
    },
    listen(hear: () => void) {
      channel.addEventListener('message', hear)
      return () => {
        channel.removeEventListener('message', hear)
        isClosed = true
        channel.close()
      }
    },
  }
}
