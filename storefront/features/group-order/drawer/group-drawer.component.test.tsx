// Tests of the group order drawer: members, totals, permissions, and confirmation dialogs.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { afterEach, expect, test, vi } from 'vitest'
import {
  aisyah,
  makeGroupOrder,
  makeGroupMember,
  daniel,
  dishOf,
  priya,
  weiJie,
  type MemberSketch,
} from '../../../testing/group-order-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { GroupDrawer } from './group-drawer.tsx'
import type { OwnSummary } from './group-confirm-dialog.tsx'
import type { GroupView } from '../live/group-view.ts'

afterEach(() => vi.restoreAllMocks())

const asCreator = [{ ...aisyah, myself: true, confirmed: false }, weiJie, priya, daniel]
const asMember: OwnSummary = {
  lines: [
    { id: 'a', text: '1 Chicken satay', price: 720 },
    { id: 'b', text: '1 Limau ais', price: 320 },
  ],
  subtotal: 1040,
  isBlocked: false,
}

async function drawDrawer(
  group: GroupOrderView = makeGroupOrder(),
  {
    own = asMember,
    view = {},
    title = 'Group order',
  }: { own?: OwnSummary; view?: Partial<GroupView>; title?: string } = {},
) {
  const callbacks = {
    onClose: vi.fn<() => void>(),
    onShare: vi.fn<() => void>(),
    onReview: vi.fn<() => Promise<void>>().mockResolvedValue(),
    onLeave: vi.fn<() => Promise<void>>().mockResolvedValue(),
    onDelete: vi.fn<() => Promise<void>>().mockResolvedValue(),
    onRemove: vi.fn<(member: { memberID: string }) => Promise<void>>().mockResolvedValue(),
  }
  const fullView: GroupView = {
    group,
    present: ['aisyah'],
    connected: true,
    unsent: 'none',
    problem: null,
    ...view,
  }
  const screen = await draw(
    <GroupDrawer
      open
      view={fullView}
      ownLines={<p>own lines</p>}
      own={own}
      busy={false}
      {...callbacks}
    />,
  )
  const drawer = screen.getByRole('dialog', { name: title })
  await expect.element(drawer).toBeVisible()
  const member = (name: string) => drawer.getByRole('listitem', { name })
  return {
    ...callbacks,
    screen,
    drawer,
    member,
    button: (name: string | RegExp) => drawer.getByRole('button', { name }),
  }
}
const removeLinks = (drawer: { element: () => Element }) =>
  [...drawer.element().querySelectorAll('.mem-remove')].map((link) =>
    link.getAttribute('aria-label'),
  )

test('shows the delivery address and that prices exclude fees (GRP-05 GRP-06)', async () => {
  const { drawer } = await drawDrawer()
  await expect.element(drawer.getByText('Delivery to Tiong Bahru, Singapore, #02-15')).toBeVisible()
  await expect
    .element(
      drawer.getByText(
        'Fees and offers aren’t included yet. You’ll see the final split once the order is placed.',
      ),
    )
    .toBeVisible()
})

test('PICK-02 shows where the creator collects the order instead of an address', async () => {
  const { drawer } = await drawDrawer(makeGroupOrder({ pickup: true }))
  await expect.element(drawer.getByText('Collect from Katong Warung')).toBeVisible()
  await expect.element(drawer.getByText(/Delivery to/)).not.toBeInTheDocument()
})

