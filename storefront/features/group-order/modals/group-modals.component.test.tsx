// Tests of the invite bar, and of the modals that share, create and join a group order.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { afterEach, expect, test, vi } from 'vitest'
import { aisyah, makeGroupOrder, daniel, weiJie } from '../../../testing/group-order-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { CreateModal, type GroupSettings } from './create-modal.tsx'
import { closeGroupModals, openCreateModal, openJoinModal, useGroupModals } from './group-modals.ts'
import { InviteBar } from '../invite-bar.tsx'
import { JoinModal } from './join-modal.tsx'
import { listShareChannels, toShareUrl } from './share-links.ts'
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

test('counts all members and sums confirmed items in the bar (GRP-20 GRP-21)', async () => {
  const { getByRole } = await drawBar(
    makeGroupOrder({ members: [aisyah, weiJie, { ...daniel, myself: true }] }),
  )
  await expect
    .element(getByRole('button', { name: /3 people/ }))
    .toMatchTextContent(/3 people\s*S\$\s30\.80 confirmed/)
})

test('labels the invite button for member and creator (GRP-22)', async () => {
  const member = await drawBar(makeGroupOrder())
  await expect
    .element(member.getByRole('button', { name: 'Invite Friends', exact: true }))
    .toBeVisible()
  await member.unmount()
  const creator = await drawBar(makeGroupOrder({ members: [{ ...aisyah, myself: true }, daniel] }))
  await expect.element(creator.getByRole('button', { name: 'Invite', exact: true })).toBeVisible()
})

test.each(['CANCELLED', 'ORDERED'] as const)(
  'hides the bar in state %s (GRP-19)',
  async (groupState) => {
    const { container } = await drawBar(makeGroupOrder({ groupState }))
    expect(container.querySelector('.invite')).toBeNull()
  },
)

async function openShare(userAgent = android) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { getByRole } = await draw(
    <ShareModal open onClose={() => {}} link={link} merchant="Sambal Warung" />,
  )
  const dialog = getByRole('dialog', { name: 'Share This Link' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

test('shows title, purpose and the read-only link (GRP-23 GRP-24 GRP-25)', async () => {
  const dialog = await openShare()
  await expect
    .element(dialog.getByText('Share it with friends, so they can add dishes to this order.'))
    .toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Group order link' })
  await expect.element(field).toHaveValue(link)
  expect((field.element() as HTMLInputElement).readOnly).toBe(true)
})

test('copies the link to the clipboard (GRP-26 GRP-40)', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const dialog = await openShare()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(link)
})

test('falls back to execCommand, then to the selected link (GRP-26 GRP-40)', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  const execCommand = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const dialog = await openShare()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByText(/The link is selected/)).toBeVisible()
  const field = dialog.getByRole('textbox').element() as HTMLInputElement
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length])
  execCommand.mockReturnValue(true)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('offers iMessage on Apple devices only (GRP-27 GRP-28 GRP-29)', async () => {
  const dialog = await openShare(iPhone)
  const names = [...dialog.element().querySelectorAll('.share a')].map(
    (anchor) => anchor.textContent,
  )
  expect(names).toEqual(['WhatsApp', 'Telegram', 'Slack', 'iMessage'])
  expect(listShareChannels({ userAgent: android })).toEqual(['whatsapp', 'telegram', 'slack'])
})

test('opens each messenger with the link (GRP-41)', async () => {
  const dialog = await openShare(iPhone)
  const targets = [...dialog.element().querySelectorAll('.share a')].map(
    (anchor) => anchor.getAttribute('href') ?? '',
  )
  expect(targets.map((target) => target.split(/[?&]/)[0])).toEqual([
    'https://wa.me/',
    'https://t.me/share/url',
    'slack://open',
    'sms:',
  ])
  for (const target of targets) expect(decodeURIComponent(target)).toContain(link)
  expect(toShareUrl('telegram', link, 'Bún & chả')).toBe(
    `https://t.me/share/url?url=${encodeURIComponent(link)}&text=B%C3%BAn%20%26%20ch%E1%BA%A3`,
  )
})

test('copies text and link for Slack, whose address carries no message (GRP-29 GRP-41)', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const dialog = await openShare(android)
  const slack = dialog.getByRole('link', { name: 'Slack' })
  slack.element().addEventListener('click', (event) => event.preventDefault())
  await slack.click()
  await expect.poll(() => writeText.mock.calls).toEqual([[expect.stringMatching(/\S+ .+ https:/)]])
  expect(writeText.mock.calls[0]?.[0]).toContain(link)
})

