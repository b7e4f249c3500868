// Tests that the eater's own lines are the same in the browser and in the group order.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
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

const merchant = makeMerchant()
const withoutStorage = undefined as never

/** A fake server with a group order of one member. */
function openServer() {
  const server = {
    version: 0,
    items: [] as GroupOrderItemsBody['items'],
    writeIDs: [] as string[],
    isOffline: false,
    losesResponse: false,
    refusal: null as ApiResult<never> | null,
  }
  const fail = (code: ClientProblem['code'], status: number, context = {}): ApiResult<never> => ({
    ok: false,
    problem: { code, status, message: '', context },
  })
  const readGroup = (): GroupOrderView => ({
    info: { groupID: 'g', version: server.version } as GroupOrderView['info'],
    deliveryAddress: null,
    members: [
      {
        memberID: 'm',
        myself: true,
        version: server.version,
        confirmedItems: [],
        items: server.items.map(
          (item) =>
            ({
              ...item,
              name: item.ID,
              available: true,
              priceInMin: 0,
              originalPriceInMin: 0,
            }) as unknown as GroupOrderItem,
        ),
      } as unknown as GroupOrderView['members'][number],
    ],
  })
  async function save(body: GroupOrderItemsBody): Promise<ApiResult<SavedGroupOrderItems>> {
    if (server.isOffline) return fail('network_error', 0)
    if (server.refusal) return server.refusal
    if (!server.writeIDs.includes(body.writeID)) {
      if (body.version !== server.version) return fail('group_stale', 409, { group: readGroup() })
      server.version += 1
      server.items = body.items
      server.writeIDs.push(body.writeID)
    }
    if (server.losesResponse) {
      server.losesResponse = false
      return fail('timeout', 0)
    }
    return { ok: true, data: { group: readGroup(), notices: [] } }
  }
  const lines = () => server.items.map((item) => `${item.quantity} ${item.ID}`)
  return { server, save, readGroup, lines }
}

function openBrowser(
  save: (body: GroupOrderItemsBody) => Promise<ApiResult<SavedGroupOrderItems>>,
  mark = createStored<GroupMark>('mark', (value) => value as GroupMark, withoutStorage),
  stored = createStored<Cart>('lines', (value) => value as Cart, withoutStorage),
) {
  let ids = 0
  const calls = {
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
    merchantID: merchant.ID,
    store,
    mark,
    save,
    readMenu: () => Promise.resolve(merchant),
    newID: () => `${name}-${(ids += 1)}`,
    // The fake timer never fires. The tests call `flush` instead of waiting for it.
    startTimer: () => () => {},
    withLock: (work) => work(),
    onGroup: () => {},
    onNotices: (notices) => calls.notices.push(...notices),
    onRefused: (problem, lost) => calls.refused.push({ code: problem.code, lost }),
    onUnsent: (unsent) => calls.unsent.push(unsent),
  })
  function add(dish: Dish, lineID: string): void {
    const changed = addItem(
      store.read() ?? emptyCart(),
      merchant,
      startLine(findDish(merchant, dish.ID) ?? dish, lineID),
    )
    if (isRefusal(changed)) throw new Error(changed.refused)
    store.replace(changed.cart)
  }
  const lines = () =>
    store
      .read()
      ?.merchants.flatMap((entry) => entry.items)
      .map((line) => `${line.quantity} ${line.ID}`) ?? []
  return { mirror, store, mark, stored, calls, add, lines }
}
test('GRP-01 sends local lines to the group', async () => {
  const group = openServer()
  const browser = openBrowser(group.save)
  browser.add(kopi, 'a')
  expect(await browser.mirror.flush()).toBe(true)
  expect(group.lines()).toEqual(['1 kopi'])
  expect(browser.calls.unsent).toEqual(['sending', 'none'])
})

test('GRP-01 sends offline changes later, and only once if a response is lost', async () => {
  const group = openServer()
  const browser = openBrowser(group.save)
  group.server.isOffline = true
  browser.add(kopi, 'a')
  expect(await browser.mirror.flush()).toBe(false)
  expect(browser.calls.unsent.at(-1)).toBe('waiting')
  expect(browser.lines()).toEqual(['1 kopi'])
  group.server.isOffline = false
  group.server.losesResponse = true
  expect(await browser.mirror.flush()).toBe(false)
  browser.add(kopi, 'b')
  expect(await browser.mirror.flush()).toBe(true)
  expect(group.lines()).toEqual(['2 kopi'])
  expect(group.server.version).toBe(2)
})

test('GRP-01 sends unsent lines after a reload', async () => {
  const group = openServer()
  const before = openBrowser(group.save)
  group.server.isOffline = true
  before.add(kopi, 'a')
  await before.mirror.flush()
  before.mirror.stop()
  group.server.isOffline = false
  const after = openBrowser(group.save, before.mark, before.stored)
  expect(await after.mirror.flush()).toBe(true)
  expect(group.lines()).toEqual(['1 kopi'])
})

test('GRP-01 merges the lines of the eater’s other device', async () => {
  const group = openServer()
  const phone = openBrowser(group.save)
  const laptop = openBrowser(group.save)
  phone.add(kopi, 'a')
  await phone.mirror.flush()
  laptop.add(chickenRice, 'b')
  expect(await laptop.mirror.flush()).toBe(true)
  expect(group.lines().toSorted()).toEqual(['1 chicken-rice', '1 kopi'])
  const mine = group.readGroup().members[0]
  if (!mine) throw new Error('The group has no members.')
  await phone.mirror.absorb(mine)
  expect(phone.lines().toSorted()).toEqual(['1 chicken-rice', '1 kopi'])
  expect(await phone.mirror.flush()).toBe(true)
  expect(group.server.version).toBe(2)
})

test('GRP-38 reverts refused lines and reports the names of their dishes', async () => {
  const group = openServer()
  const browser = openBrowser(group.save)
  browser.add(kopi, 'a')
  await browser.mirror.flush()
  group.server.refusal = {
    ok: false,
    problem: { code: 'items_confirmed', status: 409, message: '', context: {} },
  }
  browser.add(chickenRice, 'b')
  await browser.mirror.flush()
  expect(browser.lines()).toEqual(['1 kopi'])
  expect(browser.calls.refused).toEqual([{ code: 'items_confirmed', lost: ['Chicken rice'] }])
})
