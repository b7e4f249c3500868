// Tests of the page on which a person chooses the merchant whose kitchen board opens, in a browser.
import type { BoardMerchantList } from '@tingkat/contract/console/kitchen'
import { afterEach, expect, test, vi } from 'vitest'
import { draw, fakeApi, owner } from '../../testing/draw.tsx'
import { MerchantBoards } from './merchant-boards.tsx'

let restore = () => {}
afterEach(() => restore())

const merchants: BoardMerchantList['merchants'] = [
  {
    merchantID: 'sg-m2',
    name: 'Laksa Lorong Lima',
    country: 'sg',
    openOrders: 2,
    lastOrderAt: '2026-03-18T04:20:00Z',
  },
  { merchantID: 'sg-m1', name: 'Warung Senja', country: 'sg', openOrders: 0, lastOrderAt: null },
]
const admin = { ...owner, memberships: [{ role: 'platform_admin', scope: 'platform' }] } as const

function openList(simulated: boolean) {
  const api = fakeApi(({ method, path }) => {
    if (path === '/kitchen/merchants') return { body: { simulated, merchants } }
    if (method === 'PUT')
      return { body: { merchantID: 'sg-m2', packingCheck: false, playedBy: 'person' } }
    return undefined
  })
  restore = api.restore
  return api
}

test('OPS-27 after a board of the demo is opened, staff answer its orders instead of the simulator', async () => {
  const api = openList(true)
  const onChoose = vi.fn<(merchantID: string) => void>()
  const screen = await draw(<MerchantBoards onChoose={onChoose} />, {
    me: { ...admin, memberships: [...admin.memberships] },
  })
  await expect.element(screen.getByText('2 open orders')).toBeVisible()
  await expect.element(screen.getByText(/A simulator answers orders/)).toBeVisible()
  expect(document.querySelector('li b')?.textContent).toBe('Laksa Lorong Lima')
  await screen.getByRole('button', { name: 'Open the board of Laksa Lorong Lima' }).click()
  await expect.poll(() => onChoose.mock.lastCall).toEqual(['sg-m2'])
  expect(api.requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/kitchen/merchants/sg-m2/board-settings',
    body: { playedBy: 'person' },
  })
})

test('OPS-27 without a simulator, opening a board changes no setting', async () => {
  const api = openList(false)
  const onChoose = vi.fn<(merchantID: string) => void>()
  const screen = await draw(<MerchantBoards onChoose={onChoose} />, {
    me: { ...admin, memberships: [...admin.memberships] },
  })
  await screen.getByRole('button', { name: 'Open the board of Warung Senja' }).click()
  await expect.poll(() => onChoose.mock.lastCall).toEqual(['sg-m1'])
  expect(api.requests.filter(({ method }) => method === 'PUT')).toEqual([])
})
