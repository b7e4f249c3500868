// Builds requests that fit the server's state, such as an order at its current price, an allowed
// move, or a login with a code that was just sent. Random values alone would rarely succeed.
import { paths } from '@tingkat/contract/paths'
import { home } from '../cast.ts'
import { openBrowserPush } from '../browser-push.ts'
import { dinnerOf } from '../dinner.ts'
import { codeIn } from '../journey.ts'
import type { Actor } from './actors.ts'
import { chosen, newID, type Fit, type Fitter } from './fit.ts'
import { groupItemsOf, savedPlaceOf } from './furnishing.ts'
import {
  addressOf,
  deliveringMerchant,
  markerOf,
  merchantOf,
  openMerchantIDs,
  orderFrom,
} from './orders.ts'
import { partnerFitters } from './partner-fitting.ts'
import type { Plan } from './plan.ts'
import { staffFitters } from './staff-fitting.ts'
import { actorOf, type World } from './world.ts'

const paymentTypes: [paymentTypeID: string, paymentToken: string][] = [
  ['', ''],
  ['', ''],
  ['CREDIT_BALANCE', ''],
  ['POINTS', ''],
  ['PAY_LATER', ''],
  ['VISA', 'tok_visa'],
  ['VISA', 'tok_challenge'],
  ['VISA', 'tok_declined'],
]
const pushKeys = openBrowserPush().keys
// Number of phone numbers of new accounts. There are many, because each number may get only a few
// login codes a day.
const spareNumbers = 200

const phoneOf = (choice: number) => `+6588${String(100_000 + (choice % spareNumbers))}`

async function toOrder({ api }: World, actor: Actor, { choice }: Plan): Promise<Fit> {
  const [paymentTypeID, paymentToken] = chosen(paymentTypes, choice)
  const merchantID = chosen(openMerchantIDs, Math.floor(choice / paymentTypes.length))
  const key = newID()
  actor.knows.add('key', key)
  const body = await orderFrom(api, actor, merchantID, { paymentTypeID, paymentToken })
  return { body, headers: { 'idempotency-key': key } }
}

function toQuote({ api }: World, actor: Actor, { choice }: Plan): Fit {
  const quote = dinnerOf(merchantOf(api, deliveringMerchant), 1 + (choice % 2))
  return { body: { ...quote, code: 'MAKAN5', comment: markerOf(actor, 'comment') } }
}

async function toCart({ api }: World, { account }: Actor, { choice }: Plan): Promise<Fit> {
  const merchantID = chosen(openMerchantIDs, choice)
  const { rows } = await api.database.query<{ version: number }>(
    `select version from cart where account_id = $1 and country = 'sg'`,
    [account?.accountID ?? ''],
  )
  const [dinner] = dinnerOf(merchantOf(api, merchantID), 2).merchants
  const items = dinner?.items.map((item, index) => ({ ...item, _id: `line-${index}` })) ?? []
  const cart = {
    paymentType: '',
    promoCodes: [],
    comment: '',
    profile: null,
    scheduledOrder: null,
    dineInInfo: null,
    merchants: [{ ID: merchantID, comment: '', items }],
  }
  return { body: { country: 'sg', version: rows[0]?.version ?? 0, writeID: newID(), cart } }
}

async function toGroupItems({ api }: World, actor: Actor, { choice }: Plan): Promise<Fit> {
  const list = await actor.client.listGroupOrders()
  const groups = list.ok ? list.data.groups.filter(({ info }) => info.orderID === null) : []
  if (groups.length === 0) return {}
  const { groupID, merchantID } = chosen(groups, choice).info
  const group = await actor.client.readGroupOrder(groupID)
  const member = group.ok ? group.data.members.find(({ myself }) => myself) : undefined
  const items = groupItemsOf(api, actor, merchantID)
  return {
    pathParameters: { groupID },
    body: { version: member?.version ?? 0, writeID: newID(), items },
  }
}

