// The chat with the courier in a browser: read, heard live, sent once, kept when it fails, closed when nobody rides any more.
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import type { Order } from '@tingkat/ordering/order/order'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { createValue } from '../../../platform/storage/value.ts'
import {
  answered,
  castTold,
  refused,
  unreachable,
  type OrderSketch,
} from '../../../testing/cast-orders.ts'
import { draw, type Around } from '../../../testing/draw.tsx'
import { ChatButton } from './chat-button.tsx'
import { storedChat } from './stored-chat.ts'

const said = (nth: number, text: string, from: ChatMessage['from'] = 'courier'): ChatMessage => ({
  messageID: `message-${nth}`,
  nth,
  from,
  text,
  at: new Date().toISOString(),
})

let turn = 0
beforeEach(async () => {
  vi.restoreAllMocks()
  turn += 1
  await page.viewport(1280, 800)
})

const live = createValue<{ order: Order; heard: ChatMessage[] }>({ order: castTold(), heard: [] })
const hear = (message: ChatMessage) =>
  live.write({ ...live.read(), heard: [...live.read().heard, message] })

const Page = () => <ChatButton {...useSyncExternalStore(live.subscribe, live.read)} />

async function show(messages: ChatMessage[], sketch: OrderSketch = {}, around?: Around) {
  const order = castTold({
    state: 'FOOD_COLLECTED',
    orderID: `chat-${turn}`,
    beside: { messageCount: messages.length },
    ...sketch,
  })
  const read = vi
    .spyOn(client, 'readMessages')
    .mockImplementation(async (_, after = 0) =>
      answered({ messages: messages.filter((one) => one.nth > after), open: true }),
    )
  live.write({ order, heard: [] })
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
      .map((one) => one.querySelector('.ch-text')?.textContent)
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

test('TRACK-24: opened it shows what was said, and nothing is new any more', async () => {
  const { screen, log, open, lines } = await show([
    said(1, 'I am at the gate'),
    said(2, 'Coming', 'eater'),
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

test('TRACK-24: a message that comes live is in the log, and counted while nobody looks', async () => {
  const { screen, open, lines } = await show([])
  hear(said(1, 'Which block?'))
  await expect
    .element(screen.getByRole('button', { name: 'Chat with Rizal Hakim, 1 new message' }))
    .toBeVisible()
  await open()
  await expect.poll(lines).toEqual(['Which block?'])
  hear(said(2, 'Found it'))
  await expect.poll(lines).toEqual(['Which block?', 'Found it'])
})

test('TRACK-24: what was missed while the stream was away is asked for', async () => {
  const messages = [said(1, 'One')]
  const { open, lines, read } = await show(messages)
  await open()
  await expect.poll(lines).toEqual(['One'])
  messages.push(said(2, 'Two'), said(3, 'Three'))
  hear(said(3, 'Three'))
  await expect.poll(lines).toEqual(['One', 'Two', 'Three'])
  expect(read).toHaveBeenLastCalledWith(expect.any(String), 1)
})

test('TRACK-24: Enter sends, Shift and Enter begins a line; the field is empty at once', async () => {
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
  expect(storedChat(order.orderID).read()).toBeNull()
})

test('TRACK-24: a message that fails stays, and is sent again under the same id', async () => {
  const { screen, open, field, order } = await show([])
  const send = vi.spyOn(client, 'sendMessage').mockResolvedValueOnce(unreachable)
  await open()
  await userEvent.type(field, 'At the lift{Enter}')
  const again = screen.getByRole('button', { name: 'Send again' })
  await expect.element(again).toBeVisible()
  // Kept for the tab: a reload finds it.
  expect(storedChat(order.orderID).read()?.unsent).toEqual([
    { messageID: send.mock.calls[0]![1].messageID, text: 'At the lift' },
  ])
  send.mockImplementation(async (_, { messageID, text }) =>
    answered({ messageID, nth: 1, from: 'eater', text, at: new Date().toISOString() }),
  )
  await userEvent.click(again)
  await expect.element(again).not.toBeInTheDocument()
  expect(send.mock.calls[1]![1]).toEqual(send.mock.calls[0]![1])
})

test('TRACK-24: an answer that was lost does not show the message twice', async () => {
  const { open, field, lines } = await show([])
  const send = vi.spyOn(client, 'sendMessage').mockResolvedValue(unreachable)
  await open()
  await userEvent.type(field, 'Hello{Enter}')
  await expect.poll(lines).toEqual(['Hello'])
  hear({ ...said(1, 'Hello', 'eater'), messageID: send.mock.calls[0]![1].messageID })
  await expect.poll(() => document.querySelectorAll('.ch-unsent').length).toBe(0)
  expect(lines()).toEqual(['Hello'])
})

test('TRACK-24: what was typed and not sent is there again', async () => {
  const { screen, open, field } = await show([])
  await open()
  await userEvent.type(field, 'Half a sen')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(field).toHaveValue('Half a sen')
})

test('TRACK-24: too long is said and not sent', async () => {
  const { screen, open, field } = await show([])
  const send = vi.spyOn(client, 'sendMessage')
  await open()
  await userEvent.fill(field, 'x'.repeat(501))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('501 of at most 500')
  await userEvent.type(field, '{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('TRACK-24: a refusal is said in words', async () => {
  const { screen, open, field } = await show([])
  vi.spyOn(client, 'sendMessage').mockResolvedValue(refused('chat_full'))
  await open()
  await userEvent.type(field, 'One more{Enter}')
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(screen.t('site:gfc_error.errors.chat_full.title'))
})

test('TRACK-24: afterwards it can be read and not written; an order without a word has no chat', async () => {
  const { screen, order } = await show([said(1, 'Enjoy')], { state: 'COMPLETED' })
  await userEvent.click(screen.getByRole('button', { name: 'Chat with the rider' }))
  await expect.element(screen.getByRole('log')).toMatchTextContent('Enjoy')
  await expect
    .element(screen.getByText('Nobody rides for this order now, so you can only read.'))
    .toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  live.write({ order: { ...order, orderID: 'silent', messageCount: 0 }, heard: [] })
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
