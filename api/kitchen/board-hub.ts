// Holds all kitchen boards that event streams of this process show. Each change is read and
// serialised once, for all tablets that show the board. Recent events are kept, so that a stream
// that was interrupted continues without gaps or repetitions.
import { boardEvents } from '@tingkat/contract/console/kitchen'
import { eventText } from '../live/event-text.ts'
import type { BoardKey } from './board-actions.ts'
import { openBoardChannel, type BoardChannel, type ChannelPorts } from './board-channel.ts'

type Kept = { seq: number; text: string }
type Entry = {
  channel: Promise<BoardChannel>
  open: BoardChannel | undefined
  /**
   * The number of the last event that is no longer kept in memory. A stream can continue after this
   * event or a later one.
   */
  since: number
  kept: Kept[]
  viewers: Set<(text: string) => void>
  idleSince: number | null
  turn: number
  checks: number
  /**
   * The minute in which the merchant's live state was last compared with the sent one; null if the
   * state may have changed since.
   */
  minute: number | null
}
export type BoardHub = ReturnType<typeof createBoardHub>

// Number of events that are kept per merchant. An interrupted stream continues with these events.
const keptMax = 200
// In milliseconds. A kitchen board without viewers is kept up to date for this long, because a
// stream may reconnect.
const idleMs = 60_000
// In milliseconds: the interval in which each kitchen board is checked once for a changed live
// state and for viewers. The checks are spread over `turns`, because checking all boards at once
// would block the event loop.
const checkMs = 1_000
const turns = 20
// After this number of checks, the whole kitchen board is read again. Boards begin with different
// numbers of checks, because reading thousands of boards at once would delay all events.
const checksPerRefresh = 30
// Number of kitchen boards that are read at the same moment. The store combines these reads in one
// statement, which reads at most this many boards.
const boardsPerGroup = 20

/**
 * `epoch` is a different string at each start of a process, because the process numbers its events
 * from 1 again. A stream of an earlier epoch cannot continue.
 */
export function createBoardHub(ports: ChannelPorts, epoch: string) {
  const entries = new Map<string, Entry>()
  let seq = 0
  let opened = 0
  let turn = 0

  const positionAt = (number: number): string => `${epoch}.${number}`

  function openEntry(key: BoardKey): Entry {
    const group = Math.floor(opened / boardsPerGroup)
    const entry: Entry = {
      since: seq,
      open: undefined,
      kept: [],
      viewers: new Set(),
      idleSince: Date.now(),
      turn: group % turns,
      checks: group % checksPerRefresh,
      minute: null,
      channel: openBoardChannel(ports, key, (event, data) => {
        const text = eventText(event, data, positionAt(++seq))
        entry.kept.push({ seq, text })
        const dropped = entry.kept.length > keptMax ? entry.kept.shift() : undefined
        if (dropped) entry.since = dropped.seq
        for (const view of entry.viewers) view(text)
      }),
    }
    opened += 1
    void begin(entry, key)
    entries.set(key.merchantID, entry)
    return entry
  }

  async function begin(entry: Entry, { merchantID }: BoardKey): Promise<void> {
    try {
      entry.open = await entry.channel
      // The kitchen board was just read with all changes so far, so earlier events need not be
      // kept.
      entry.since = seq
      entry.kept = []
    } catch {
      entries.delete(merchantID)
    }
  }

  async function enter(keys: readonly BoardKey[]): Promise<Entry[]> {
    const entered = keys.map((key) => entries.get(key.merchantID) ?? openEntry(key))
    await Promise.all(entered.map(({ channel }) => channel))
    return entered
  }

  /** Returns the whole kitchen board as JSON text. */
  function boardText(shown: readonly Entry[]): string {
    const channels = shown.flatMap(({ open }) => open ?? [])
    const list = (texts: Iterable<string>) => `[${[...texts].join()}]`
    return (
      `{"now":${JSON.stringify(ports.clock().toISOString())},` +
      `"position":${JSON.stringify(positionAt(seq))},` +
      `"merchants":${list(channels.map((channel) => channel.merchantText()))},` +
      `"orders":${list(channels.flatMap((channel) => [...channel.orderTexts()]))},` +
      `"truncated":${channels.some((channel) => channel.isTruncated())}}`
    )
  }

  /** Returns the events after `position`, or null if the stream cannot continue from there. */
  function eventsAfter(shown: readonly Entry[], position: string): string[] | null {
    const [of = '', number = ''] = position.split('.')
    const last = Number(number)
    if (of !== epoch || !/^\d+$/.test(number) || last > seq) return null
    if (shown.some(({ since }) => since > last)) return null
    return shown
      .flatMap(({ kept }) => kept.filter((event) => event.seq > last))
      .toSorted((a, b) => a.seq - b.seq)
      .map(({ text }) => text)
  }

  function check(merchantID: string, entry: Entry): void {
    if (entry.viewers.size > 0) {
      entry.checks += 1
      if (entry.checks % checksPerRefresh === 0) entry.open?.refreshLater()
      const minute = Math.floor(ports.clock().getTime() / 60_000)
      // A merchant's live state depends on time only at whole minutes, for example when a pause
      // ends.
      if (entry.minute === minute) return
      entry.minute = minute
      entry.open?.checkLive()
      return
    }
    entry.idleSince ??= Date.now()
    if (!entry.open || Date.now() - entry.idleSince < idleMs) return
    entries.delete(merchantID)
    entry.open.close().catch(() => {})
  }

  function takeTurn(): void {
    turn = (turn + 1) % turns
    for (const [merchantID, entry] of entries) if (entry.turn === turn) check(merchantID, entry)
  }

  // A change of a merchant's live state is sent immediately, without waiting for the next check.
  const stopWatching = ports.catalogue.onChange((_country, merchantID) => {
    if (merchantID !== null) return entries.get(merchantID)?.open?.checkLive()
    for (const entry of entries.values()) entry.minute = null
  })
  const timer = setInterval(takeTurn, checkMs / turns)
  timer.unref()

  return {
    /** Reads the kitchen boards from the database and returns them as JSON text. */
    async readBoard(keys: readonly BoardKey[]): Promise<string> {
      const shown = await enter(keys)
      await Promise.all(shown.map(async ({ open }) => await open?.refresh()))
      return boardText(shown)
    },

    /**
     * Calls `view` with the text of each later event until `stop` is called. `first` has the texts
     * to send first: the events after `position`, or the whole board if the stream cannot continue
     * from there. `wholeBoard` returns the text of the current board.
     */
    async follow(keys: readonly BoardKey[], position: string, view: (text: string) => void) {
      const shown = await enter(keys)
      for (const entry of shown) {
        entry.viewers.add(view)
        entry.idleSince = null
      }
      const wholeBoard = () => eventText(boardEvents.board, boardText(shown), positionAt(seq))
      return {
        first: eventsAfter(shown, position) ?? [wholeBoard()],
        wholeBoard,
        stop() {
          for (const { viewers } of shown) viewers.delete(view)
        },
      }
    },

    async close(): Promise<void> {
      clearInterval(timer)
      stopWatching()
      const open = [...entries.values()]
      entries.clear()
      await Promise.allSettled(open.map(async ({ channel }) => (await channel).close()))
    },
  }
}
