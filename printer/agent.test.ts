// Tests of the printing program, with a TCP port that records what a printer would receive.
import type { ClaimedTicket, PrinterState } from '@tingkat/contract/console/tickets'
import type { ApiResult } from '@tingkat/contract/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAgent, type AgentOptions } from './agent.ts'
import { openNetworkPrinter } from './connection.ts'
import { drawPage, type Picture } from './draw-page.ts'
import { openRecordingPrinter, type RecordingPrinter } from './testing/recording-printer.ts'
import type { TicketClient } from './ticket-client.ts'

type Line = ClaimedTicket['pages'][number][number]
const line = (text: string, style: Partial<Line> = {}): Line => ({
  text,
  size: 'normal',
  reverse: false,
  struck: false,
  indent: 0,
  ...style,
})
const page = [line('KQ7-4HD', { size: 'code' }), line('แพ้กุ้ง', { reverse: true }), line('1 × Phở')]

/** Returns a fake partner API whose tickets wait until they are confirmed. */
function openTicketDesk(ticketIDs: string[]) {
  const desk = {
    waiting: new Set(ticketIDs),
    claims: new Map<string, string>(),
    reports: [] as PrinterState[],
    isReachable: true,
    refusesConfirm: false,
  }
  const answer = <T>(data: T): ApiResult<T> =>
    desk.isReachable ? { ok: true, data } : refuse('network_error', 0)
  const refuse = (code: 'network_error' | 'ticket_taken', status: number): ApiResult<never> => ({
    ok: false,
    problem: { code, status, message: '', context: {} },
  })
  const ticketOf = (ticketID: string) => ({
    ticketID,
    orderID: `order-${ticketID}`,
    orderCode: ticketID,
    merchantID: 'm1',
    kind: 'new' as const,
    station: 'main',
    copy: 0,
    createdAt: '',
    printedAt: null,
  })
  const client: TicketClient = {
    list: async () => answer({ tickets: [...desk.waiting].map(ticketOf), printers: [] }),
    claim: async (ticketID, { claimID }) => {
      if (!desk.waiting.has(ticketID)) return refuse('ticket_taken', 409)
      desk.claims.set(ticketID, claimID)
      return answer({
        ...ticketOf(ticketID),
        claimedUntil: '',
        maybeTwice: false,
        pages: [page],
      })
    },
    confirm: async (ticketID, claimID) => {
      if (desk.refusesConfirm) return refuse('network_error', 0)
      expect(desk.claims.get(ticketID)).toBe(claimID)
      desk.waiting.delete(ticketID)
      return answer(ticketOf(ticketID))
    },
    report: async (_, { state }) => {
      desk.reports.push(state)
      return answer(null)
    },
  }
  return { desk, client }
}

let printer: RecordingPrinter
beforeEach(async () => {
  printer = await openRecordingPrinter()
})
afterEach(() => printer.close())

const agentOf = (client: TicketClient, options: Partial<AgentOptions> = {}) =>
  createAgent({
    client,
    printer: openNetworkPrinter('127.0.0.1', printer.port, { answerMs: 60_000, printMs: 60_000 }),
    merchantIDs: ['m1'],
    name: 'Counter',
    station: 'main',
    language: 'en',
    paper: 80,
    log: () => {},
    ...options,
  })

/** Returns the first `height` rows of the picture. */
const top = ({ width, dots }: Picture, height: number) =>
  Buffer.from(dots.subarray(0, width * height))

test.each([80, 58] as const)(
  'KITCH-21 %i mm paper gets the picture of the ticket',
  async (paper) => {
    const { desk, client } = openTicketDesk(['t1'])
    await agentOf(client, { paper }).printWaiting()
    const drawn = await drawPage(page, paper)
    const [printed, ...more] = printer.pages()
    expect(more).toEqual([])
    expect(printed!.width).toBe(drawn.width)
    expect(top(printed!, drawn.height).equals(top(drawn, drawn.height))).toBe(true)
    expect([...desk.waiting]).toEqual([])
  },
)

test('KITCH-21 the code is at least 10 mm high, and letters of every script are drawn', async () => {
  const inkRows = ({ width, height, dots }: Picture) =>
    Array.from({ length: height }, (_, row) =>
      dots.subarray(row * width, (row + 1) * width).includes(0),
    ).filter(Boolean).length
  const code = await drawPage([line('KH7', { size: 'code' })], 80)
  expect(inkRows(code) / 8).toBeGreaterThanOrEqual(10)
  const pictures = await Promise.all(
    // Letters that no font contains are drawn as equal boxes. The two texts of a pair below would
    // then look the same.
    ['กข', 'ขก', 'កខ', 'ខក', 'ကခ', 'ခက', 'ộứ', 'ứộ'].map((text) => drawPage([line(text)], 80)),
  )
  const texts = pictures.map(({ dots }) => Buffer.from(dots).toString('base64'))
  expect(new Set(texts).size).toBe(texts.length)
})

test('KITCH-21 paper out and offline are reported, and nothing is claimed', async () => {
  const { desk, client } = openTicketDesk(['t1'])
  const agent = agentOf(client)
  printer.status.paper = 0x72
  await agent.printWaiting()
  printer.status = { offlineCause: 0x16, paper: 0x12 }
  await agent.printWaiting()
  const { port } = printer
  await printer.close()
  await agent.printWaiting()
  expect(desk.reports).toEqual(['paper_out', 'cover_open', 'offline'])
  expect(desk.claims.size).toBe(0)
  printer = await openRecordingPrinter(port)
  await agent.printWaiting()
  expect(desk.reports.at(-1)).toBe('ready')
  expect(printer.pages()).toHaveLength(1)
})

test('KITCH-21 a ticket whose connection broke while printing is not confirmed', async () => {
  const { desk, client } = openTicketDesk(['t1'])
  const agent = agentOf(client)
  printer.onData = (socket) => socket.destroy()
  await agent.printWaiting()
  expect([...desk.waiting]).toEqual(['t1'])
  printer.onData = undefined
  await agent.printWaiting()
  expect([...desk.waiting]).toEqual([])
})

test('KITCH-17 a printed ticket that is not confirmed yet is confirmed later, not printed again', async () => {
  const { desk, client } = openTicketDesk(['t1', 't2'])
  const agent = agentOf(client)
  desk.refusesConfirm = true
  await agent.printWaiting()
  await agent.printWaiting()
  expect(printer.pages()).toHaveLength(2)
  expect(desk.waiting.size).toBe(2)
  desk.refusesConfirm = false
  await agent.printWaiting()
  expect(desk.waiting.size).toBe(0)
  expect(printer.pages()).toHaveLength(2)
})

test('KITCH-21 a printer without status prints, and an unreachable server is tried again', async () => {
  const { desk, client } = openTicketDesk(['t1'])
  printer.status = { offlineCause: null, paper: null }
  const agent = agentOf(client, {
    printer: openNetworkPrinter('127.0.0.1', printer.port, { answerMs: 50, printMs: 60_000 }),
  })
  desk.isReachable = false
  await agent.printWaiting()
  expect(printer.pages()).toEqual([])
  desk.isReachable = true
  await agent.printWaiting()
  await expect.poll(() => printer.pages().length).toBe(1)
})