function toGroup(_world: World, actor: Actor, { choice }: Plan): Fit {
  const merchant = { countryCode: 'sg', merchantID: deliveringMerchant }
  if (choice % 4 === 0) return { body: { kind: 'table', ...merchant, tableNumber: '7' } }
  return {
    body: {
      kind: 'group',
      ...merchant,
      groupName: markerOf(actor, 'group'),
      nameAlias: markerOf(actor, 'alias'),
      location: addressOf(actor),
    },
  }
}

/** Returns the id of a group order of the actor, and the id of a member who is not its creator. */
async function toMember(_world: World, { client }: Actor): Promise<Fit> {
  const list = await client.listGroupOrders()
  for (const { info } of list.ok ? list.data.groups : []) {
    const group = info.memberCount > 1 ? await client.readGroupOrder(info.groupID) : null
    const member = group?.ok ? group.data.members.find(({ creator }) => !creator) : undefined
    if (member) return { pathParameters: { groupID: info.groupID, memberID: member.memberID } }
  }
  return {}
}

async function toLogin(world: World, { client, account }: Actor, { choice }: Plan): Promise<Fit> {
  const phone = account?.phone ?? phoneOf(choice)
  const sent = await client.requestCode({ countryCode: 'sg', phone })
  return sent.ok ? { body: await readCode(world, sent.data.codeID) } : {}
}

async function toDeletion(world: World, actor: Actor, { choice }: Plan): Promise<Fit> {
  // Only every second request deletes an account, because after each deletion the fuzzer must
  // create a new account with orders and other data.
  if (choice % 2 !== 0) return {}
  await endOrders(world, actor)
  const sent = await actor.client.requestOwnCode()
  return sent.ok ? { body: await readCode(world, sent.data.codeID) } : {}
}

/** Cancels the eater's open orders, because an account with open orders cannot be deleted. */
async function endOrders(world: World, { client }: Actor): Promise<void> {
  const operator = actorOf(world, 'operator')
  const list = await client.listOrders({ limit: 50 })
  for (const { orderID } of list.ok ? list.data.orders : [])
    await operator.client.moveOrder(orderID, {
      move: 'cancel',
      cancellation: { reason: 'other', comment: '' },
    })
}

async function readCode({ api }: World, codeID: string): Promise<{ codeID: string; code: string }> {
  const inbox = await api.app.inject({ url: paths.inbox, query: { codeID } })
  const { messages = [] } = inbox.json<{ messages?: { text: string }[] }>()
  return { codeID, code: codeIn(messages.at(-1)?.text) }
}

/** Returns the id of one of the eater's orders that a courier is delivering. */
async function toCarried(_world: World, { client }: Actor, { choice }: Plan): Promise<Fit> {
  const list = await client.listOrders({ limit: 50 })
  const carried = list.ok
    ? list.data.orders.filter(({ courier, finalState }) => courier && finalState === null)
    : []
  return carried.length > 0 ? { pathParameters: { orderID: chosen(carried, choice).orderID } } : {}
}

/** Returns a request to tip the courier of a delivered order that has no tip yet. */
async function toTip(_world: World, { client, knows }: Actor, { choice }: Plan): Promise<Fit> {
  const list = await client.listOrders({ limit: 50 })
  const open = list.ok ? list.data.orders.filter(({ laterTip }) => laterTip?.state === 'open') : []
  if (open.length === 0) return {}
  const { orderID, paymentTypeID } = chosen(open, choice)
  const key = newID()
  knows.add('key', key)
  const paymentToken = paymentTypeID === 'VISA' ? 'tok_visa' : ''
  return {
    pathParameters: { orderID },
    body: { amountInMinor: 1 + (choice % 300), paymentToken },
    headers: { 'idempotency-key': key },
  }
}

