// Tests of the help form in a browser: validation, the stored draft, and idempotent sending.
import type { Order } from '@tingkat/ordering/order/order'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { answered, makeOrderView, refused, unreachable } from '../../../testing/order-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { HelpButton } from './help-button.tsx'
import { helpDraftStore } from './help-draft.ts'

const onOrder = vi.fn<(order: Order) => void>()
let testNumber = 0

beforeEach(async () => {
  vi.restoreAllMocks()
  onOrder.mockClear()
  testNumber += 1
  await page.viewport(1280, 800)
})

async function show() {
  const order = makeOrderView({ state: 'COMPLETED', orderID: `help-${testNumber}` })
  const screen = await draw(<HelpButton order={order} onOrder={onOrder} />)
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Get help' }))
  await open()
  const form = screen.getByRole('dialog')
  await expect.element(form).toBeVisible()
  return {
    screen,
    order,
    form,
    open,
    send: () => userEvent.click(form.getByRole('button', { name: 'Send' })),
  }
}

const request = (helpID: string) => ({
  helpID,
  topic: 'missing_item' as const,
  itemIDs: ['kopi'],
  comment: '',
  at: new Date().toISOString(),
  state: 'open' as const,
  answeredAt: null,
  refundedInMinor: 0,
})

test('sends topic, dishes and comment in one request, and adds it to the order', async () => {
  const { form, send, order } = await show()
  const ask = vi
    .spyOn(client, 'askForHelp')
    .mockImplementation(async (_, { helpID }) => answered(request(helpID)))
  await userEvent.click(form.getByText('Something is missing'))
  await userEvent.click(form.getByText(/^Kopi/))
  await userEvent.fill(form.getByRole('textbox'), 'No kopi in the bag')
  await send()
  expect(ask).toHaveBeenCalledExactlyOnceWith(order.orderID, {
    helpID: expect.stringMatching(/.{8}/),
    topic: 'missing_item',
    itemIDs: ['kopi'],
    comment: 'No kopi in the bag',
  })
  await expect.element(form).not.toBeInTheDocument()
  expect(onOrder.mock.calls[0]![0].help).toHaveLength(1)
  expect(helpDraftStore(order.orderID).read()).toBeNull()
})

test('requires a topic, and a comment for the topic "Something else"', async () => {
  const { form, send } = await show()
  const ask = vi.spyOn(client, 'askForHelp')
  await send()
  await expect.element(form.getByRole('alert')).toMatchTextContent('Please choose one.')
  expect(document.activeElement?.getAttribute('type')).toBe('radio')
  await userEvent.click(form.getByText('Something else'))
  await send()
  await expect.element(form.getByRole('alert')).toMatchTextContent('Please tell us a bit more')
  expect(ask).not.toHaveBeenCalled()
})

test('keeps the draft after a lost response and retries with the same id', async () => {
  const { screen, form, send, open } = await show()
  const ask = vi.spyOn(client, 'askForHelp').mockResolvedValueOnce(unreachable)
  await userEvent.click(form.getByText('My order was late'))
  await userEvent.fill(form.getByRole('textbox'), 'An hour')
  await send()
  await expect.element(form.getByRole('alert')).toBeVisible()
  // Closing and opening the drawer keeps the draft.
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(form.getByRole('textbox')).toHaveValue('An hour')
  ask.mockImplementation(async (_, { helpID }) => answered(request(helpID)))
  await send()
  await expect.element(form).not.toBeInTheDocument()
  expect(ask.mock.calls[1]![1].helpID).toBe(ask.mock.calls[0]![1].helpID)
})

test('shows the message of a refusal', async () => {
  const { screen, form, send } = await show()
  vi.spyOn(client, 'askForHelp').mockResolvedValue(refused('help_full'))
  await userEvent.click(form.getByText('My order was late'))
  await send()
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(screen.t('problem:gfc_error.errors.help_full.title'))
})

test('shows no button when the order has the maximum number of requests', async () => {
  const order = makeOrderView({
    state: 'COMPLETED',
    help: Array.from({ length: 5 }, (_, index) => request(`help-id-${index}`)),
  })
  const screen = await draw(<HelpButton order={order} onOrder={onOrder} />)
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('a link to #help opens the form, and it stays closed once it was closed', async () => {
  const screen = await draw(
    <HelpButton order={makeOrderView({ state: 'READY' })} onOrder={onOrder} />,
    {
      path: '/sg/en/order/o1#help',
    },
  )
  const form = screen.getByRole('dialog')
  await expect.element(form).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
})
