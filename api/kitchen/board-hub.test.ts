// Tests of when a server reads its kitchen boards again.
import { afterEach, expect, test, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { openLocalBus } from '../platform/events/bus.ts'
import type { ChannelPorts } from './board-channel.ts'
import { createBoardHub } from './board-hub.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('boards are read again every 30 seconds, in groups at different times (KITCH-33)', async () => {
  vi.useFakeTimers()
  const reads: { at: number; merchantID: string }[] = []
  const boards = {
    readState: async () => ({ settings: { packingCheck: false, playedBy: 'person' }, load: [] }),
    listBoard: async ({ merchantID }: { merchantID: string }) => {
      reads.push({ at: Date.now(), merchantID })
      return []
    },
  }
  const catalogue = { find: () => undefined, onChange: () => () => {} }
  const ports = { boards, catalogue, bus: openLocalBus(), log: silentLog, clock: () => new Date() }
  const hub = createBoardHub(ports as unknown as ChannelPorts, 'epoch')
  const merchantIDs = Array.from({ length: 60 }, (_, index) => `m${index}`)
  for (const merchantID of merchantIDs)
    await hub.follow([{ country: 'sg', merchantID }], '', () => {})
  reads.length = 0
  await vi.advanceTimersByTimeAsync(30_000)
  const groups = [...Map.groupBy(reads, ({ at }) => at).values()]
  expect(groups.map(({ length }) => length)).toEqual([20, 20, 20])
  expect(new Set(reads.map(({ merchantID }) => merchantID)).size).toBe(60)
  await hub.close()
})