test('invites nobody after the creator has continued (GRP-22 GRP-39)', async () => {
  const screen = await drawBar(makeGroupOrder({ groupState: 'CONFIRMED' }))
  expect(screen.getByRole('button', { name: /Invite/ }).elements()).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: 'View order' })).toBeVisible()
})

function Modals({
  onCreate = () => {},
  onJoin = () => {},
  isPickup = false,
}: {
  isPickup?: boolean
  onCreate?: (settings: GroupSettings) => void
  onJoin?: (alias: string) => void
}) {
  const modals = useGroupModals()
  return (
    <>
      <output aria-label="state">{JSON.stringify(modals)}</output>
      <CreateModal
        open={modals.create}
        merchantName="Sambal Warung"
        isPickup={isPickup}
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

test('shows the whole focus ring of a field', async () => {
  const { getByRole } = await draw(<Modals />)
  openCreateModal()
  const dialog = getByRole('dialog', { name: 'Start a group order' })
  const limit = dialog.getByRole('textbox', { name: /limit/i })
  await limit.click()
  const field = limit.element().closest('.input')!
  const { outlineWidth, outlineOffset } = getComputedStyle(field)
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  expect(ring).toBeGreaterThan(0)
  // The body of the dialog scrolls, so it clips what is outside.
  const body = field.closest('.drawer-b')!.getBoundingClientRect()
  const { left, right } = field.getBoundingClientRect()
  expect(left - body.left).toBeGreaterThanOrEqual(ring)
  expect(body.right - right).toBeGreaterThanOrEqual(ring)
})

test('creates a group order with name, deadline and limit (GRP-30)', async () => {
  const onCreate = vi.fn<(settings: GroupSettings) => void>()
  const { getByRole } = await draw(<Modals onCreate={onCreate} />)
  openCreateModal()
  const dialog = getByRole('dialog', { name: 'Start a group order' })
  await expect.element(dialog.getByText(/from Sambal Warung/)).toBeVisible()
  await expect.element(dialog.getByText('Delivery to Tiong Bahru')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Group name/ }).fill('Friday lunch')
  const closing = dialog.getByRole('combobox', { name: 'Closing time' })
  expect([...(closing.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'When I order',
    'In 15 minutes',
    'In 30 minutes',
    'In 1 hour',
    'In 2 hours',
  ])
  await closing.selectOptions('30')
  const limit = dialog.getByRole('textbox', { name: /Limit per person/ })
  await limit.fill('a lot')
  await dialog.getByRole('button', { name: 'Start and invite' }).click()
  await expect.element(dialog.getByText('Enter an amount above 0.')).toBeVisible()
  expect(onCreate).not.toHaveBeenCalled()
  await limit.fill('15,50')
  await dialog.getByRole('button', { name: 'Start and invite' }).click()
  expect(onCreate).toHaveBeenCalledWith({
    groupName: 'Friday lunch',
    minutes: 30,
    spendLimitInMin: 1550,
  })
})

test('PICK-02 says where the order is collected instead of asking for an address', async () => {
  const { getByRole } = await draw(<Modals isPickup />)
  openCreateModal()
  const dialog = getByRole('dialog', { name: 'Start a group order' })
  await expect.element(dialog.getByText('Collect from Sambal Warung')).toBeVisible()
  await expect.element(dialog.getByText(/Delivery to/)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Change' })).not.toBeInTheDocument()
})

test('shows the invitation and joins with an alias (GRP-31)', async () => {
  const onJoin = vi.fn<(alias: string) => void>()
  const { getByRole } = await draw(<Modals onJoin={onJoin} />)
  openJoinModal()
  const dialog = getByRole('dialog', { name: 'Aisyah invited you to a group order' })
  await expect.element(dialog.getByText('4 people so far')).toBeVisible()
  const name = dialog.getByRole('textbox', { name: 'Your name in this order' })
  await expect.element(name).toHaveValue('Daniel')
  await name.fill('Dan')
  await dialog.getByRole('button', { name: 'Join and add dishes' }).click()
  expect(onJoin).toHaveBeenCalledWith('Dan')
})

test.each([
  ['create', openCreateModal, 'Start a group order'],
  ['join', openJoinModal, 'Aisyah invited you to a group order'],
] as const)('closing the %s modal closes both (GRP-32)', async (_, openModal, name) => {
  const { getByRole } = await draw(<Modals />)
  openModal()
  const dialog = getByRole('dialog', { name })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect
    .element(getByRole('status', { name: 'state' }))
    .toHaveTextContent('{"create":false,"join":false}')
  await expect.element(dialog).not.toBeInTheDocument()
})
