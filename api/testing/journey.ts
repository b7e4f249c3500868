// Creates eaters and partners for tests. Their typed client
// injects its requests into the app, without a port.
import { randomUUID } from 'node:crypto'
import { createClient, type ApiResult, type Client } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody } from '@tingkat/contract/quote'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { issueToken } from '../partner/credentials.ts'
import { openPartnerStore, type TokenOwner } from '../partner/store.ts'
import type { App } from '../http/app.ts'
import { dinnerOf, orderOf } from './dinner.ts'
import type { TestApp } from './app.ts'

/** Returns a `fetch` that injects requests into the app. */
export function injectFetch(app: App) {
  return async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const response = await app.inject({
      method: (method ?? 'GET') as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(body ? { payload: body as string } : {}),
    })
    const entries = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((item) => [name, String(item)] as [string, string]),
    )
    return new Response(response.statusCode === 204 ? null : response.body, {
      status: response.statusCode,
      headers: entries,
    })
  }
}

/** Returns the data of a successful result. Throws for a refusal. */
export function unwrap<T>(result: ApiResult<T>): T {
  if (!result.ok)
    throw new Error(`refused: ${result.problem.code} ${JSON.stringify(result.problem.context)}`)
  return result.data
}

export type TestEater = { client: Client; cookie: string; phone: string }

let phones = 0
/** Logs in a new eater in Singapore. */
export async function logInByInjection(
  { app }: TestApp,
  phone = `+6591${String(100_000 + ++phones)}`,
  name = 'Aisyah Rahman',
): Promise<TestEater> {
  const fetch = injectFetch(app)
  const guest = createClient({ baseUrl: '', fetch })
  const { codeID } = unwrap(await guest.requestCode({ countryCode: 'sg', phone }))
  const code = codeIn(unwrap(await guest.readInbox(codeID)).messages[0]?.text)
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { codeID, code, name },
  })
  const [session] = response.cookies
  const cookie = `${session?.name}=${session?.value ?? ''}`
  return { client: createClient({ baseUrl: '', fetch, headers: { cookie } }), cookie, phone }
}

export function codeIn(text: string | undefined): string {
  return /\d{6}/.exec(text ?? '')?.[0] ?? ''
}

export type TestPartner = { client: Client; token: string }

export async function openPartner(
  { app, database }: TestApp,
  partner: Partial<TokenOwner> & Pick<TokenOwner, 'role'>,
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

/** Returns the first open merchant of the country for which `fits` returns true. */
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
  if (!merchant) throw new Error('the demo catalogue has no such merchant')
  return merchant
}

/**
 * Requests a quote for the merchant's first dishes and returns the body
 * of an order at its price. `change` is merged into the quote request.
 */
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
const merchantMoves = new Set<OrderMove>(['receive', 'accept', 'decline', 'ready', 'hand_over'])

/** Applies moves to an order, each by a partner that is allowed to make it. */
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
