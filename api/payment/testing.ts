// A server with the card sandbox, a merchant and a courier fleet, for tests of payments. Its clock
// stands still until a test moves it.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import { openOrderStore } from '../order/store.ts'
import type { Database } from '../platform/database/database.ts'
import { silentLog, type Log } from '../platform/log.ts'
import { openSandbox } from '../providers/payments/sandbox.ts'
import { openSandboxStore } from '../providers/payments/sandbox-store.ts'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { openTestDatabase } from '../testing/engine.ts'
import {
  logInByInjection,
  merchantWhere,
  applyMoves,
  openPartner,
  pricedOrder,
  unwrap,
  type TestEater,
} from '../testing/journey.ts'
import type { SettlingPorts } from './settling-actions.ts'
import { openPaymentStore } from './store.ts'

export const later = (seconds: number) => new Date(lunchTime.getTime() + seconds * 1000)

export async function openPaymentTest({
  database: preparedDatabase,
  log = silentLog,
}: { database?: Database; log?: Log } = {}) {
  const clock = { now: lunchTime }
  const database = preparedDatabase ?? (await openTestDatabase())
  const sandbox = openSandbox(openSandboxStore(database), { slowMs: 1 })
  const api = await openTestApp({ database, log, clock: () => clock.now, paymentProvider: sandbox })
  const merchantPartner = await openPartner(api, { role: 'merchant' })
  const fleet = await openPartner(api, { role: 'courier' })
  const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  const ports: SettlingPorts = {
    ...api.deps,
    paymentProvider: sandbox,
    paymentStore: openPaymentStore(database),
    orders: openOrderStore(database),
  }
  const rows = async <R>(text: string, values: unknown[] = []) =>
    (await database.query<R>(text, values)).rows
  let payer: TestEater
  const post = async (body: OrderBody, key: string = randomUUID(), cookie = payer.cookie) =>
    await api.app.inject({
      method: 'POST',
      url: paths.orders,
      payload: body as object,
      headers: { cookie, 'idempotency-key': key },
    })
  const bodyFor = async (paymentTypeID: string, paymentToken = ''): Promise<OrderBody> => ({
    ...(await pricedOrder(payer.client, merchant, { paymentTypeID })),
    paymentToken,
  })
  const deliver = async (orderID: string) =>
    await applyMoves(
      { merchantPartner, fleet },
      orderID,
      'receive',
      'accept',
      'assign',
      'ready',
      'at_store',
      'collect',
      'arrive',
      'deliver',
    )

  return {
    api,
    merchantPartner,
    fleet,
    merchant,
    sandbox,
    ports,
    clock,
    rows,
    deliver,

    /**
     * Returns the sum of the order's entries per ledger
     * account. Omits accounts whose entries sum to zero.
     */
    booksOf: async (orderID: string) =>
      Object.fromEntries(
        (
          await rows<{ account: string; sum: number }>(
            `select account, sum(amount_in_minor)::bigint as sum from ledger_entry
             where order_id = $1 group by account having sum(amount_in_minor) <> 0`,
            [orderID],
          )
        ).map(({ account, sum }) => [account, sum]),
      ),
    stateOf: async (orderID: string) =>
      (
        await rows<{ state: string }>('select state from payment where reference = $1', [orderID])
      )[0]?.state,
    ordersOf: async (orderID: string) =>
      (
        await rows<{ doc: { orderState: string; reason: string | null } }>(
          'select doc from orders where id = $1',
          [orderID],
        )
      ).map(({ doc }) => doc),

    /**
     * Logs in the eater with this phone number; without a number, logs in a new eater. All later
     * payments are made by this eater.
     */
    async logIn(phone?: string): Promise<TestEater> {
      payer = await logInByInjection(api, phone)
      return payer
    },
    post,
    bodyFor,
    byCard: async (token: string) => await bodyFor('VISA', token),
    creditOf: async () =>
      unwrap(await payer.client.listPaymentMethods('sg')).methods.find(({ name }) => name !== null)
        ?.balance?.amountInMinor ?? 0,
  }
}
