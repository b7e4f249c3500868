// Creates group orders for tests: members, items and the placed order.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody } from '@tingkat/contract/quote'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { toOrderItems } from '@tingkat/ordering/group-order/group-order-lines'
import { home } from './cast.ts'
import type { TestApp } from './app.ts'
import { logInByInjection, unwrap, type TestEater } from './journey.ts'
import { orderOf } from './dinner.ts'

/** A line with a dish of the test merchant `warung` that has no modifiers. */
export const satay = { _id: 'satay', ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }
export const laksa = {
  _id: 'laksa',
  ID: 'laksa',
  quantity: 1,
  comment: '',
  modifierGroups: [{ ID: 'noodles', modifiers: [{ ID: 'thick', quantity: 1 }] }],
}

type Line = typeof laksa | typeof satay

/** Replaces the items that the eater has chosen in a group order. */
export async function put(
  eater: TestEater,
  groupID: string,
  items: Line[],
  writeID = randomUUID(),
) {
  const group = unwrap(await eater.client.readGroupOrder(groupID))
  const version = group.members.find((member) => member.myself)?.version ?? 0
  return await eater.client.saveGroupOrderItems(groupID, { version, writeID, items })
}

export async function startGroup(eater: TestEater, merchantID = 'warung'): Promise<GroupOrderView> {
  return unwrap(
    await eater.client.createGroupOrder({ kind: 'group', countryCode: 'sg', merchantID }),
  )
}

/**
 * Opens a group order with its creator (`host`) and another member (`guest`), who each choose
 * dishes. If the option `go` is true, the creator starts the checkout.
 */
export async function openDinner(
  server: TestApp,
  { go = true } = {},
): Promise<{ host: TestEater; guest: TestEater; groupID: string; group: GroupOrderView }> {
  const [host, guest] = [
    await logInByInjection(server),
    await logInByInjection(server, undefined, 'Minh Nguyen'),
  ]
  const { groupID } = (await startGroup(host)).info
  unwrap(await guest.client.joinGroupOrder(groupID))
  unwrap(await put(host, groupID, [satay]))
  unwrap(await put(guest, groupID, [laksa, { ...satay, quantity: 2 }]))
  const group = go
    ? unwrap(await host.client.startGroupOrderCheckout(groupID))
    : unwrap(await host.client.readGroupOrder(groupID))
  return { host, guest, groupID, group }
}

/** Returns the body with which the creator places the group order, at the price of a quote. */
export async function orderOfGroup(
  { client }: TestEater,
  group: GroupOrderView,
  change: Partial<QuoteBody> = {},
): Promise<OrderBody> {
  const items = group.members.flatMap((member) =>
    toOrderItems([...member.confirmedItems, ...member.items]),
  )
  const request: QuoteBody = {
    countryCode: 'sg',
    location: home,
    merchants: [{ ID: group.info.merchantID, items }],
    ...change,
  }
  return { ...orderOf(request, unwrap(await client.quote(request))), groupID: group.info.groupID }
}
