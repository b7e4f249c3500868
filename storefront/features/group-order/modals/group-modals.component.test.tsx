// The invite bar and the modals of a group in a browser: who is in, the link to share, creating and joining.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { afterEach, expect, test, vi } from 'vitest'
import { aisyah, makeGroupOrder, daniel, weiJie } from '../../../testing/group-order-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { CreateModal, type GroupSettings } from './create-modal.tsx'
import { closeGroupModals, openCreateModal, openJoinModal, useGroupModals } from './group-modals.ts'
import { InviteBar } from '../invite-bar.tsx'
import { JoinModal } from './join-modal.tsx'
import { shareChannels, shareTarget } from './share-links.ts'
import { ShareModal } from './share-modal.tsx'

afterEach(() => {
  closeGroupModals()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const link = 'https://tingkat.test/sg/en/group-order/sg-g1'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 16)'

const drawBar = (group: GroupOrderView) =>
  draw(<InviteBar group={group} onInvite={() => {}} onOpen={() => {}} />)

test('GRP-20 GRP-21: the bar counts members, creator included, and sums confirmed items in the kitchen’s money', async () => {
  const { getByRole } = await drawBar(
    makeGroupOrder({ members: [aisyah, weiJie, { ...daniel, myself: true }] }),
  )
  await expect
    .element(getByRole('button', { name: /3 guests/ }))
    .toMatchTextContent(/3 guests\s*S\$\s30\.80 confirmed/)
})

test('GRP-22: a member invites friends, the creator invites', async () => {
  const member = await drawBar(makeGroupOrder())
  await expect
    .element(member.getByRole('button', { name: 'Invite Friends', exact: true }))
    .toBeVisible()
  await member.unmount()
  const creator = await drawBar(makeGroupOrder({ members: [{ ...aisyah, myself: true }, daniel] }))
  await expect.element(creator.getByRole('button', { name: 'Invite', exact: true })).toBeVisible()
})

test.each(['CANCELLED', 'ORDERED'] as const)('GRP-19: %s hides the bar', async (groupState) => {
  const { container } = await drawBar(makeGroupOrder({ groupState }))
  expect(container.querySelector('.invite')).toBeNull()
})

async function openShare(userAgent = android) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { getByRole } = await draw(
    <ShareModal open onClose={() => {}} link={link} merchant="Sambal Warung" />,
  )
  const dialog = getByRole('dialog', { name: 'Share This Link' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

test('GRP-23 GRP-24 GRP-25: its title, what it is for, and the link, which cannot be written', async () => {
  const dialog = await openShare()
  await expect
    .element(dialog.getByText('Share it with friends, so they can add dishes to this order.'))
    .toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Link of the group order' })
  await expect.element(field).toHaveValue(link)
  expect((field.element() as HTMLInputElement).readOnly).toBe(true)
})

test('GRP-26 GRP-40: Copy becomes Copied once the link is in the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const dialog = await openShare()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(write).toHaveBeenCalledWith(link)
})

test('GRP-26 GRP-40: a refused clipboard falls back to the old way, and then to the eater’s own hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  const old = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const dialog = await openShare()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByText(/The link is marked/)).toBeVisible()
  const field = dialog.getByRole('textbox').element() as HTMLInputElement
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length])
  old.mockReturnValue(true)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('GRP-27 GRP-28 GRP-29: WhatsApp, Telegram and Slack everywhere, iMessage on Apple’s devices only', async () => {
  const dialog = await openShare(iPhone)
  const names = [...dialog.element().querySelectorAll('.share a')].map((one) => one.textContent)
  expect(names).toEqual(['WhatsApp', 'Telegram', 'Slack', 'iMessage'])
  expect(shareChannels({ userAgent: android })).toEqual(['whatsapp', 'telegram', 'slack'])
})

test('GRP-41: each messenger is opened with the group’s link', async () => {
  const dialog = await openShare(iPhone)
  const targets = [...dialog.element().querySelectorAll('.share a')].map(
    (one) => one.getAttribute('href') ?? '',
  )
  expect(targets.map((target) => target.split(/[?&]/)[0])).toEqual([
    'https://wa.me/',
    'https://t.me/share/url',
    'slack://open',
    'sms:',
  ])
  for (const target of targets) expect(decodeURIComponent(target)).toContain(link)
  expect(shareTarget('telegram', link, 'Bún & chả')).toBe(
    `https://t.me/share/url?url=${encodeURIComponent(link)}&text=B%C3%BAn%20%26%20ch%E1%BA%A3`,
  )
})

function Modals({
  onCreate = () => {},
  onJoin = () => {},
}: {
  onCreate?: (wish: GroupSettings) => void
  onJoin?: (alias: string) => void
}) {
  const modals = useGroupModals()
  return (
    <>
      <output aria-label="state">{JSON.stringify(modals)}</output>
      <CreateModal
        open={modals.create}
        merchantName="Sambal Warung"
        currency="SGD"
        address="Tiong Bahru"
        onAddress={() => {}}
        busy={false}
        problem={null}
        onClose={closeGroupModals}
        onCreate={onCreate}
      />
      <JoinModal
        open={modals.join}
        info={makeGroupOrder().info}
        name="Daniel"
        busy={false}
        problem={null}
        onClose={closeGroupModals}
        onJoin={onJoin}
      />
    </>
  )
}

test('GRP-30: the create modal names kitchen and address, and takes a name, a deadline and a limit', async () => {
  const onCreate = vi.fn<(wish: GroupSettings) => void>()
  const { getByRole } = await draw(<Modals onCreate={onCreate} />)
  openCreateModal()
  const dialog = getByRole('dialog', { name: 'Start a group order' })
  await expect.element(dialog.getByText(/from Sambal Warung/)).toBeVisible()
  await expect.element(dialog.getByText('Delivery to Tiong Bahru')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Name of the group/ }).fill('Friday lunch')
  await dialog.getByRole('combobox', { name: 'Closes by itself' }).selectOptions('30')
  const limit = dialog.getByRole('textbox', { name: /Limit for each/ })
  await limit.fill('a lot')
  await dialog.getByRole('button', { name: 'Start and invite' }).click()
  await expect.element(dialog.getByText('Type an amount above 0.')).toBeVisible()
  expect(onCreate).not.toHaveBeenCalled()
  await limit.fill('15,50')
  await dialog.getByRole('button', { name: 'Start and invite' }).click()
  expect(onCreate).toHaveBeenCalledWith({
    groupName: 'Friday lunch',
    minutes: 30,
    spendLimitInMin: 1550,
  })
})

test('GRP-31: the join modal says who invites where, and takes one’s own name', async () => {
  const onJoin = vi.fn<(alias: string) => void>()
  const { getByRole } = await draw(<Modals onJoin={onJoin} />)
  openJoinModal()
  const dialog = getByRole('dialog', { name: 'Aisyah invites you to eat' })
  await expect.element(dialog.getByText('4 people so far')).toBeVisible()
  const name = dialog.getByRole('textbox', { name: 'Your name in this order' })
  await expect.element(name).toHaveValue('Daniel')
  await name.fill('Dan')
  await dialog.getByRole('button', { name: 'Join and add dishes' }).click()
  expect(onJoin).toHaveBeenCalledWith('Dan')
})

test.each([
  ['create', openCreateModal, 'Start a group order'],
  ['join', openJoinModal, 'Aisyah invites you to eat'],
] as const)('GRP-32: closing the %s modal turns both off', async (_, open, name) => {
  const { getByRole } = await draw(<Modals />)
  open()
  const dialog = getByRole('dialog', { name })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect
    .element(getByRole('status', { name: 'state' }))
    .toHaveTextContent('{"create":false,"join":false}')
  await expect.element(dialog).not.toBeInTheDocument()
})
