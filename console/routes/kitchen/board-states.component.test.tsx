// Checks every state of the kitchen board with axe (WCAG 2.2, levels A and AA), in light and dark.
// One test fails for a file of the board that no state shows.
import { enableAnimations } from '@tingkat/ui/testing/animations.ts'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import '../../styles/board.css'
import '../../styles/board-order.css'
import { draw, fakeApi } from '../../testing/draw.tsx'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'
import { Alarm, SoundPanel } from '../../features/alarm/alarm.tsx'
import type { AlarmPlayer } from '../../features/alarm/alarm-player.ts'
import { PairingPage } from '../../features/pairing/pairing-page.tsx'
import { PersonGate } from '../../features/pairing/person-gate.tsx'
import { PrintPanel } from '../../features/tickets/print-panel.tsx'
import { Board } from '../../features/board/board.tsx'
import { HistoryPage } from '../../features/board/history-page.tsx'
import { OrderSheet } from '../../features/board/order-sheet.tsx'
import {
  after,
  cancelledOrder,
  cooking,
  item,
  sampleMerchant,
  sampleNow,
  sampleOrder,
  sampleOrders,
} from '../../features/board/sample-board.ts'
import { SampleBoard } from '../../features/board/sample-board-frame.tsx'

type Screen = Awaited<ReturnType<typeof draw>>
type State = {
  part: ReactNode
  /** Files of the kitchen board that are rendered in this state. */
  shows?: string[]
  /** Settings that are stored in the browser before the state is rendered. */
  stored?: object
  /** Taps that lead to the state. */
  open?: (screen: Screen) => Promise<void>
}

const board = (more: Omit<Parameters<typeof SampleBoard>[0], 'children'> = {}) => (
  <SampleBoard {...more}>
    <Board onRetry={() => {}} moreSettings={settings} />
  </SampleBoard>
)
const settings = (
  <>
    <SoundPanel />
    <PrintPanel settings={{ prints: true, paper: 80 }} printers={[]} onChange={() => {}} />
  </>
)
const tap = (name: RegExp | string) => async (screen: Screen) =>
  await screen.getByRole('button', { name }).first().click()
const checkedMerchant = {
  ...sampleMerchant,
  settings: { packingCheck: true, playedBy: 'person' as const },
}
const order = cooking('A1', 5, {
  items: [item(3, 'Satay', { comment: 'No peanuts, allergy' }), item(1, 'Laksa')],
  checkedLines: [1],
  allergyMark: true,
})
const sheet = (
  <SampleBoard orders={[order]} merchant={checkedMerchant}>
    <OrderSheet order={order} onBack={() => {}} />
  </SampleBoard>
)
const pendingOf = (
  state: PendingAction['state'],
  code: string,
  kind: PendingAction['kind'],
): PendingAction => ({
  actionID: `${state} ${code}`,
  merchantID: 'sg-m1',
  orderID: `o-${code}`,
  orderCode: code,
  kind,
  at: sampleNow,
  heldUntil: sampleNow,
  state,
  problem: null,
})
const blockedPlayer: AlarmPlayer = {
  state: () => 'suspended',
  unlock: async () => false,
  play: () => {},
  onState: () => () => {},
}
const several = Array.from({ length: 8 }, (_, nth) =>
  sampleOrder(`N${nth + 1}`, { allergyMark: nth % 2 === 1, answerBy: after(nth / 4 + 0.2) }),
)
const full = [{ weekdays: [4], fromHour: 0, toHour: 24, orders: 1 }]

