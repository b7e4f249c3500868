// The chat's log: each message once, in its order, and the gap known from which the server is asked.
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { expect, test } from 'vitest'
import { mergeMessages, lastContiguousNth } from './chat-log.ts'
import { parseStoredChat } from './stored-chat.ts'

const said = (nth: number, from: ChatMessage['from'] = 'courier'): ChatMessage => ({
  messageID: `m${nth}`,
  nth,
  from,
  text: `${nth}`,
  at: '',
})

test('messages read, heard and answered are one log', () => {
  const read = [said(1), said(2)]
  expect(mergeMessages(read, [said(4), said(2), said(3)]).map((one) => one.nth)).toEqual([
    1, 2, 3, 4,
  ])
  expect(mergeMessages(read, [said(2)])).toBe(read)
  // Each side names its own: the same name from the other is another message.
  expect(mergeMessages(read, [{ ...said(3, 'eater'), messageID: 'm2' }])).toHaveLength(3)
})

test('a gap is seen', () => {
  expect(lastContiguousNth([])).toBe(0)
  expect(lastContiguousNth([said(1), said(2)])).toBe(2)
  expect(lastContiguousNth([said(1), said(3)])).toBe(1)
  expect(lastContiguousNth([said(2)])).toBe(0)
})

test('what a tab kept is taken as far as it is whole', () => {
  expect(
    parseStoredChat({ draft: 'Hi', unsent: [{ messageID: 'a', text: 'b' }, null, { text: 'c' }] }),
  ).toEqual({ draft: 'Hi', unsent: [{ messageID: 'a', text: 'b' }] })
  for (const value of [null, 7, {}, { draft: 1, unsent: [] }, { draft: '', unsent: 'x' }])
    expect(parseStoredChat(value)).toBeNull()
})
