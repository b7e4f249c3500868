// Tests of the chat with the courier in a browser: reading, live messages, sending, retries, and
// read-only mode.
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import type { Order } from '@tingkat/ordering/order/order'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { createSharedValue } from '../../../platform/storage/shared-value.ts'
import {
  answered,
  makeOrderView,
  refused,
  unreachable,
  type OrderSketch,
} from '../../../testing/order-fixtures.ts'
import { draw, type Around } from '../../../testing/draw.tsx'
import { ChatButton } from './chat-button.tsx'
import { chatStoreOf } from './stored-chat.ts'

const message = (
  nth: number,
  text: string,
  from: ChatMessage['from'] = 'courier',
): ChatMessage => ({
  messageID: `message-${nth}`,
  nth,
  from,
  text,
  at: new Date().toISOString(),
})

let testNumber = 0
beforeEach(async () => {
  vi.restoreAllMocks()
  testNumber += 1
  await page.viewport(1280, 800)
})

type PageState = { order: Order; liveMessages: ChatMessage[] }
const pageState = createSharedValue<PageState>({ order: makeOrderView(), liveMessages: [] })
const receive = (chatMessage: ChatMessage) =>
  pageState.write({
    ...pageState.read(),
    liveMessages: [...pageState.read().liveMessages, chatMessage],
  })

const Page = () => <ChatButton {...useSyncExternalStore(pageState.subscribe, pageState.read)} />

async function show(messages: ChatMessage[], sketch: OrderSketch = {}, around?: Around) {
  const order = makeOrderView({
    state: 'FOOD_COLLECTED',
    orderID: `chat-${testNumber}`,
    beside: { messageCount: messages.length },
    ...sketch,
  })
  const read = vi
    .spyOn(client, 'readMessages')
    .mockImplementation(async (_, after = 0) =>
      answered({ messages: messages.filter(({ nth }) => nth > after), open: true }),
    )
  pageState.write({ order, liveMessages: [] })
  const screen = await draw(<Page />, around)
  const log = screen.getByRole('log')
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Chat with/ }))
    await expect.element(screen.getByRole('dialog')).toBeVisible()
  }
  const lines = () =>
    log
      .getByRole('listitem')
      .elements()
      .map((line) => line.querySelector('.ch-text')?.textContent)
  return {
    screen,
    order,
    read,
    log,
    open,
    lines,
    field: screen.getByRole('textbox', { name: 'Write a message' }),
  }
}

test('TRACK-24: opening the chat shows its messages and clears the unread count', async () => {
  const { screen, log, open, lines } = await show([
    message(1, 'I am at the gate'),
    message(2, 'Coming', 'eater'),
  ])
  await expect
    .element(screen.getByRole('button', { name: 'Chat with Rizal Hakim, 2 new messages' }))
    .toBeVisible()
  await open()
  await expect.element(log).toMatchTextContent(/Rizal Hakim: I am at the gate.*You: Coming/)
  expect(lines()).toEqual(['I am at the gate', 'Coming'])
  await userEvent.keyboard('{Escape}')
  await expect
    .element(screen.getByRole('button', { name: 'Chat with Rizal Hakim', exact: true }))
    .toBeVisible()
})

test('TRACK-24: a live message appears in the log and counts as unread while closed', async () => {
  const { screen, open, lines } = await show([])
  receive(message(1, 'Which block?'))
  await expect
    .element(screen.getByRole('button', { name: 'Chat with Rizal Hakim, 1 new message' }))
    .toBeVisible()
  await open()
  await expect.poll(lines).toEqual(['Which block?'])
  receive(message(2, 'Found it'))
  await expect.poll(lines).toEqual(['Which block?', 'Found it'])
})

test('TRACK-24: requests messages that were missed while the stream was broken', async () => {
  const messages = [message(1, 'One')]
  const { open, lines, read } = await show(messages)
  await open()
  await expect.poll(lines).toEqual(['One'])
  messages.push(message(2, 'Two'), message(3, 'Three'))
  receive(message(3, 'Three'))
  await expect.poll(lines).toEqual(['One', 'Two', 'Three'])
  expect(read).toHaveBeenLastCalledWith(expect.any(String), 1)
})

