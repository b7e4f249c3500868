// A group order kept up to date by its live events: whole at first, then change by change, and who has it open.
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

/** What an EventSource offers, as far as it is used. */
export type EventStream = {
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
  close: () => void
  readyState: number
}

export type FollowGroupOptions = {
  groupID: string
  openStream: (url: string) => EventStream
  /** Every newer state of the group; never one older than the last. */
  changed: (group: GroupOrderView) => void
  present: (memberIDs: readonly string[]) => void
  progressed: (progress: GroupOrderProgress) => void
  /** Whether the stream is open; false while the browser tries again. */
  connection: (open: boolean) => void
  /** The browser gives up on a stream that was refused: calls back after a while, when it may be opened anew. */
  later: (again: () => void) => void
}

export type GroupFollowing = {
  /** Takes in what another answer of the server has told. */
  put: (group: GroupOrderView) => void
  stop: () => void
}

// EventSource.CLOSED: the browser will not try again by itself.
const closed = 2

export function followGroup({
  groupID,
  openStream,
  changed,
  present,
  progressed,
  connection,
  later,
}: FollowGroupOptions): GroupFollowing {
  let group: GroupOrderView | null = null
  let stopped = false
  let stream: EventStream | null = null

  function put(next: GroupOrderView): void {
    if (group && next.info.version <= group.info.version) return
    group = next
    changed(next)
  }

  function hear(change: GroupOrderChange): void {
    const next = group && applyGroupOrderChange(group, change)
    if (next) put(next)
    // One in between was missed: a new stream begins with the whole.
    else reopen()
  }

  function reopen(): void {
    stream?.close()
    open()
  }

  function open(): void {
    if (stopped) return
    const opened = openStream(fillPath(paths.groupOrderEvents, { groupID }))
    stream = opened
    // The server says what it sends under each name; what cannot be read is not heard.
    const on = (name: string, heard: (data: never) => void) =>
      opened.addEventListener(name, (event) => {
        const data = parse(event.data)
        if (data && stream === opened && !stopped) heard(data as never)
      })
    opened.addEventListener('open', () => connection(true))
    on(groupOrderEventName, put)
    on(groupOrderChangeEventName, hear)
    on(groupOrderPresenceEventName, ({ memberIDs }: { memberIDs: string[] }) => present(memberIDs))
    on(groupOrderProgressEventName, progressed)
    opened.addEventListener('error', () => {
      if (stream !== opened || stopped) return
      connection(false)
      if (opened.readyState === closed) later(open)
    })
  }

  open()
  return {
    put,
    stop() {
      stopped = true
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
