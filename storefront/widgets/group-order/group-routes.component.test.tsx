// Tests of group orders across pages in a browser: drawer, dishes, invite bar, share link.
import { problemOf } from '@tingkat/contract/problem'
import { startLine } from '@tingkat/ordering/dish/dish'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { kopi } from '@tingkat/ordering/testing/fixtures'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meStore } from '../../features/account/use-me.ts'
import { QuickAdd } from '../../features/cart/quick-add.tsx'
import { cartStoreOf, groupLinesOf, useLineStore } from '../../features/cart/use-cart.ts'
import { groupView } from '../../features/group-order/live/group-view.ts'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import {
  closeDrawer,
  openDrawer,
  readOverlays,
  toggleShareModal,
} from '../../platform/navigation/overlays.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { aisyah, makeGroupOrder, daniel } from '../../testing/group-order-fixtures.ts'
import { draw, type Around } from '../../testing/draw.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { BasketOverlays } from '../basket/basket-overlays.tsx'
import { GroupOrderButton, MenuGroupSlot } from './menu-group-slot.tsx'
import GroupJoin from '../../routes/country/group-join.tsx'

const active = activeGroup('sg')
const own = cartStoreOf('sg')
const lines = groupLinesOf('sg', 'sg-g1')
const member = {
  name: 'Daniel',
  loggedIn: true,
  safeId: 'daniel',
  ongoingOrderCount: 0,
} as Parameters<typeof meStore.set>[0]
let group: GroupOrderView
let sent: { method: string; url: string; body: unknown }[]
let streams: FakeStream[]
let refusal: { status: number; body: unknown; of?: string } | null

class FakeStream {
  listeners = new Map<string, (event: { data?: unknown }) => void>()
  readyState = 1
  url: string
  constructor(url: string) {
    this.url = url
    streams.push(this)
  }
  addEventListener(type: string, listener: (event: { data?: unknown }) => void) {
    this.listeners.set(type, listener)
  }
  close() {
    this.readyState = 2
  }
  tell(type: string, data: unknown) {
    this.listeners.get(type)?.({ data: JSON.stringify(data) })
  }
}

