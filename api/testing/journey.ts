// An eater and partners by injection: the same typed client that browsers and tills use, without a port.
import { randomUUID } from 'node:crypto'
import { createClient, type ApiResult, type Client } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody } from '@tingkat/contract/quote'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { issueToken } from '../partner/credentials.ts'
import { openPartnerStore, type Partner } from '../partner/store.ts'
import type { App } from '../http/app.ts'
import { dinnerOf, orderOf } from './dinner.ts'
import type { TestApp } from './app.ts'

/** A fetch that never leaves the process. */
export function injectFetch(app: App) {
  return async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const answer = await app.inject({
      method: (method ?? 'GET') as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(body ? { payload: body as string } : {}),
    })
    const entries = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, String(one)] as [string, string]),
    )
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: entries,
    })
  }
}

/** The data of an answer that must be a yes. */
export function unwrap<T>(answer: ApiResult<T>): T {
  if (!answer.ok)
    throw new Error(`refused: ${answer.problem.code} ${JSON.stringify(answer.problem.context)}`)
  return answer.data
}

export type TestEater = { client: Client; cookie: string; phone: string }

let phones = 0
/** A new eater of Singapore, logged in. */
export async function logInByInjection(
  { app }: TestApp,
  phone = `+6591${String(100_000 + ++phones)}`,
  name = 'Aisyah Rahman',
): Promise<TestEater> {
  const fetch = injectFetch(app)
  const guest = createClient({ baseUrl: '', fetch })
  const { codeID } = unwrap(await guest.requestCode({ countryCode: 'sg', phone }))
  const code = codeIn(unwrap(await guest.readInbox(codeID)).messages[0]?.text)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { codeID, code, name },
  })
  const cookie = `tingkat_session=${answer.cookies[0]?.value ?? ''}`
  return { client: createClient({ baseUrl: '', fetch, headers: { cookie } }), cookie, phone }
}

export function codeIn(text: string | undefined): string {
  return /\d{6}/.exec(text ?? '')?.[0] ?? ''
}

export type TestPartner = { client: Client; token: string }

export async function openPartner(
  { app, database }: TestApp,
  partner: Partial<Partner> & Pick<Partner, 'role'>,
): Promise<TestPartner> {
  const token = await issueToken(openPartnerStore(database), {
    partnerID: randomUUID(),
    name: 'Test',
    country: 'sg',
    merchantIDs: null,
    ...partner,
  })
  return {
    token,
    client: createClient({
      baseUrl: '',
      fetch: injectFetch(app),
      headers: { authorization: `Bearer ${token}` },
    }),
  }
}

/** The first merchant of the country's catalogue that fits. */
export function merchantWhere(
  { deps }: TestApp,
  fits: (merchant: Merchant) => boolean,
  country: CountryCode = 'sg',
): Merchant {
  const merchants = [...(deps.catalogue.of(country)?.merchants.values() ?? [])]
  const merchant = merchants.find(
    (merchant) =>
      merchant.openingHours.open !== false &&
      !merchant.schedulerOrderConfig.blockOnDemandOrders &&
      fits(merchant),
  )
  if (!merchant) throw new Error('the demo has no such merchant')
  return merchant
}

/** The body of an order at its right price; `change` adapts the quote first. */
export async function pricedOrder(
  client: Client,
  merchant: Merchant,
  change: Partial<QuoteBody> = {},
): Promise<OrderBody> {
  const dinner = { ...dinnerOf(merchant, 2), ...change }
  return orderOf(dinner, unwrap(await client.quote(dinner)))
}

export async function placeDinner(
  eater: TestEater,
  merchant: Merchant,
  change: Partial<QuoteBody> = {},
): Promise<Order> {
  return unwrap(
    await eater.client.placeOrder(await pricedOrder(eater.client, merchant, change), randomUUID()),
  )
}

export const courier = { name: 'Siti Nurul', vehicle: 'e-bike', plate: 'SG 1' }
const merchantMoves = new Set<OrderMove>(['receive', 'accept', 'decline', 'ready'])

/** Moves an order along, each step by whoever makes it. */
export async function applyMoves(
  { merchantPartner, fleet }: { merchantPartner: TestPartner; fleet: TestPartner },
  orderID: string,
  ...moves: OrderMove[]
): Promise<void> {
  for (const move of moves) {
    const { client } = merchantMoves.has(move) ? merchantPartner : fleet
    unwrap(await client.moveOrder(orderID, { move, ...(move === 'assign' ? { courier } : {}) }))
  }
}