test('TRACK-24: Enter sends and clears the field, Shift+Enter begins a line', async () => {
  const { open, lines, field, order } = await show([])
  const send = vi
    .spyOn(client, 'sendMessage')
    .mockImplementation(async (_, { messageID, text }) =>
      answered({ messageID, nth: 1, from: 'eater', text, at: new Date().toISOString() }),
    )
  await open()
  await userEvent.type(field, 'Blue door{Shift>}{Enter}{/Shift}second floor{Enter}')
  await expect.element(field).toHaveValue('')
  expect(send).toHaveBeenCalledExactlyOnceWith(order.orderID, {
    messageID: expect.any(String),
    text: 'Blue door\nsecond floor',
  })
  await expect.poll(lines).toEqual(['Blue door\nsecond floor'])
  expect(chatStoreOf(order.orderID).read()).toBeNull()
})

test('TRACK-24: keeps a failed message and sends it again with the same id', async () => {
  const { screen, open, field, order } = await show([])
  const send = vi.spyOn(client, 'sendMessage').mockResolvedValueOnce(unreachable)
  await open()
  await userEvent.type(field, 'At the lift{Enter}')
  const retryButton = screen.getByRole('button', { name: 'Send again' })
  await expect.element(retryButton).toBeVisible()
  // The unsent message is stored for the tab, so that it survives a reload.
  expect(chatStoreOf(order.orderID).read()?.unsent).toEqual([
    { messageID: send.mock.calls[0]![1].messageID, text: 'At the lift' },
  ])
  send.mockImplementation(async (_, { messageID, text }) =>
    answered({ messageID, nth: 1, from: 'eater', text, at: new Date().toISOString() }),
  )
  await userEvent.click(retryButton)
  await expect.element(retryButton).not.toBeInTheDocument()
  expect(send.mock.calls[1]![1]).toEqual(send.mock.calls[0]![1])
})

test('TRACK-24: a message whose response was lost is shown once', async () => {
  const { open, field, lines } = await show([])
  const send = vi.spyOn(client, 'sendMessage').mockResolvedValue(unreachable)
  await open()
  await userEvent.type(field, 'Hello{Enter}')
  await expect.poll(lines).toEqual(['Hello'])
  receive({ ...message(1, 'Hello', 'eater'), messageID: send.mock.calls[0]![1].messageID })
  await expect.poll(() => document.querySelectorAll('.ch-unsent').length).toBe(0)
  expect(lines()).toEqual(['Hello'])
})

test('TRACK-24: keeps an unsent draft', async () => {
  const { screen, open, field } = await show([])
  await open()
  await userEvent.type(field, 'Half a sen')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(field).toHaveValue('Half a sen')
})

test('TRACK-24: reports a message that is too long and does not send it', async () => {
  const { screen, open, field } = await show([])
  const send = vi.spyOn(client, 'sendMessage')
  await open()
  await userEvent.fill(field, 'x'.repeat(501))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('501/500 characters')
  await userEvent.type(field, '{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('TRACK-24: shows the message of a refusal', async () => {
  const { screen, open, field } = await show([])
  vi.spyOn(client, 'sendMessage').mockResolvedValue(refused('chat_full'))
  await open()
  await userEvent.type(field, 'One more{Enter}')
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(screen.t('problem:gfc_error.errors.chat_full.title'))
})

test.each([
  ['en', 'sg', 'Chat with your rider'],
  ['id', 'id', 'Chat dengan driver'],
  ['th', 'th', 'แชทกับไรเดอร์'],
  ['vi', 'vn', 'Chat với tài xế'],
] as const)('TRACK-24: labels the button in %s without a name', async (language, country, name) => {
  const { courier } = makeOrderView({ state: 'FOOD_COLLECTED' })
  const nameless = { courier: courier && { ...courier, name: '' } }
  const { screen } = await show([], nameless, { language, country })
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
})

test('TRACK-24: is read-only once the order has ended, and then hidden if it has no messages', async () => {
  const { screen, order } = await show([message(1, 'Enjoy')], { state: 'COMPLETED' })
  await userEvent.click(screen.getByRole('button', { name: 'View chat with rider' }))
  await expect.element(screen.getByRole('log')).toMatchTextContent('Enjoy')
  await expect.element(screen.getByText('This chat has ended.')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  pageState.write({ order: { ...order, orderID: 'silent', messageCount: 0 }, liveMessages: [] })
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
