// Browser services for the outbox, the queue of unsent actions: a lock, so that only one tab sends
// at a time, and messages between tabs.

const lockName = 'tingkat-kitchen-outbox'
const channelName = 'tingkat-kitchen-outbox'

/**
 * Runs `task` in one tab at a time. The browser releases the lock of a tab that was closed or
 * killed. Without Web Locks, which need https, tabs may send at the same time; the server then
 * recognises repeated actions by their ids.
 */
export async function exclusively(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lockName, task)
  else await task()
}

/**
 * Opens a channel that tells the other tabs of this browser that the outbox has changed. The
 * messages have no content. `tell` also works after the tab has stopped listening.
 */
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
