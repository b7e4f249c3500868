// Gives a new account some data of each kind: orders in several states,
// a chat, a request for help, payments, saved places and group orders.
import { randomUUID } from 'node:crypto'
import { toOrderItems } from '@tingkat/ordering/group-order/group-order-lines'
import type { SavePlaceBody } from '@tingkat/contract/saved-place'
import type { TestApp } from '../app.ts'
import { dinnerOf, orderOf } from '../dinner.ts'
import { applyMoves, unwrap, type TestPartner } from '../journey.ts'
import { openEater, type Actor } from './actors.ts'
import {
  addressOf,
  counterMerchant,
  deliveringMerchant,
  markerOf,
  merchantOf,
  orderFrom,
} from './orders.ts'

export type Partners = { merchant: Actor; fleet: Actor; operator: Actor }

export async function furnish(api: TestApp, eater: Actor, partners: Partners): Promise<void> {
  const { client, knows } = eater
  const ended = await placeOrder(api, eater, deliveringMerchant, 'VISA', 'tok_visa')
  const carried = await placeOrder(api, eater, deliveringMerchant)
  await placeOrder(api, eater, deliveringMerchant, 'VISA', 'tok_challenge')
  await placeOrder(api, eater, counterMerchant)
  await deliver(eater, partners, ended)
  await startDelivery(eater, partners, carried)
  await reportPosition(api, eater, partners.fleet, carried)
  await savePlaces(eater)
  await openGroups(api, eater)
  knows.learn('saved-places', unwrap(await client.listSavedPlaces()))
  knows.learn('', unwrap(await client.readProfile()))
}

/**
 * Places an order as the eater. Returns its id, or '' if the bank has to confirm the payment first.
 */
async function placeOrder(
  api: TestApp,
  eater: Actor,
  merchantID: string,
  paymentTypeID = '',
  paymentToken = '',
): Promise<string> {
  const order = await orderFrom(api, eater, merchantID, { paymentTypeID, paymentToken })
  const key = randomUUID()
  const placed = await eater.client.placeOrder(order, key)
  eater.knows.add('key', key)
  eater.knows.learn('', placed.ok ? placed.data : placed.problem.context)
  return placed.ok ? placed.data.orderID : ''
}

/** Moves the order until a courier has it, and sends a chat message of the eater. */
async function startDelivery(eater: Actor, partners: Partners, orderID: string): Promise<void> {
  const by = {
    merchantPartner: toTestPartner(partners.merchant),
    fleet: toTestPartner(partners.fleet),
  }
  await applyMoves(by, orderID, 'receive', 'accept', 'assign')
  const text = markerOf(eater, 'chat')
  unwrap(await eater.client.sendMessage(orderID, { messageID: randomUUID(), text }))
  for (const partner of [partners.fleet, partners.merchant, partners.operator])
    partner.knows.add('orderID', orderID)
}

/** Moves the order until it is delivered, and asks for help as the eater. */
async function deliver(eater: Actor, partners: Partners, orderID: string): Promise<void> {
  await startDelivery(eater, partners, orderID)
  const by = {
    merchantPartner: toTestPartner(partners.merchant),
    fleet: toTestPartner(partners.fleet),
  }
  await applyMoves(by, orderID, 'ready', 'at_store', 'collect', 'arrive', 'deliver')
  const comment = markerOf(eater, 'help')
  const help = await eater.client.askForHelp(orderID, {
    helpID: randomUUID(),
    topic: 'late',
    comment,
  })
  eater.knows.learn('', unwrap(help))
}

const toTestPartner = ({ client, credentials }: Actor): TestPartner => ({
  client,
  token: credentials['authorization'] ?? '',
})

async function reportPosition(api: TestApp, eater: Actor, fleet: Actor, orderID: string) {
  const { latitude, longitude } = addressOf(eater)
  const at = api.deps.clock().toISOString()
  unwrap(await fleet.client.reportPosition(orderID, { latitude, longitude, at }))
}

/** Returns the body of a request to save a place. */
export function savedPlaceOf(eater: Actor, kind: SavePlaceBody['kind']): SavePlaceBody {
  const { id: _id, latitude, longitude, address, countryCode: _code, ...meta } = addressOf(eater)
  return {
    kind,
    label: markerOf(eater, 'label'),
    location: {
      latitude,
      longitude,
      address,
      keywords: '',
      poiID: '',
      meta: { ...meta, countryCode: 'sg' },
    },
  }
}

async function savePlaces(eater: Actor): Promise<void> {
  for (const kind of ['home', 'other'] as const)
    unwrap(await eater.client.savePlace(savedPlaceOf(eater, kind)))
}

/**
 * Creates two group orders with a friend, the first of which
 * is placed, and then a group order of the eater alone.
 */
async function openGroups(api: TestApp, eater: Actor): Promise<void> {
  const friend = await openEater(api, `friend of ${eater.name}`)
  const nameAlias = markerOf(friend, 'alias')
  // The first group order must be placed before the second is created,
  // because an eater can have only one open group order at a merchant.
  for (const ordered of [true, false]) {
    const { groupID } = (await createGroup(eater, deliveringMerchant)).info
    eater.knows.learn('', unwrap(await friend.client.joinGroupOrder(groupID, { nameAlias })))
    for (const member of [eater, friend]) await chooseItems(api, member, groupID)
    if (ordered) await orderGroup(eater, groupID)
  }
  eater.knows.learn('', await createGroup(eater, counterMerchant))
}

async function createGroup(eater: Actor, merchantID: string) {
  return unwrap(
    await eater.client.createGroupOrder({
      kind: 'group',
      countryCode: 'sg',
      merchantID,
      groupName: markerOf(eater, 'group'),
      nameAlias: markerOf(eater, 'alias'),
      location: addressOf(eater),
    }),
  )
}

/** Returns lines with the merchant's first dishes for a member of a group order. */
export function groupItemsOf(api: TestApp, member: Actor, merchantID: string) {
  const items = dinnerOf(merchantOf(api, merchantID), 2).merchants[0]?.items ?? []
  return items.map(({ ID, quantity, modifierGroups = [] }, index) => ({
    _id: `line-${index}`,
    ID,
    quantity,
    modifierGroups,
    comment: markerOf(member, 'comment'),
  }))
}

async function chooseItems(api: TestApp, member: Actor, groupID: string): Promise<void> {
  const items = groupItemsOf(api, member, deliveringMerchant)
  const write = { version: 0, writeID: randomUUID(), items }
  unwrap(await member.client.saveGroupOrderItems(groupID, write))
}

async function orderGroup(eater: Actor, groupID: string): Promise<void> {
  const { members } = unwrap(await eater.client.startGroupOrderCheckout(groupID))
  const items = members.flatMap(({ confirmedItems, items }) =>
    toOrderItems([...confirmedItems, ...items]),
  )
  const { latitude, longitude } = addressOf(eater)
  const quoteBody = {
    countryCode: 'sg' as const,
    location: { latitude, longitude },
    merchants: [{ ID: deliveringMerchant, items }],
  }
  const order = orderOf(quoteBody, unwrap(await eater.client.quote(quoteBody)))
  const body = { ...order, location: addressOf(eater), groupID }
  eater.knows.learn('', unwrap(await eater.client.placeOrder(body, randomUUID())))
}
