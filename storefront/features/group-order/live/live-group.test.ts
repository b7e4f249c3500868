// Tests of following a group order: snapshots, changes, gaps and outdated versions.
import { fillPath, paths } from '@tingkat/contract/paths'
import type {
  GroupOrderView,
  GroupOrderChange,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { expect, test, vi } from 'vitest'
import { followGroup, type EventStream } from './live-group.ts'

const member = (memberID: string) =>
  ({ memberID, items: [], confirmedItems: [] }) as unknown as GroupOrderMemberView
const group = (version: number, ...ids: string[]): GroupOrderView => ({
  info: { groupID: 'g', version } as GroupOrderView['info'],
  deliveryAddress: null,
  members: ids.map(member),
})
const change = (base: number, ...ids: string[]): GroupOrderChange => ({
  ...group(base + 1, ...ids),
  base,
  gone: [],
})

function follow() {
  const streams: {
    url: string
    listeners: Map<string, (event: { data?: unknown }) => void>
    stream: EventStream
  }[] = []
  const reopens: (() => void)[] = []
  const callbacks = {
    onGroup: vi.fn<(group: GroupOrderView) => void>(),
    onPresence: vi.fn<(memberIDs: readonly string[]) => void>(),
    onProgress: vi.fn<() => void>(),
    onConnection: vi.fn<(isOpen: boolean) => void>(),
  }
  const following = followGroup({
    groupID: 'g',
    ...callbacks,
    scheduleReopen: (reopen) => reopens.push(reopen),
    openStream(url) {
      const listeners = new Map<string, (event: { data?: unknown }) => void>()
      const stream: EventStream = {
        addEventListener: (type, listener) => void listeners.set(type, listener),
        close: vi.fn<() => void>(),
        readyState: 1,
      }
      streams.push({ url, listeners, stream })
      return stream
    },
  })
  const send = (name: string, data: unknown, streamIndex = streams.length - 1) =>
    streams[streamIndex]?.listeners.get(name)?.({ data: JSON.stringify(data) })
  return {
    streams,
    reopens,
    callbacks,
    following,
    send,
    versions: () => callbacks.onGroup.mock.calls.map(([group]) => group.info.version),
  }
}

test('receives a snapshot, then changes and presence (GRP-17)', () => {
  const { streams, callbacks, send, versions } = follow()
  expect(streams[0]?.url).toBe(fillPath(paths.groupOrderEvents, { groupID: 'g' }))
  send('group', group(3, 'a'))
  send('change', change(3, 'b'))
  send('presence', { memberIDs: ['a'] })
  expect(versions()).toEqual([3, 4])
  expect(callbacks.onGroup.mock.calls[1]?.[0].members.map((member) => member.memberID)).toEqual([
    'a',
    'b',
  ])
  expect(callbacks.onPresence).toHaveBeenCalledWith(['a'])
})

test('reopens the stream after a missed change and ignores the old one (GRP-17)', () => {
  const { streams, send, versions } = follow()
  send('group', group(3, 'a'))
  send('change', change(7, 'b'))
  expect(streams).toHaveLength(2)
  expect(streams[0]?.stream.close).toHaveBeenCalled()
  send('group', group(9, 'a'), 0)
  send('group', group(8, 'a', 'b'))
  expect(versions()).toEqual([3, 8])
})

test('ignores versions that are not newer (GRP-17)', () => {
  const { following, send, versions } = follow()
  send('group', group(5, 'a'))
  following.put(group(4, 'a'))
  following.put(group(6, 'a'))
  send('group', group(5, 'a'))
  expect(versions()).toEqual([5, 6])
})

test('reopens a refused stream, but not after stop (GRP-17)', () => {
  const { streams, reopens, callbacks, following } = follow()
  if (streams[0]) streams[0].stream.readyState = 2
  streams[0]?.listeners.get('error')?.({})
  expect(callbacks.onConnection).toHaveBeenLastCalledWith(false)
  reopens[0]?.()
  expect(streams).toHaveLength(2)
  following.stop()
  reopens[0]?.()
  expect(streams).toHaveLength(2)
})
