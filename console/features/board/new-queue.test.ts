// Tests which of several new orders is in front, that is which one shows its whole card.
import { expect, test } from 'vitest'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'
import { ringingSince, toNewQueue } from './new-queue.ts'
import { after, sampleOrder } from './sample-board.ts'

const orders = [sampleOrder('A1'), sampleOrder('B2'), sampleOrder('C3')]
const answer = (code: string, state: PendingAction['state']): PendingAction => ({
  actionID: code,
  merchantID: 'sg-m1',
  orderID: `o-${code}`,
  orderCode: code,
  kind: 'accept',
  at: 0,
  heldUntil: 0,
  state,
  problem: null,
})
const codesOf = ({ ringing, answered, front }: ReturnType<typeof toNewQueue>) => ({
  ringing: ringing.map(({ orderCode }) => orderCode).join(' '),
  answered: answered.map(({ orderCode }) => orderCode).join(' '),
  front: front?.orderCode,
})

test('KITCH-05 the order in front stays until it is answered, then the first one follows', () => {
  expect(codesOf(toNewQueue(orders, [], null))).toMatchObject({ front: 'A1' })
  expect(codesOf(toNewQueue(orders, [], 'o-B2'))).toMatchObject({ front: 'B2' })
  expect(codesOf(toNewQueue(orders, [answer('B2', 'waiting')], 'o-B2'))).toEqual({
    ringing: 'A1 C3',
    answered: 'B2',
    front: 'A1',
  })
})

test('KITCH-30 an answer that needs a PIN or was refused leaves the order ringing', () => {
  const pending = [answer('A1', 'person'), answer('B2', 'conflict')]
  expect(codesOf(toNewQueue(orders, pending, null))).toMatchObject({ ringing: 'A1 B2 C3' })
})

test('KITCH-05 orders ring since the first was released', () => {
  const early = sampleOrder('D4', { releasedAt: after(-4) })
  expect(ringingSince([...orders, early])).toBe(after(-4))
  expect(ringingSince([])).toBeNull()
})
