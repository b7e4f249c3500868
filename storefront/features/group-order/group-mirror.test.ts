// The eater's own lines and the group's: sent once however often, merged with another device's, never dropped in silence.
import type { ApiResult } from '@tingkat/contract/client'
import type { GroupOrderItemsBody, SavedGroupOrderItems } from '@tingkat/contract/group-order'
import { addItem, emptyCart, type Cart, type CartNotice } from '@tingkat/ordering/cart/cart'
import { startLine } from '@tingkat/ordering/dish/dish'
import type {
  GroupOrderView,
  GroupOrderItem,
} from '@tingkat/ordering/group-order/group-order-shape'
import { findDish, type Dish } from '@tingkat/ordering/merchant/merchant'
import { isRefusal } from '@tingkat/ordering/refusal'
import { makeMerchant, chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'
import { expect, test } from 'vitest'
import { createStored } from '../../platform/storage/stored.ts'
import { createGroupMirror, type GroupMark } from './group-mirror.ts'

const kitchen = makeMerchant()
const noTab = undefined as never

/** A group of one on a server that can be cut off, and two browsers could share. */
function openServer() {
  const kept = { version: 0, items: [] as GroupOrderItemsBody['items'], writes: [] as string[] }
  const server = { kept, away: false, loseAnswer: false, refuse: null as ApiResult<never> | null }
  const groupNow = (): GroupOrderView => ({
    info: { groupID: 'g', version: kept.version } as GroupOrderView['info'],
    deliveryAddress: null,
    members: [
      {
        memberID: 'm',
        myself: true,
        version: kept.version,
        confirmedItems: [],
        items: kept.items.map(
          (one) =>
            ({
              ...one,
              name: one.ID,
              available: true,
              priceInMin: 0,
              originalPriceInMin: 0,
            }) as unknown as GroupOrderItem,
        ),
      } as unknown as GroupOrderView['members'][number],
    ],
  })
  async function save(body: GroupOrderItemsBody): Promise<ApiResult<SavedGroupOrderItems>> {
    if (server.away)
      return { ok: false, problem: { code: 'network_error', status: 0, message: '', context: {} } }
    if (server.refuse) return server.refuse
    if (!kept.writes.includes(body.writeID)) {
      if (body.version !== kept.version)
        return {
          ok: false,
          problem: {
            code: 'group_stale',
            status: 409,
            message: '',
            context: { group: groupNow() },
          },
        }
      kept.version += 1
      kept.items = body.items
      kept.writes.push(body.writeID)
    }
    if (server.loseAnswer) {
      server.loseAnswer = false
      return { ok: false, problem: { code: 'timeout', status: 0, message: '', context: {} } }
    }
    return { ok: true, data: { group: groupNow(), notices: [] } }
  }
  return { server, save, groupNow }
}

function openBrowser(
  save: (body: GroupOrderItemsBody) => Promise<ApiResult<SavedGroupOrderItems>>,
  mark = createStored<GroupMark>('mark', (value) => value as GroupMark, noTab),
  stored = createStored<Cart>('lines', (value) => value as Cart, noTab),
) {
  let ids = 0
  const told = {
    refused: [] as { code: string; lost: readonly string[] }[],
    notices: [] as CartNotice[],
    unsent: [] as string[],
  }
  const name = Math.random().toString(36).slice(2)
  const store = {
    read: () => stored.read(),
    replace: (cart: Cart | null) => stored.write(cart),
    subscribe: (listener: () => void) => stored.subscribe(listener),
  }
  const mirror = createGroupMirror({
    merchantID: kitchen.ID,
    store,
    mark,
    save,
    readMenu: () => Promise.resolve(kitchen),
    newID: () => `${name}-${(ids += 1)}`,
    // Nothing runs by itself: the tests say when.
    startTimer: () => () => {},
    withLock: (work) => work(),
    onGroup: () => {},
    onNotices: (notices) => told.notices.push(...notices),
    onRefused: (problem, lost) => told.refused.push({ code: problem.code, lost }),
    onUnsent: (unsent) => told.unsent.push(unsent),
  })
  function add(dish: Dish, lineID: string): void {
    const changed = addItem(
      store.read() ?? emptyCart(),
      kitchen,
      startLine(findDish(kitchen, dish.ID) ?? dish, lineID),
    )
    if (isRefusal(changed)) throw new Error(changed.refused)
    store.replace(changed.cart)
  }
  const lines = () =>
    store
      .read()
      ?.merchants.flatMap((entry) => entry.items)
      .map((line) => `${line.quantity} ${line.ID}`) ?? []
  return { mirror, store, mark, stored, told, add, lines }
}
const kept = ({ server }: ReturnType<typeof openServer>) =>
  server.kept.items.map((one) => `${one.quantity} ${one.ID}`)

test('GRP-01 what is picked here is in the group', async () => {
  const there = openServer()
  const here = openBrowser(there.save)
  here.add(kopi, 'a')
  expect(await here.mirror.flush()).toBe(true)
  expect(kept(there)).toEqual(['1 kopi'])
  expect(here.told.unsent).toEqual(['sending', 'none'])
})

test('GRP-01 picked without a connection it stays, says so, and is sent when the connection is back; once, though an answer was lost', async () => {
  const there = openServer()
  const here = openBrowser(there.save)
  there.server.away = true
  here.add(kopi, 'a')
  expect(await here.mirror.flush()).toBe(false)
  expect(here.told.unsent.at(-1)).toBe('waiting')
  expect(here.lines()).toEqual(['1 kopi'])
  there.server.away = false
  there.server.loseAnswer = true
  expect(await here.mirror.flush()).toBe(false)
  here.add(kopi, 'b')
  expect(await here.mirror.flush()).toBe(true)
  expect(kept(there)).toEqual(['2 kopi'])
  expect(there.server.kept.version).toBe(2)
})

test('GRP-01 what was not sent before a reload is sent after it', async () => {
  const there = openServer()
  const before = openBrowser(there.save)
  there.server.away = true
  before.add(kopi, 'a')
  await before.mirror.flush()
  before.mirror.stop()
  there.server.away = false
  const after = openBrowser(there.save, before.mark, before.stored)
  expect(await after.mirror.flush()).toBe(true)
  expect(kept(there)).toEqual(['1 kopi'])
})

test('GRP-01 what another device of the same eater picked is taken in, and nothing of either is lost', async () => {
  const there = openServer()
  const phone = openBrowser(there.save)
  const laptop = openBrowser(there.save)
  phone.add(kopi, 'a')
  await phone.mirror.flush()
  laptop.add(chickenRice, 'b')
  expect(await laptop.mirror.flush()).toBe(true)
  expect(kept(there).toSorted()).toEqual(['1 chicken-rice', '1 kopi'])
  const mine = there.groupNow().members[0]
  if (!mine) throw new Error('nobody')
  await phone.mirror.absorb(mine)
  expect(phone.lines().toSorted()).toEqual(['1 chicken-rice', '1 kopi'])
  expect(await phone.mirror.flush()).toBe(true)
  expect(there.server.kept.version).toBe(2)
})

test('GRP-38 what the group refuses is taken back here, and told by name', async () => {
  const there = openServer()
  const here = openBrowser(there.save)
  here.add(kopi, 'a')
  await here.mirror.flush()
  there.server.refuse = {
    ok: false,
    problem: { code: 'items_confirmed', status: 409, message: '', context: {} },
  }
  here.add(chickenRice, 'b')
  await here.mirror.flush()
  expect(here.lines()).toEqual(['1 kopi'])
  expect(here.told.refused).toEqual([{ code: 'items_confirmed', lost: ['Chicken rice'] }])
})