/** Returns the id of a merchant and the id of one of its published reviews. */
async function toReview(_world: World, { client }: Actor, { choice }: Plan): Promise<Fit> {
  const merchantID = chosen(openMerchantIDs, choice)
  const list = await client.listReviews(merchantID)
  const reviews = list.ok ? list.data.reviews : []
  if (reviews.length === 0) return {}
  return { pathParameters: { merchantID, reviewID: chosen(reviews, choice).ID } }
}

function toEvents({ api }: World, _actor: Actor, { choice }: Plan): Fit {
  const common = { country: 'sg', language: 'en', page: 'home', state_name: 'home' }
  const at = api.deps.clock().toISOString()
  return {
    body: {
      visitID: `00000000-0000-4000-8000-${String(choice).padStart(12, '0')}`,
      events: [{ name: 'PAGE_LOAD', n: choice, at, ...common, page_type: 'home' }],
    },
  }
}

const point = { latitude: String(home.latitude), longitude: String(home.longitude) }

/**
 * For each operation, the function that builds its request. Path ids that the function does not
 * return are taken from the plan.
 */
export const fitters: Record<string, Fitter> = {
  ...partnerFitters,
  ...staffFitters,
  'GET /api/v1/merchants': (_world, _actor, { choice }) => ({
    query: { country: 'sg', ...(choice % 2 ? point : {}), limit: '3' },
  }),
  'GET /api/v1/merchants/{merchantID}': (_world, _actor, { choice }) => ({
    pathParameters: { merchantID: chosen(openMerchantIDs, choice) },
    query: choice % 2 ? point : {},
  }),
  'GET /api/v1/merchants/{merchantID}/events': (_world, _actor, { choice }) => ({
    pathParameters: { merchantID: chosen(openMerchantIDs, choice) },
    headers: { accept: 'text/event-stream' },
  }),
  'GET /api/v1/merchants/{merchantID}/tables/{tableNumber}': () => ({
    pathParameters: { merchantID: deliveringMerchant, tableNumber: '7' },
    query: {},
  }),
  'POST /api/v1/merchants/{merchantID}/reviews/{reviewID}/reports': toReview,
  'GET /api/v1/geo/search': () => ({ query: { country: 'sg', keyword: 'bahru' } }),
  'GET /api/v1/geo/reverse': () => ({ query: { location: `${home.latitude},${home.longitude}` } }),
  'POST /api/v1/orders': toOrder,
  'POST /api/v1/quotes': toQuote,
  'POST /api/v1/promos/validate': toQuote,
  'PUT /api/v1/cart': toCart,
  'POST /api/v1/group-orders': toGroup,
  'PUT /api/v1/group-orders/{groupID}/members/me/items': toGroupItems,
  'POST /api/v1/group-orders/{groupID}/members/me/confirm': toGroupItems,
  'DELETE /api/v1/group-orders/{groupID}/members/{memberID}': toMember,
  'POST /api/v1/orders/{orderID}/messages': async (world, actor, plan) => ({
    ...(await toCarried(world, actor, plan)),
    body: { messageID: newID(), text: markerOf(actor, 'chat') },
  }),
  'POST /api/v1/orders/{orderID}/tip': toTip,
  'POST /api/v1/login/codes': (_world, _actor, { choice }) => ({
    body: { countryCode: 'sg', phone: phoneOf(choice) },
  }),
  'POST /api/v1/login': toLogin,
  'POST /api/v1/users/me/codes': async (world, actor, { choice }) => {
    if (choice % 8 === 0) await endOrders(world, actor)
    return {}
  },
  'DELETE /api/v1/users/me': toDeletion,
  'POST /api/v1/users/me/saved-places': (_world, actor, { choice }) => ({
    body: savedPlaceOf(actor, chosen(['home', 'work', 'other', 'other'], choice)),
  }),
  'PUT /api/v1/users/me/push-subscriptions': () => ({
    body: { endpoint: `https://127.0.0.1:1/${newID()}`, keys: pushKeys, language: 'en' },
  }),
  'POST /api/v1/events': toEvents,
}
