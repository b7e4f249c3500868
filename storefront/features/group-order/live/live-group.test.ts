// Following a group: whole, then changes; a gap reads the whole again; what is old changes nothing.
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

function open() {
  const streams: {
    url: string
    listeners: Map<string, (event: { data?: unknown }) => void>
    stream: EventStream
  }[] = []
  const again: (() => void)[] = []
  const heard = {
    changed: vi.fn<(group: GroupOrderView) => void>(),
    present: vi.fn<(memberIDs: readonly string[]) => void>(),
    progressed: vi.fn<() => void>(),
    connection: vi.fn<(open: boolean) => void>(),
  }
  const following = followGroup({
    groupID: 'g',
    ...heard,
    later: (run) => again.push(run),
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
  const tell = (name: string, data: unknown, at = streams.length - 1) =>
    streams[at]?.listeners.get(name)?.({ data: JSON.stringify(data) })
  return {
    streams,
    again,
    heard,
    following,
    tell,
    versions: () => heard.changed.mock.calls.map(([one]) => one.info.version),
  }
}

test('GRP-17 the group comes whole, then change by change, with who is there', () => {
  const { streams, heard, tell, versions } = open()
  expect(streams[0]?.url).toBe(fillPath(paths.groupOrderEvents, { groupID: 'g' }))
  tell('group', group(3, 'a'))
  tell('change', change(3, 'b'))
  tell('presence', { memberIDs: ['a'] })
  expect(versions()).toEqual([3, 4])
  expect(heard.changed.mock.calls[1]?.[0].members.map((one) => one.memberID)).toEqual(['a', 'b'])
  expect(heard.present).toHaveBeenCalledWith(['a'])
})

test('GRP-17 after a gap the whole is asked for again; the old stream is heard no more', () => {
  const { streams, tell, versions } = open()
  tell('group', group(3, 'a'))
  tell('change', change(7, 'b'))
  expect(streams).toHaveLength(2)
  expect(streams[0]?.stream.close).toHaveBeenCalled()
  tell('group', group(9, 'a'), 0)
  tell('group', group(8, 'a', 'b'))
  expect(versions()).toEqual([3, 8])
})

test('GRP-17 an answer that is older than what is known changes nothing', () => {
  const { following, tell, versions } = open()
  tell('group', group(5, 'a'))
  following.put(group(4, 'a'))
  following.put(group(6, 'a'))
  tell('group', group(5, 'a'))
  expect(versions()).toEqual([5, 6])
})

test('GRP-17 a refused stream is opened anew, and none after the end', () => {
  const { streams, again, heard, following } = open()
  if (streams[0]) streams[0].stream.readyState = 2
  streams[0]?.listeners.get('error')?.({})
  expect(heard.connection).toHaveBeenLastCalledWith(false)
  again[0]?.()
  expect(streams).toHaveLength(2)
  following.stop()
  again[0]?.()
  expect(streams).toHaveLength(2)
})
