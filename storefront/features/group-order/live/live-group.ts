// Follows a group order by its event stream (SSE). The stream sends
// a snapshot first, then changes and the members who are present.
import {
  groupOrderChangeEventName,
  groupOrderEventName,
  groupOrderPresenceEventName,
  groupOrderProgressEventName,
} from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import { applyGroupOrderChange } from '@tingkat/ordering/group-order/live-group-order'
import type {
  GroupOrderView,
  GroupOrderChange,
  GroupOrderProgress,
} from '@tingkat/ordering/group-order/group-order-shape'

/** The part of `EventSource` that this file uses. Tests replace it with a fake. */
export type EventStream = {
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
  close: () => void
  readyState: number
}

export type FollowGroupOptions = {
  groupID: string
  openStream: (url: string) => EventStream
  /** Receives each version that is newer than the previous one. */
  onGroup: (group: GroupOrderView) => void
  onPresence: (memberIDs: readonly string[]) => void
  onProgress: (progress: GroupOrderProgress) => void
  /** Receives false while the stream is reconnecting. */
  onConnection: (isOpen: boolean) => void
  /**
   * Called when the browser does not reconnect by itself. The implementation must call `reopen`
   * after a delay.
   */
  scheduleReopen: (reopen: () => void) => void
}

export type GroupFollowing = {
  /**
   * Applies a version from the response to another request. A version that is not newer is ignored.
   */
  put: (group: GroupOrderView) => void
  stop: () => void
}

// The value of `EventSource.CLOSED`. In this state the browser will not reconnect.
const closedState = 2

export function followGroup({
  groupID,
  openStream,
  onGroup,
  onPresence,
  onProgress,
  onConnection,
  scheduleReopen,
}: FollowGroupOptions): GroupFollowing {
  let group: GroupOrderView | null = null
  let isStopped = false
  let stream: EventStream | null = null

  function put(next: GroupOrderView): void {
    if (group && next.info.version <= group.info.version) return
    group = next
    onGroup(next)
  }

  function applyChange(change: GroupOrderChange): void {
    const next = group && applyGroupOrderChange(group, change)
    if (next) put(next)
    // The change does not fit the current version, so an earlier
    // change was missed. A new stream begins with a snapshot.
    else reopen()
  }

  function reopen(): void {
    stream?.close()
    open()
  }

  function open(): void {
    if (isStopped) return
    const newStream = openStream(fillPath(paths.groupOrderEvents, { groupID }))
    stream = newStream
    // The event's name determines the type of its data. Invalid JSON is ignored.
    const on = (name: string, listener: (data: never) => void) =>
      newStream.addEventListener(name, (event) => {
        const data = parse(event.data)
        if (data && stream === newStream && !isStopped) listener(data as never)
      })
    newStream.addEventListener('open', () => onConnection(true))
    on(groupOrderEventName, put)
    on(groupOrderChangeEventName, applyChange)
    on(groupOrderPresenceEventName, ({ memberIDs }: { memberIDs: string[] }) =>
      onPresence(memberIDs),
    )
    on(groupOrderProgressEventName, onProgress)
    newStream.addEventListener('error', () => {
      if (stream !== newStream || isStopped) return
      onConnection(false)
      if (newStream.readyState === closedState) scheduleReopen(open)
    })
  }

  open()
  return {
    put,
    stop() {
      isStopped = true
      stream?.close()
    },
  }
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