test('lists members, the eater first (GRP-07 GRP-08 GRP-09 GRP-42)', async () => {
  const { drawer, member } = await drawDrawer()
  const names = [...drawer.element().querySelectorAll('.mem')].map((row) =>
    row.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Daniel', 'Aisyah', 'Wei Jie', 'Priya'])
  await expect.element(member('Daniel')).toMatchTextContent(/\(You\)/)
  expect(drawer.element().textContent.match(/\(You\)/g)).toHaveLength(1)
  await expect.element(member('Wei Jie')).toMatchTextContent(/2\sSatayS\$\s14\.40/)
  await expect.element(member('Wei Jie')).toMatchTextContent(/S\$\s17\.60/)
  await expect.element(member('Aisyah')).toMatchTextContent(/Confirmed/)
  await expect.element(member('Daniel')).toMatchTextContent(/Still\schoosing/)
})

test('shows the quoted subtotal, or the sum of the items (GRP-42)', async () => {
  const { member } = await drawDrawer(
    makeGroupOrder({
      members: [
        { ...aisyah, quoted: 1000 },
        { ...daniel, myself: true },
      ],
    }),
  )
  await expect.element(member('Aisyah')).toMatchTextContent(/S\$\s10\.00/)
  const { foodQuote: _, ...unquoted } = makeGroupMember(aisyah)
  const { shownSubtotal } = await import('../group-money.ts')
  expect(shownSubtotal(unquoted)).toBe(1320)
})

test('shows confirmed members as a green bar and as text (GRP-10 GRP-11 CONST-15)', async () => {
  const { drawer } = await drawDrawer()
  await expect.element(drawer.getByText('3/4 members ready')).toBeVisible()
  const bar = drawer
    .getByRole('progressbar', { name: '3/4 members ready' })
    .element() as HTMLProgressElement
  expect([bar.value, bar.max]).toEqual([3, 4])
  const fill = drawer.element().querySelector<HTMLElement>('.bar i')
  if (!fill) throw new Error('no bar')
  expect(fill.style.width).toBe('75%')
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(fill).backgroundColor.match(/\d+/g)?.map(Number) ?? []
  expect(green).toBeGreaterThan(red)
  expect(green).toBeGreaterThan(blue)
  await expect.element(drawer.getByText('Waiting for you')).toBeVisible()
})

test('sums confirmed items only (GRP-12)', async () => {
  const { drawer } = await drawDrawer(
    makeGroupOrder({
      members: [aisyah, { ...weiJie, confirmed: false }, { ...daniel, myself: true }],
    }),
  )
  await expect.element(drawer.getByText('Confirmed totalS$ 13.20')).toBeVisible()
})

test('lets a member confirm and leave only (GRP-13 GRP-14 GRP-16 ROLE-09)', async () => {
  const { drawer, button } = await drawDrawer()
  await expect.element(button('Confirm my dishes')).toBeVisible()
  await expect.element(button('Leave group')).toBeVisible()
  await expect.element(button('Delete group')).not.toBeInTheDocument()
  expect(removeLinks(drawer)).toEqual([])
})

test('lets the creator delete and remove others (GRP-13 GRP-15 GRP-16 ROLE-09)', async () => {
  const { drawer, button, onRemove, screen } = await drawDrawer(
    makeGroupOrder({ members: asCreator }),
  )
  await expect.element(button('Go to checkout')).toBeVisible()
  await expect.element(button('Delete group')).toBeVisible()
  await expect.element(button('Leave group')).not.toBeInTheDocument()
  expect(removeLinks(drawer)).toEqual(['Remove Wei Jie', 'Remove Priya', 'Remove Daniel'])
  await button('Remove Daniel').click()
  await screen
    .getByRole('dialog', { name: 'Remove Daniel?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect
    .poll(() => onRemove.mock.calls.map(([member]) => member.memberID))
    .toEqual(['daniel'])
})

test('asks a member before the final confirmation (GRP-34 GRP-37)', async () => {
  const { button, onReview, screen } = await drawDrawer()
  await button('Confirm my dishes').click()
  const dialog = screen.getByRole('dialog', { name: 'Confirm your dishes?' })
  await expect
    .element(
      dialog.getByText(
        'You can’t change them after this. Aisyah will place the order for everyone.',
      ),
    )
    .toBeVisible()
  await expect.element(dialog.getByText('1 Limau ais')).toBeVisible()
  expect(onReview).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onReview).not.toHaveBeenCalled()
  await button('Confirm my dishes').click()
  await screen
    .getByRole('dialog', { name: 'Confirm your dishes?' })
    .getByRole('button', { name: 'Confirm' })
    .click()
  await expect.poll(() => onReview.mock.calls.length).toBe(1)
})

test('GRP-13 a dish set to 0 is neither confirmed nor ordered', async () => {
  const own = { ...asMember, isBlocked: true }
  for (const [group, name] of [
    [makeGroupOrder(), 'Confirm my dishes'],
    [makeGroupOrder({ members: asCreator }), 'Go to checkout'],
  ] as const) {
    const { button, drawer, screen, onReview } = await drawDrawer(group, { own })
    const step = button(name)
    await expect.element(step).toHaveAttribute('aria-disabled', 'true')
    await step.click({ force: true })
    await expect.element(drawer.getByText(/set to 0/)).toBeVisible()
    expect(onReview).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog').elements()).toHaveLength(1)
    await screen.unmount()
  }
})

test('warns the creator of an incomplete group before checkout (GRP-35 GRP-37)', async () => {
  const { button, onReview, screen } = await drawDrawer(makeGroupOrder({ members: asCreator }))
  await button('Go to checkout').click()
  const dialog = screen.getByRole('dialog', { name: 'Check out without everyone?' })
  await expect.element(dialog.getByText(/They won’t be able to add any more dishes/)).toBeVisible()
  expect(onReview).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => onReview.mock.calls.length).toBe(1)
})

test('takes the creator of a complete group to checkout directly (GRP-36)', async () => {
  const { button, onReview, screen } = await drawDrawer(
    makeGroupOrder({ members: [{ ...aisyah, myself: true, confirmed: false }, weiJie, priya] }),
  )
  await button('Go to checkout').click()
  await expect.poll(() => onReview.mock.calls.length).toBe(1)
  await expect
    .element(screen.getByRole('dialog', { name: /Check out without/ }))
    .not.toBeInTheDocument()
})

test('shows read-only items to a confirmed member (GRP-38)', async () => {
  const { drawer, member, button } = await drawDrawer(
    makeGroupOrder({ members: [aisyah, { ...weiJie, myself: true }] }),
  )
  await expect.element(member('Wei Jie')).toMatchTextContent(/2\sSatay/)
  await expect.element(drawer.getByText('own lines')).not.toBeInTheDocument()
  await expect
    .element(drawer.getByText('Your dishes are confirmed. Aisyah will place the order.'))
    .toBeVisible()
  await expect.element(button('Confirm my dishes')).not.toBeInTheDocument()
})

test('tells members without dishes that checkout has started (GRP-39)', async () => {
  const { drawer, button } = await drawDrawer(makeGroupOrder({ groupState: 'CONFIRMED' }), {
    own: { lines: [], subtotal: 0, isBlocked: false },
  })
  await expect
    .element(drawer.getByText('Aisyah is checking out, so you can’t add more dishes.'))
    .toBeVisible()
  await expect.element(drawer.getByText('own lines')).not.toBeInTheDocument()
  await expect.element(button('Confirm my dishes')).not.toBeInTheDocument()
})

test('asks before leaving and deleting (ROLE-07 ROLE-08)', async () => {
  const member = await drawDrawer()
  await member.button('Leave group').click()
  await member.screen
    .getByRole('dialog', { name: 'Leave the group order?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect.poll(() => member.onLeave.mock.calls.length).toBe(1)
  await member.screen.unmount()

  const creator = await drawDrawer(makeGroupOrder({ members: asCreator }))
  const dialog = creator.screen.getByRole('dialog', { name: 'Delete the group order?' })
  await creator.button('Delete group').click()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(creator.onDelete).not.toHaveBeenCalled()
  await creator.button('Delete group').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => creator.onDelete.mock.calls.length).toBe(1)
})

test('shows presence, a lost connection and unsaved changes (GRP-17)', async () => {
  const { member, drawer } = await drawDrawer(makeGroupOrder(), {
    view: { connected: false, unsent: 'waiting' },
  })
  await expect.element(member('Aisyah')).toMatchTextContent(/active\snow/)
  await expect.element(member('Priya')).not.toMatchTextContent(/active\snow/)
  await expect.element(drawer.getByText('Reconnecting')).toBeVisible()
  await expect
    .element(drawer.getByText('Your last change hasn’t reached the group yet. We’ll keep trying.'))
    .toBeVisible()
})

test('shows the remaining time and the remaining limit', async () => {
  const deadline = new Date(Date.now() + 14.5 * 60_000).toISOString()
  const { drawer } = await drawDrawer(makeGroupOrder({ deadline, spendLimitInMin: 2000 }))
  await expect.element(drawer.getByText(/Open until \d\d:\d\d, 15 minutes left/)).toBeVisible()
  await expect
    .element(drawer.getByText('Limit S$ 20.00 per person, you have S$ 9.60 left'))
    .toBeVisible()
})

test('says nothing of choosing, waiting or limits after the creator has continued (GRP-39)', async () => {
  const { drawer, member } = await drawDrawer(
    makeGroupOrder({
      groupState: 'CONFIRMED',
      deadline: new Date(Date.now() + 900_000).toISOString(),
      spendLimitInMin: 2000,
    }),
  )
  await expect.element(member('Daniel')).toMatchTextContent('No dishes added')
  const text = drawer.element().textContent
  for (const outdated of ['Still choosing', 'Waiting for', 'left', 'Invite'])
    expect(text).not.toContain(outdated)
})

test('lets every eater at a table edit own lines and order (GRP-01 DINE-01)', async () => {
  const tableMembers: MemberSketch[] = [
    { name: 'Mei', creator: true, items: [dishOf('Laksa', 1, 800)] },
    { name: 'Tan', myself: true, items: [dishOf('Kopi', 1, 180)] },
  ]
  const group = makeGroupOrder({
    kind: 'table',
    table: { tableID: 'T-7', tableNumber: '7' },
    members: tableMembers,
  })
  // In a group order of a table, items are confirmed as soon as they are added.
  const confirmedGroup = {
    ...group,
    members: group.members.map((member) => ({
      ...member,
      confirmedItems: member.items,
      items: [],
    })),
  }
  const { drawer, member, button, onReview } = await drawDrawer(confirmedGroup, {
    title: 'Table 7',
  })
  await expect.element(drawer.getByText('Served to table 7')).toBeVisible()
  await expect.element(drawer.getByText('Table totalS$ 9.80')).toBeVisible()
  await expect.element(member('Mei')).toMatchTextContent(/1\sLaksa/)
  await expect.element(member('Tan')).toMatchTextContent(/own\slines/)
  expect(removeLinks(drawer)).toEqual([])
  await expect.element(button('Delete group')).not.toBeInTheDocument()
  await button('Order for the table').click()
  await expect.poll(() => onReview.mock.calls.length).toBe(1)
})