beforeEach(() => {
  group = makeGroupOrder()
  sent = []
  streams = []
  refusal = null
  localStorage.clear()
  for (const stored of [own, lines]) stored.replace(null)
  active.write(null)
  sharedErrors.clear()
  meStore.set(member)
  vi.stubGlobal('EventSource', FakeStream)
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = input as string
    const method = init?.method ?? 'GET'
    if (method !== 'GET' && url.includes('/group-orders'))
      sent.push({ method, url, body: JSON.parse((init?.body ?? 'null') as string) })
    const { status, body } =
      refusal && url.includes('/group-orders/') && (refusal.of ?? method) === method
        ? refusal
        : { status: 200, body: answerOf(method, url, init?.body) }
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => {
  closeDrawer()
  if (readOverlays().share) toggleShareModal()
  active.write(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answerOf(method: string, url: string, body: unknown): unknown {
  if (url.startsWith('/api/v1/merchants/')) return testMerchant
  if (url.startsWith('/api/v1/cart')) return { version: 0, writeID: '', cart: null, notices: [] }
  if (method === 'PATCH') {
    const settings = JSON.parse(String(body)) as Partial<GroupOrderView['info']>
    group = {
      ...group,
      info: { ...group.info, ...settings, version: group.info.version + 1 },
    }
    return group
  }
  if (method === 'PUT') {
    const { items, version } = JSON.parse(String(body)) as {
      items: { ID: string; quantity: number }[]
      version: number
    }
    group = {
      ...group,
      info: { ...group.info, version: group.info.version + 1 },
      members: group.members.map((member) =>
        member.myself
          ? {
              ...member,
              version: version + 1,
              items: items.map((item) => ({ ...member.items[0], ...item }) as never),
            }
          : member,
      ),
    }
    return { group, notices: [] }
  }
  if (url.endsWith('/invitation')) return group.info
  return group
}

const inGroup = (open = true) =>
  active.write({ groupID: 'sg-g1', merchantID: testMerchant.ID, kind: 'group', open })

async function open(around: Around = {}) {
  const screen = await draw(<BasketOverlays />, around)
  openDrawer()
  return {
    screen,
    ours: screen.getByRole('dialog', { name: 'Group order' }),
    single: screen.getByRole('dialog', { name: 'Your basket' }),
  }
}

test('GRP-04: opens the group’s drawer with the flag on and an active group order', async () => {
  inGroup()
  const { ours, single } = await open()
  await expect.element(ours).toBeVisible()
  await expect.element(ours.getByRole('listitem', { name: 'Aisyah' })).toBeVisible()
  await expect.element(single).not.toBeInTheDocument()
})

test.each([
  ['without a group', false, true],
  ['with the flag off', true, false],
])('GRP-04: %s the eater’s own cart opens', async (_, grouped, groupOrdering) => {
  if (grouped) inGroup()
  const { ours, single } = await open({ flags: { groupOrdering } })
  await expect.element(single).toBeVisible()
  await expect.element(ours).not.toBeInTheDocument()
  expect(streams).toEqual([])
})

function Menu({ merchant = testMerchant }) {
  const { groupOrdering } = useFlags()
  const into = useLineStore('sg', merchant.ID, groupOrdering)
  return (
    <>
      <BasketOverlays />
      <GroupOrderButton merchant={merchant} />
      <MenuGroupSlot merchant={merchant} />
      <QuickAdd merchant={merchant} dish={kopi} into={into} onChoose={() => {}} />
    </>
  )
}
const menu = '/sg/en/restaurant/sambal-warung/warung'

test('PICK-02 the creator’s choice of pickup on the menu is sent once to the group order', async () => {
  group = makeGroupOrder({ members: [{ ...aisyah, myself: true }, daniel], groupState: 'ONGOING' })
  inGroup()
  const patches = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const { getByRole } = await draw(<Menu merchant={{ ...testMerchant, pickup: true }} />, {
    path: menu,
    flags: { pickup: true },
  })
  await expect.element(getByRole('button', { name: /2 people/ })).toBeVisible()
  expect(patches()).toEqual([])
  pickupWish('sg').write(true)
  await expect.poll(() => groupView.read().group?.info.pickup).toBe(true)
  pickupWish('sg').write(null)
  await expect.poll(() => groupView.read().group?.info.pickup).toBe(false)
  expect(patches()).toEqual([{ pickup: true }, { pickup: false }])
})

test('GRP-01: quick-add at the group’s merchant adds to the group order', async () => {
  inGroup()
  own.replace(makeCart({ merchant: { ID: 'stall', name: 'Stall' } }))
  const before = own.read()
  const { getByRole } = await draw(<Menu />, { path: menu })
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  await getByRole('button', { name: /Kopi/ }).click()
  await expect
    .poll(() => lines.read()?.merchants[0]?.items.map((line) => `${line.quantity} ${line.ID}`))
    .toEqual(['1 kopi'])
  await expect
    .poll(() => sent.map(({ method, url }) => `${method} ${url}`))
    .toEqual(['PUT /api/v1/group-orders/sg-g1/members/me/items'])
  expect(own.read()).toEqual(before)
})

test('refuses dishes above the spending limit, and shows the remaining amount', async () => {
  inGroup()
  refusal = {
    of: 'PUT',
    status: 422,
    body: problemOf('spend_limit_exceeded', {
      limit: 2000,
      subtotal: 2180,
      left: 100,
      currency: 'SGD',
    }),
  }
  const { getByRole, getByText } = await draw(<Menu />, { path: menu })
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  await getByRole('button', { name: /Kopi/ }).click()
  await expect
    .element(getByText('Not added: Kopi. You have S$ 1.00 left of your S$ 20.00 limit.'))
    .toBeVisible()
  expect(lines.read()).toBeNull()
})

test('ROLE-08: leaving moves the dishes back to the cart', async () => {
  inGroup()
  lines.replace(makeCart())
  const { ours, screen } = await open()
  await ours.getByRole('button', { name: 'Leave group' }).click()
  await screen
    .getByRole('dialog', { name: 'Leave the group order?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect.poll(() => active.read()).toBeNull()
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toContain(
    'DELETE /api/v1/group-orders/sg-g1/members/me',
  )
  expect(own.read()?.merchants[0]?.items).toHaveLength(2)
})

test('ROLE-08: leaving again after a lost response moves the dishes back too', async () => {
  inGroup()
  lines.replace(makeCart())
  const { ours, screen } = await open()
  refusal = { status: 403, body: { code: 'group_not_joined', context: {} }, of: 'DELETE' }
  await ours.getByRole('button', { name: 'Leave group' }).click()
  await screen
    .getByRole('dialog', { name: 'Leave the group order?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect.poll(() => active.read()).toBeNull()
  expect(own.read()?.merchants[0]?.items).toHaveLength(2)
})

test('ROLE-07: the creator deletes the group order', async () => {
  inGroup()
  group = makeGroupOrder({ members: [{ ...aisyah, myself: true, confirmed: false }, daniel] })
  const { ours, screen } = await open()
  await ours.getByRole('button', { name: 'Delete group' }).click()
  await screen
    .getByRole('dialog', { name: 'Delete the group order?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => active.read()).toBeNull()
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /api/v1/group-orders/sg-g1',
  ])
})

test('ROLE-08: shows a refusal in the drawer, and keeps the group order', async () => {
  inGroup()
  refusal = { of: 'DELETE', status: 409, body: problemOf('group_paying') }
  const { ours, screen } = await open()
  await ours.getByRole('button', { name: 'Leave group' }).click()
  await screen
    .getByRole('dialog', { name: 'Leave the group order?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect
    .element(ours.getByRole('alert'))
    .toMatchTextContent(screen.t('problem:gfc_error.errors.group_paying.title'))
  expect(active.read()).not.toBeNull()
})

test('GRP-38: adds no dishes after confirmation', async () => {
  inGroup(false)
  lines.add(testMerchant, startLine(kopi, 'a'))
  expect(lines.read()).toBeNull()
  expect(sharedErrors.read()?.code).toBe('items_confirmed')
})

test('GRP-18 GRP-20: shows the invite bar of an active group order', async () => {
  inGroup()
  const { getByRole } = await draw(<Menu />, { path: menu })
  await expect.element(getByRole('button', { name: 'Invite Friends' })).toBeVisible()
  await expect.element(getByRole('button', { name: /4 people/ })).toBeVisible()
})

test('GRP-18: shows no invite bar without a group order or at another merchant', async () => {
  active.write({ groupID: 'sg-g1', merchantID: 'stall', kind: 'group', open: true })
  const { container } = await draw(<Menu />, { path: menu })
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  expect(container.querySelector('.grp-invite')).toBeNull()
})

test('GRP-17 GRP-19: shows live changes, and leaves a deleted group order', async () => {
  inGroup()
  lines.replace(makeCart())
  const { getByRole, getByText } = await draw(<Menu />, { path: menu })
  await expect.element(getByRole('button', { name: /4 people/ })).toBeVisible()
  const { info } = group
  streams.at(-1)?.tell('group', {
    ...group,
    info: { ...info, version: 20 },
    members: [
      ...group.members,
      { ...group.members[1], memberID: 'm5', memberName: 'Mei', nameAlias: '' },
    ],
  })
  await expect.element(getByRole('button', { name: /5 people/ })).toBeVisible()
  await expect.element(getByText('Mei joined')).toBeVisible()
  streams
    .at(-1)
    ?.tell('group', { ...group, info: { ...info, version: 21, groupState: 'CANCELLED' } })
  await expect.element(getByText('The group order was deleted')).toBeVisible()
  expect(active.read()).toBeNull()
  expect(own.read()?.merchants[0]?.items, 'the dishes go back to the basket').toHaveLength(2)
})

test('GRP-17 GRP-43: a member with the drawer open sees the bill once the group has ordered', async () => {
  inGroup()
  lines.replace(makeCart())
  const { ours, single, screen } = await open()
  await expect.element(ours.getByRole('listitem', { name: 'Aisyah' })).toBeVisible()
  tellOrdered()
  await expect.poll(() => active.read()).toBeNull()
  await expect.element(ours).not.toBeInTheDocument()
  expect(single.elements()).toEqual([])
  expect(readOverlays().basket).toBe(false)
  await expect
    .poll(() => screen.router.state.location.pathname)
    .toBe('/sg/en/order/sg-o1/split-bill')
})

test('GRP-17 GRP-43: other members get a link to the bill', async () => {
  inGroup()
  const screen = await draw(<BasketOverlays />)
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  streams.at(-1)?.tell('group', group)
  tellOrdered()
  await screen.getByRole('button', { name: 'See the bill' }).click()
  await expect
    .poll(() => screen.router.state.location.pathname)
    .toBe('/sg/en/order/sg-o1/split-bill')
})

function tellOrdered() {
  streams.at(-1)?.tell('group', {
    ...group,
    info: { ...group.info, version: 20, groupState: 'ORDERED', orderID: 'sg-o1' },
  })
}

test('GRP-30: starts a group order with the cart’s dishes, and shows the link', async () => {
  own.replace(makeCart())
  group = makeGroupOrder({ members: [{ ...aisyah, myself: true, confirmed: false, items: [] }] })
  const { getByRole } = await draw(<Menu />, { path: menu })
  await getByRole('button', { name: 'Group order' }).click()
  const dialog = getByRole('dialog', { name: 'Start a group order' })
  await dialog.getByRole('button', { name: 'Start and invite' }).click()
  await expect.element(getByRole('dialog', { name: 'Share This Link' })).toBeVisible()
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/group-orders',
    body: { kind: 'group', countryCode: 'sg', merchantID: 'warung' },
  })
  expect(active.read()).toMatchObject({ groupID: 'sg-g1' })
  expect(own.read()).toBeNull()
  expect(lines.read()?.merchants[0]?.items).toHaveLength(2)
})

test('GRP-30: says that an open group order has got the new settings', async () => {
  group = makeGroupOrder({ members: [{ ...aisyah, myself: true }], version: 4 })
  const screen = await draw(<Menu />, { path: menu })
  await screen.getByRole('button', { name: 'Group order' }).click()
  await screen.getByRole('button', { name: 'Start and invite' }).click()
  await expect
    .element(screen.getByText('You already had a group order here. It now has these settings.'))
    .toBeVisible()
})

test('GRP-30: a guest logs in before starting a group order', async () => {
  meStore.set(null)
  const { getByRole, router } = await draw(<Menu />, { path: menu })
  await getByRole('button', { name: 'Group order' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/auth/login')
  expect(new URLSearchParams(router.state.location.search).get('success_redirect')).toMatch(
    /\/restaurant\/.*\/warung\?groupOrder=new$/,
  )
})

async function follow(path = '/sg/en/group-order/sg-g1') {
  const screen = await draw(
    <Routes>
      <Route path="/sg/en/group-order/:groupID" element={<GroupJoin />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  )
  return { screen, at: () => screen.router.state.location.pathname }
}

test('PROD-07 ROLE-08: a guest with a share link logs in and comes back', async () => {
  meStore.set(null)
  const { screen } = await follow()
  const link = screen.getByRole('link', { name: 'Log in to join' })
  await expect.element(link).toBeVisible()
  expect(
    new URL((link.element() as HTMLAnchorElement).href).searchParams.get('success_redirect'),
  ).toBe('/sg/en/group-order/sg-g1')
})

test('PROD-07: a guest sees host, merchant, name and closing time before logging in', async () => {
  meStore.set(null)
  const deadline = '2026-11-27T04:30:00.000Z'
  const timeZone = 'Asia/Yangon'
  const info = { groupName: 'Friday lunch', deadline, timeZone }
  group = makeGroupOrder({ membership: 'none', ...info, members: [] })
  const { screen } = await follow()
  await expect
    .element(screen.getByRole('heading', { name: 'Aisyah invited you to a group order' }))
    .toBeVisible()
  await expect.element(screen.getByText('Friday lunch')).toBeVisible()
  await expect.element(screen.getByText('Katong Warung')).toBeVisible()
  await expect.element(screen.getByText('Open until 11:00')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Log in to join' })).toBeVisible()
})

test('PROD-07: a guest learns that a group order is closed, and can log in', async () => {
  meStore.set(null)
  group = makeGroupOrder({ groupState: 'ORDERED', members: [] })
  const { screen } = await follow()
  await expect
    .element(screen.getByRole('heading', { name: 'This group has already ordered' }))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('PROD-07 GRP-31: an invited eater joins and sees the merchant’s menu', async () => {
  group = makeGroupOrder({ membership: 'none', members: [], memberCount: 3 })
  const { screen, at } = await follow()
  const dialog = screen.getByRole('dialog', { name: 'Aisyah invited you to a group order' })
  await expect.element(dialog.getByText('3 people so far')).toBeVisible()
  group = makeGroupOrder()
  await dialog.getByRole('button', { name: 'Join and add dishes' }).click()
  await expect.poll(at).toMatch(/\/restaurant\/.*\/warung$/)
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toContain(
    'POST /api/v1/group-orders/sg-g1/members',
  )
  expect(active.read()).toEqual({
    groupID: 'sg-g1',
    merchantID: 'warung',
    kind: 'group',
    open: true,
  })
})

test.each([
  ['deleted', { groupState: 'CANCELLED' }, 'This group order was deleted'],
  ['ordered', { groupState: 'ORDERED' }, 'This group has already ordered'],
  ['closed', { groupState: 'CONFIRMED', membership: 'none' }, 'This group order is closed'],
  ['removed', { membership: 'removed' }, 'You were removed from this group order'],
] as const)('PROD-07: a group that is %s says so', async (_, info, title) => {
  group = makeGroupOrder({ ...info, members: [daniel] })
  const { screen } = await follow()
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(active.read()).toBeNull()
})

test('PROD-07: shows a message for an unknown group order', async () => {
  refusal = { status: 404, body: problemOf('not_found') }
  const { screen } = await follow()
  await expect
    .element(screen.getByRole('heading', { name: 'We can’t find this group order' }))
    .toBeVisible()
})
