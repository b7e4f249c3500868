// Tests of the merged chat log and of parsing the stored chat.
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { expect, test } from 'vitest'
import { mergeMessages, lastContiguousNth } from './chat-log.ts'
import { parseStoredChat } from './stored-chat.ts'

const message = (nth: number, from: ChatMessage['from'] = 'courier'): ChatMessage => ({
  messageID: `m${nth}`,
  nth,
  from,
  text: `${nth}`,
  at: '',
})

test('merges messages sorted by nth, without duplicates', () => {
  const read = [message(1), message(2)]
  const merged = mergeMessages(read, [message(4), message(2), message(3)])
  expect(merged.map(({ nth }) => nth)).toEqual([1, 2, 3, 4])
  expect(mergeMessages(read, [message(2)])).toBe(read)
  // Eater and courier choose message ids independently. A message of the other party with the same
  // id is therefore a different message.
  expect(mergeMessages(read, [{ ...message(3, 'eater'), messageID: 'm2' }])).toHaveLength(3)
})

test('finds the last message before a gap', () => {
  expect(lastContiguousNth([])).toBe(0)
  expect(lastContiguousNth([message(1), message(2)])).toBe(2)
  expect(lastContiguousNth([message(1), message(3)])).toBe(1)
  expect(lastContiguousNth([message(2)])).toBe(0)
})

test('drops stored values of another shape', () => {
  expect(
    parseStoredChat({ draft: 'Hi', unsent: [{ messageID: 'a', text: 'b' }, null, { text: 'c' }] }),
  ).toEqual({ draft: 'Hi', unsent: [{ messageID: 'a', text: 'b' }] })
  for (const value of [null, 7, {}, { draft: 1, unsent: [] }, { draft: '', unsent: 'x' }])
    expect(parseStoredChat(value)).toBeNull()
})
