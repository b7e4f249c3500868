// Tests how the browser prints tickets of orders: of several pages, only one claims, prints and
// confirms a ticket.
import type { ClaimedTicket, TicketList } from '@tingkat/contract/console/tickets'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { PrintAgain } from './print-again.tsx'
import type { PrintSettings } from './print-settings.ts'
import { Printing } from './printing.tsx'
import { useTickets } from './use-tickets.ts'

let restore = () => {}
afterEach(() => {
  restore()
  vi.restoreAllMocks()
})

const merchantIDs = ['sg-m1']
const line = (text: string, style: object = {}) => ({
  text,
  size: 'normal' as const,
  reverse: false,
  struck: false,
  indent: 0,
  ...style,
})
const ticket = {
  ticketID: 't1',
  orderID: 'o1',
  orderCode: 'KQ7-4HD',
  merchantID: 'sg-m1',
  kind: 'new' as const,
  station: 'main',
  copy: 0,
  createdAt: '2026-03-18T04:15:00Z',
  printedAt: null,
}
const claimedTicket: ClaimedTicket = {
  ...ticket,
  claimedUntil: '2026-03-18T04:16:00Z',
  maybeTwice: false,
  pages: [[line('KQ7-4HD', { size: 'code' }), line('alergi udang', { reverse: true })]],
}

/** Fakes an API with one ticket, which it gives to the first request that claims the ticket. */
function fakeTickets(printers: TicketList['printers'] = []) {
  const state = { claimID: '', printed: 0 }
  const api = fakeApi(({ method, path, body }) => {
    const isWaiting = state.claimID === ''
    if (path.startsWith('/kitchen/tickets?'))
      return { body: { tickets: isWaiting ? [ticket] : [], printers } }
    if (method !== 'POST') return undefined
    const { claimID } = body as { claimID: string }
    if (path === '/kitchen/tickets/t1/claim') {
      if (!isWaiting) return { status: 409, body: { code: 'ticket_taken', status: 409 } }
      state.claimID = claimID
      return { body: claimedTicket }
    }
    if (path === '/kitchen/tickets/t1/printed' && claimID === state.claimID) state.printed++
    return { body: ticket }
  })
  restore = api.restore
  return { state, requests: api.requests }
}

const listeners = new Set<() => void>()
const onNews = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const settings: PrintSettings = { prints: true, paper: 80 }
function Page({ prints, paper }: PrintSettings) {
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    const redraw = () => setDrawn(2)
    document.addEventListener('redraw', redraw)
    return () => document.removeEventListener('redraw', redraw)
  }, [])
  const tickets = useTickets({ merchantIDs, prints, onNews, isConnected: true })
  return (
    <div data-drawn={drawn}>
      <Printing tickets={tickets} paper={drawn === 1 ? paper : 58} />
    </div>
  )
}
const printing = (more: Partial<PrintSettings> = {}) => <Page {...settings} {...more} />
const emulateMedia = async (media: string) => {
  const session = cdp() as unknown as { send: (method: string, values: object) => Promise<void> }
  await session.send('Emulation.setEmulatedMedia', { media })
}
const sheetText = () => document.querySelector('.ticket-sheet')?.textContent

test('KITCH-20 two open pages print a ticket once, and confirm it at afterprint', async () => {
  const { state } = fakeTickets()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const screen = await draw(
    <>
      {printing()}
      {printing()}
    </>,
  )
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(sheetText()).toBe('KQ7-4HDalergi udang')
  expect(state.printed).toBe(0)
  // A second rendering of the page must not print the ticket again.
  document.dispatchEvent(new Event('redraw'))
  await expect.poll(() => document.querySelector('[data-drawn="2"]')).not.toBeNull()
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => state.printed).toBe(1)
  await expect.poll(sheetText).toBeUndefined()
  expect(print.mock.calls.length).toBe(1)
  await screen.unmount()
})

test('KITCH-20 KITCH-33 a ticket is printed when the stream announces it, without a poll', async () => {
  // The interval at which the page polls never passes in this test, because a poll would find the
  // ticket too.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { state, requests } = fakeTickets()
  state.claimID = 'none waits'
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const screen = await draw(printing())
  const lists = () => requests.filter(({ method }) => method === 'GET').length
  await expect.poll(lists).toBe(1)
  state.claimID = ''
  for (const listener of listeners) listener()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await screen.unmount()
  expect(listeners.size).toBe(0)
  vi.useRealTimers()
})

test('KITCH-19 KITCH-20 the printed page is the ticket alone, in its own size', async () => {
  fakeTickets()
  let printed: { size: string; shown: string[]; codeMm: number; width: number } | undefined
  const pageRules = () =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const screen = await draw(
    <>
      <h1>Orders</h1>
      {printing({ paper: 58 })}
    </>,
  )
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await emulateMedia('print')
  try {
    const code = document.querySelector<HTMLElement>('.ticket-code')!
    const sheet = document.querySelector<HTMLElement>('.ticket-sheet')!
    printed = {
      size: pageRules().join(' '),
      shown: [...document.body.children]
        .filter((child) => getComputedStyle(child).display !== 'none')
        .map(({ className }) => className),
      // The height of the order code's capital letters in millimetres. They are at least 0.7 times
      // as high as the font size.
      codeMm: (Number.parseFloat(getComputedStyle(code).fontSize) * 0.7 * 25.4) / 96,
      width: (sheet.getBoundingClientRect().width * 25.4) / 96,
    }
  } finally {
    await emulateMedia('')
  }
  expect(printed.size).toMatch(/@page \{ size: 58mm \d+mm; margin: 0/)
  expect(printed.shown).toEqual(['ticket-sheet ticket-sheet-58'])
  expect(printed.codeMm).toBeGreaterThanOrEqual(10)
  expect(printed.width).toBeCloseTo(58, 0)
  await screen.unmount()
  expect(pageRules()).toEqual([])
})

test('KITCH-20 KITCH-21 a page that does not print claims nothing, and names broken printers', async () => {
  const { requests } = fakeTickets([
    { station: 'main', name: 'Bar', state: 'paper_out', reportedAt: '' },
    { station: 'main', name: 'Counter', state: 'ready', reportedAt: '' },
  ])
  const screen = await draw(printing({ prints: false }))
  await expect.element(screen.getByText('Bar: no paper')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('KITCH-18 a ticket is printed again, once for each press', async () => {
  const { requests } = fakeTickets()
  const screen = await draw(<PrintAgain orderID="o1" isGroup />)
  await screen.getByRole('button', { name: 'Print again' }).click()
  await expect.element(screen.getByText('Sent to the printer.')).toBeVisible()
  await screen.getByRole('button', { name: 'Print bag labels' }).click()
  await expect.poll(() => requests.length).toBe(2)
  const sent = requests.map(({ path, body }) => ({ path, ...(body as { actionID: string }) }))
  expect(sent).toMatchObject([
    { path: '/kitchen/orders/o1/print', kind: 'new' },
    { path: '/kitchen/orders/o1/print', kind: 'labels' },
  ])
  expect(sent[0]!.actionID).not.toBe(sent[1]!.actionID)
})
