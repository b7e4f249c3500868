// Tests that the pages which a person sees after the log-out, and a tablet after it was unpaired,
// delete the kitchen board that the browser keeps.
import type { BoardState } from '../platform/board-feed/board-state.ts'
import type { OutboxEntry } from '../platform/outbox/outbox-entry.ts'
import { useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBoardCache } from '../platform/board-feed/board-cache.ts'
import { forgetBoards } from '../platform/board-feed/forget-boards.ts'
import { BoardFeedProvider, useBoard } from '../platform/board-feed/use-board.tsx'
import { deviceOf, isKnownDevice } from '../platform/log-in/last-device.ts'
import { openKitchenDatabase, type KitchenDatabase } from '../platform/outbox/kitchen-database.ts'
import { draw, fakeApi } from '../testing/draw.tsx'
import Tablet, { clientLoader } from './kitchen/tablet.tsx'
import LogIn from './log-in.tsx'

const board: BoardState = { orders: [], merchants: [], truncated: false, clockOffset: 0 }
let database: KitchenDatabase
/** What the server answers to the question whether this browser is a paired tablet. */
let deviceAnswer: { status: number; body: object }
let restore = () => {}

beforeEach(async () => {
  database = await openKitchenDatabase()
  await database.put('board', { board, savedAt: Date.now() }, 'sg-m1')
  await database.add('outbox', { actionID: 'a1' } as OutboxEntry<unknown>)
  deviceAnswer = { status: 401, body: { code: 'unauthenticated', context: {} } }
  ;({ restore } = fakeApi(({ path }) => {
    if (path === '/staff/devices/me') return deviceAnswer
    if (path.startsWith('/kitchen/board'))
      return { body: { now: new Date().toISOString(), position: '1', merchants: [], orders: [] } }
    return undefined
  }))
})
afterEach(async () => {
  restore()
  localStorage.clear()
  await database.clear('board')
  await database.clear('outbox')
  database.close()
})

const boards = async () => await database.count('board')
const expectForgotten = async () => {
  await expect.poll(boards).toBe(0)
  // Actions that are not sent yet must not be lost.
  expect(await database.count('outbox')).toBe(1)
}
const device = {
  paired: true,
  deviceID: 'd1',
  name: 'Kitchen 1',
  country: 'sg' as const,
  merchants: [],
  people: [],
  turn: null,
  pinLocked: false,
}
const logInPage = (
  <LogIn
    {...({
      loaderData: { tree: 'kitchen', methods: { passkey: true, oidc: true, code: true } },
    } as unknown as ComponentProps<typeof LogIn>)}
  />
)
async function openTablet() {
  await clientLoader()
  return await draw(<Tablet />)
}

test('the log-in page forgets the board of the person who has logged out', async () => {
  await draw(logInPage)
  await expectForgotten()
})

test('the board of a shift is forgotten after its last change was stored', async () => {
  function Shift() {
    const [isOver, setOver] = useState(false)
    if (isOver) return logInPage
    return (
      <BoardFeedProvider merchantIDs={['sg-m1']}>
        <Shown />
        <button type="button" onClick={() => setOver(true)}>
          Log out
        </button>
      </BoardFeedProvider>
    )
  }
  function Shown() {
    return useBoard().board && <p>The board</p>
  }
  const screen = await draw(<Shift />)
  await expect.element(screen.getByText('The board')).toBeVisible()
  await screen.getByText('Log out').click()
  await expectForgotten()
  // The second change is only stored by `stop`. Its write must not come after the deletion.
  const cache = openBoardCache(database, ['sg-m1'], () => () => {})
  cache.save(board, 1)
  cache.save(board, 2)
  cache.stop()
  await forgetBoards()
  expect(await boards()).toBe(0)
})

test('a paired tablet keeps the board, also if somebody opens the log-in page', async () => {
  deviceOf({ ok: true, data: device })
  await forgetBoards()
  expect(await boards()).toBe(1)
})

test('a tablet that was unpaired forgets the board on the pairing page (STAFF-19)', async () => {
  deviceOf({ ok: true, data: device })
  deviceAnswer = { status: 401, body: { code: 'device_revoked', context: {} } }
  await openTablet()
  await expectForgotten()
})

test('a paired tablet keeps the board while the server is away', async () => {
  deviceOf({ ok: true, data: device })
  deviceAnswer = { status: 503, body: { code: 'unavailable', context: {} } }
  await openTablet()
  expect(isKnownDevice()).toBe(true)
  await forgetBoards()
  expect(await boards()).toBe(1)
})

test.each(['/\\evil.example', '/\t/evil.example', '//evil.example', 'https://evil.example'])(
  'the log-in page does not lead to %j',
  async (to) => {
    const path = `/kitchen/log-in?${new URLSearchParams({ to })}`
    const screen = await draw(logInPage, { path })
    const link = screen.getByRole('link', { name: 'Work account' }).element()
    const { searchParams } = new URL(link.getAttribute('href')!, location.href)
    expect(searchParams.get('returnTo')).toBe('/kitchen/start')
  },
)