const states: Record<string, State> = {
  'ringing, cooking, ready and later': {
    part: board(),
    shows: [
      './board.tsx',
      './lane.tsx',
      './lane-contents.tsx',
      './later-lane.tsx',
      './ticket/new-ticket.tsx',
      './ticket/cooking-ticket.tsx',
      './ticket/ready-ticket.tsx',
      './ticket/card-parts.tsx',
      './ticket/number-stepper.tsx',
      './ticket/order-lines.tsx',
      './ticket/strips.tsx',
      './ticket/who-comes.tsx',
    ],
  },
  'several new orders, in the last seconds': {
    part: board({ orders: several }),
    shows: ['./queue-strip.tsx'],
  },
  'an empty board': { part: board({ orders: [] }) },
  'the second tap after an allergy': { part: board(), open: tap(/^Accept/) },
  'ready, with bags and shelf': {
    part: board({ orders: [cooking('A1', 5)] }),
    open: tap('Ready'),
    shows: ['./ticket/ready-action.tsx'],
  },
  'a cancelled order': {
    part: board({ orders: [cancelledOrder, ...sampleOrders] }),
    shows: ['./ticket/ended-ticket.tsx'],
  },
  'not up to date, with taps that are not sent, need a PIN or were refused': {
    part: board({
      staleSince: sampleNow - 60_000,
      pending: [
        pendingOf('waiting', '7KQ4', 'accept'),
        pendingOf('person', '9DTR', 'cancel'),
        pendingOf('conflict', 'H2WE', 'hand_over'),
        pendingOf('conflict', 'gone', 'ready'),
      ],
    }),
    shows: [
      './stale-bar.tsx',
      './unsent-list.tsx',
      './ticket/answered-ticket.tsx',
      './ticket/pending-mark.tsx',
    ],
  },
  'full quarters of an hour': {
    part: board({
      merchant: {
        ...sampleMerchant,
        live: { ...sampleMerchant.live, capacity: full },
        load: [{ from: '2026-11-20T11:00:00.000Z', taken: 1 }],
      },
    }),
  },
  'the reasons to decline': {
    part: board({ orders: [sampleOrder('A1')] }),
    shows: ['./decline-dialog.tsx'],
    async open(screen) {
      await tap('Decline')(screen)
      await tap('Too busy')(screen)
    },
  },
  totals: {
    part: board(),
    shows: ['./totals-list.tsx'],
    open: async (screen) => await screen.getByText('Totals').click(),
  },
  'finished orders': { part: board(), shows: ['./past-list.tsx'], open: tap(/^Finished/) },
  settings: {
    part: board(),
    shows: ['./view-dialog.tsx', './merchant-settings.tsx'],
    open: tap('Board settings'),
  },
  'the lane of tables': {
    part: board(),
    shows: ['./ticket/table-ticket.tsx'],
    stored: { tableLane: true },
  },
  'the sheet of an order': {
    part: sheet,
    shows: ['./order-sheet.tsx', './sheet-lines.tsx', './order-steps.tsx'],
  },
  'lines that are not ticked off': { part: sheet, open: tap('Ready') },
  'a change of a line': {
    part: sheet,
    shows: ['./line-change.tsx'],
    async open(screen) {
      await tap('Change Satay')(screen)
      await screen.getByText('Fewer').click()
      await expect.element(screen.getByText(/New total/)).toBeVisible()
    },
  },
  'the history of a day': {
    part: <HistoryPage merchantID="sg-m1" />,
    shows: ['./history-page.tsx', './history-row.tsx'],
    open: async (screen) => await expect.element(screen.getByText(/^3\s×\sSatay/)).toBeVisible(),
  },
  'an alarm that cannot be heard': {
    part: (
      <Alarm orders={several} clockOffset={0} openPlayer={() => blockedPlayer}>
        {board()}
      </Alarm>
    ),
  },
  pairing: { part: <PairingPage /> },
  'who is working': {
    part: (
      <PersonGate device={tabletOf()} onTurn={() => {}}>
        {sheet}
      </PersonGate>
    ),
  },
}

function tabletOf() {
  return {
    paired: true as const,
    deviceID: 'd1',
    name: 'Counter',
    country: 'sg' as const,
    merchants: [{ ID: 'sg-m1', name: 'Warung Senja' }],
    people: [{ personID: 'p2', name: 'Hassan Idris' }],
    turn: null,
    pinLocked: false,
  }
}

// Files of the kitchen board that need no state here, because they render nothing themselves, or
// only tests use them.
const withoutStates = new Set(['./board-page.tsx', './sample-board-frame.tsx'])

let restore = () => {}
beforeEach(() => {
  localStorage.clear()
  const day = {
    truncated: false,
    orderCount: 31,
    completedCount: 28,
    cancelledCount: 3,
    changedCount: 2,
    totalInMinor: 84_250,
    averageMinutes: 17,
  }
  restore = fakeApi(({ path }) => {
    if (path.includes('/changes/preview'))
      return {
        body: { totalInMinor: 2160, newTotalInMinor: 1440, currency: 'SGD', endsOrder: false },
      }
    if (!path.includes('/history')) return undefined
    const orders = [{ ...order, minutes: 14 }]
    return { body: { date: '2026-11-20', currency: 'SGD', day, orders, nextCursor: null } }
  }).restore
})
afterEach(() => {
  restore()
  localStorage.clear()
})

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const session = cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> }

enableAnimations()

/** Emulates the colour scheme, and waits until the transitions of colours have started. */
async function emulateScheme(value: string): Promise<void> {
  const features = [{ name: 'prefers-color-scheme', value }]
  await session.send('Emulation.setEmulatedMedia', { features })
  await expect.poll(() => matchMedia(`(prefers-color-scheme: ${value})`).matches).toBe(true)
  // Two frames later, the page is drawn with the new colours.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

async function findViolations(): Promise<string[]> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  // Only the body is checked: the document belongs to the test runner, and tests of whole pages
  // cover its title and language.
  const { violations } = await axe.run(document.body, {
    runOnly: standard,
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join()}`))
}

// Taps take time, so states that need taps are checked only with `npm run test:long`.
const isLong = import.meta.env['VITE_CHAOS_RUNS'] === '100'
const checked = Object.entries(states).filter(([, { open }]) => isLong || !open)

test.each(checked)('KITCH-37 axe: %s', async (_name, { part, stored, open }) => {
  if (stored) localStorage.setItem('tingkat.console.board', JSON.stringify(stored))
  const screen = await draw(part)
  await open?.(screen)
  for (const value of ['light', 'dark']) {
    await emulateScheme(value)
    expect(await findViolations(), value).toEqual([])
  }
  await session.send('Emulation.setEmulatedMedia', { features: [] })
})

test('KITCH-37 every file of the board is shown in a state', () => {
  const shown = new Set(Object.values(states).flatMap(({ shows = [] }) => shows))
  const folder = '../../features/board'
  const found = import.meta.glob([
    '../../features/board/**/*.tsx',
    '!../../features/board/**/*.test.tsx',
  ])
  const files = Object.keys(found).map((file) => file.replace(folder, '.'))
  expect(files.filter((file) => !shown.has(file) && !withoutStates.has(file))).toEqual([])
  expect([...shown].filter((file) => !files.includes(file))).toEqual([])
})
