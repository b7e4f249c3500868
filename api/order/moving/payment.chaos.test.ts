// Tests of payments under failures: lost responses, repeated idempotency keys, killed processes,
// and a provider that is slow or contradicts itself. `npm run test:long` makes a thousand runs,
// `npm test` forty.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advancePayment } from '../../payment/advancing-actions.ts'
import type { SettlingPorts } from '../../payment/settling-actions.ts'
import { openPaymentStore } from '../../payment/store.ts'
import type { Authorisation, PaymentProvider } from '../../providers/payments/payment-provider.ts'
import { openSandbox, type Sandbox } from '../../providers/payments/sandbox.ts'
import { openSandboxStore } from '../../providers/payments/sandbox-store.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  pricedOrder,
  type TestEater,
  type TestPartner,
} from '../../testing/journey.ts'
import { openOrderStore } from '../store.ts'

const runs = process.env.TEST_LONG ? 1000 : 40
// A fixed seed makes a failed run repeatable.
let seed = 20_260_318
const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T

let now = lunchTime
let api: TestApp
let second: TestApp
let eater: TestEater
let merchantPartner: TestPartner
let sandbox: Sandbox
let ports: SettlingPorts
let bodies: Record<'VISA' | 'CREDIT_BALANCE' | 'POINTS', OrderBody>

/**
 * Returns a provider that fails at random: it loses responses, throws before or after a charge as
 * if the process had been killed, or reports an authorised charge as declined.
 */
function wicked(honest: PaymentProvider): PaymentProvider {
  return {
    ...honest,
    async authorise(charge, token): Promise<Authorisation> {
      const what = oneOf([
        'well',
        'well',
        'well',
        'lost',
        'never',
        'dies before',
        'dies after',
        'lies',
      ])
      if (what === 'dies before') throw new Error('the process is gone')
      if (what === 'never') return { outcome: 'unknown' }
      const answer = await honest.authorise(charge, token)
      if (what === 'dies after') throw new Error('the process is gone')
      if (what === 'lies') return { outcome: 'declined', reason: 'PAYMENT_FAIL' }
      return what === 'lost' ? { outcome: 'unknown' } : answer
    },
    status: async (charge) =>
      chance() < 0.2 ? { outcome: 'unknown' } : await honest.status(charge),
    void: async (charge) =>
      chance() < 0.3 ? (await honest.void(charge), 'unknown') : await honest.void(charge),
    capture: async (charge, amount) =>
      chance() < 0.3
        ? (await honest.capture(charge, amount), 'unknown')
        : await honest.capture(charge, amount),
  }
}

beforeAll(async () => {
  const database = await openTestDatabase()
  sandbox = openSandbox(openSandboxStore(database), { slowMs: 1 })
  api = await openTestApp({
    database,
    clock: () => now,
    paymentProvider: wicked(sandbox),
    newID: () => randomUUID(),
  })
  second = await openTestApp({ ...api.deps, countries: [], newID: () => randomUUID() })
  eater = await logInByInjection(api)
  merchantPartner = await openPartner(api, { role: 'merchant' })
  const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  const paidBy = async (paymentTypeID: string) =>
    await pricedOrder(eater.client, merchant, { paymentTypeID })
  bodies = {
    VISA: await paidBy('VISA'),
    CREDIT_BALANCE: await paidBy('CREDIT_BALANCE'),
    POINTS: await paidBy('POINTS'),
  }
  ports = {
    ...api.deps,
    paymentProvider: wicked(sandbox),
    paymentStore: openPaymentStore(database),
    orders: openOrderStore(database),
  }
}, 120_000)
afterAll(async () => {
  await second.app.close()
  await api.close()
})

const place = async (key: string, wanted: OrderBody, where: TestApp) =>
  await where.app.inject({
    method: 'POST',
    url: paths.orders,
    payload: wanted as object,
    headers: { cookie: eater.cookie, 'idempotency-key': key },
  })

/**
 * As the merchant, removes an item or reduces its quantity, and repeats the request. The
 * server refuses the change before the order is placed and after the order has ended.
 */
async function changeLines(orderID: string): Promise<void> {
  const order = await merchantPartner.client.readPartnerOrder(orderID)
  if (!order.ok) return
  const index = Math.floor(chance() * order.data.items.length)
  const item = order.data.items[index]
  if (!item) return
  const change =
    item.quantity > 1 && chance() < 0.5
      ? { type: 'UPDATED' as const, quantity: 1 }
      : { type: 'DELETED' as const }
  const body = {
    changeID: randomUUID(),
    version: order.data.version,
    changes: [{ ...change, index, itemID: item.ID }],
  }
  await Promise.all([
    merchantPartner.client.changeItems(orderID, body),
    merchantPartner.client.changeItems(orderID, body),
  ])
}

async function run(): Promise<string> {
  const key = randomUUID()
  const paymentTypeID = oneOf(['VISA', 'VISA', 'VISA', 'CREDIT_BALANCE', 'POINTS'] as const)
  const wanted = {
    ...bodies[paymentTypeID],
    paymentToken:
      paymentTypeID === 'VISA'
        ? oneOf(['tok_visa', 'tok_visa', 'tok_lost', 'tok_slow', 'tok_declined', 'tok_challenge'])
        : '',
  }
  const answers = await Promise.all(
    Array.from({ length: 1 + Math.floor(chance() * 3) }, () =>
      place(key, wanted, oneOf([api, second])),
    ),
  )
  if (chance() < 0.4) answers.push(await place(key, wanted, oneOf([api, second])))
  const orderID = answers
    .map((answer) => answer.json().context?.orderID ?? answer.json().orderID)
    .find(Boolean)
  if (orderID && chance() < 0.5) await sandbox.answerChallenge(orderID, chance() < 0.7)
  if (orderID && chance() < 0.4) await changeLines(orderID)
  if (orderID && chance() < 0.4) await eater.client.cancelOrder(orderID)
  if (orderID && chance() < 0.3)
    await merchantPartner.client.moveOrder(orderID, { move: 'decline' })
  return key
}

test(
  `${runs} runs with failures: each intent has one order and one charge; books sum to zero (PAY-04, ORD-07)`,
  { timeout: 1_800_000 },
  async () => {
    const keys: string[] = []
    for (let done = 0; done < runs; done++) keys.push(await run())
    const query = async <R>(text: string, values: unknown[] = []) =>
      (await api.database.query<R>(text, values)).rows
    // The clock passes the payments' deadline of 600 seconds, and each payment's job runs twenty
    // times, more often than needed.
    now = new Date(lunchTime.getTime() + 601_000)
    for (let round = 0; round < 20; round++) {
      const due = await query<{ reference: string }>(
        `select reference from payment order by reference`,
      )
      for (const { reference } of due) await advancePayment(ports, { reference })
    }
    expect(
      await query(`select reference from payment where state in ('started', 'challenge')`),
    ).toEqual([])
    expect(
      await query(
        'select currency from ledger_entry group by currency having sum(amount_in_minor) <> 0',
      ),
    ).toEqual([])
    expect(await query('select 1 from balance where amount_in_minor < 0')).toEqual([])
    const balances =
      'select b.account from balance b where b.amount_in_minor ' +
      '<> (select -coalesce(sum(l.amount_in_minor), 0) from ledger_entry l ' +
      'where l.owner = b.account_id and l.account = b.account and l.currency = b.currency)'
    expect(await query(balances)).toEqual([])
    // Each payment has exactly one order, and there are no other orders.
    expect(
      await query(
        'select 1 from payment p full join orders o on o.id = p.reference where p.reference is null or o.id is null',
      ),
    ).toEqual([])
    expect(
      (
        await query<{ key: string }>(
          'select key from idempotency_key where answer = $1::text::jsonb',
          ['null'],
        )
      ).length,
    ).toBe(0)
    expect(await query('select key from idempotency_key group by key having count(*) > 1')).toEqual(
      [],
    )
    // The provider has charged no order twice, and reserves an amount only for card orders that
    // have not ended.
    expect(await query('select 1 from sandbox_payment where charges > 1')).toEqual([])
    expect(
      await query(`select o.id, s.state from orders o join payment p on p.reference = o.id left join sandbox_payment s on s.reference = o.id
    where p.source = 'card' and (coalesce(s.state, '') = 'authorised') <> (o.ended_at is null)`),
    ).toEqual([])
    expect(
      await query(
        'select p.reference from payment p join orders o on o.id = p.reference ' +
          `where (p.state = 'authorised') <> (o.ended_at is null)`,
      ),
    ).toEqual([])
    // The amount to capture equals the order's current total, which
    // is stored in a column and in the order's JSON document.
    expect(
      await query(
        'select p.reference from payment p join orders o on o.id = p.reference ' +
          `where p.state = 'authorised' and coalesce(p.due_in_minor, p.amount_in_minor) ` +
          '<> o.total_in_minor',
      ),
    ).toEqual([])
    expect(
      await query(
        'select id from orders where (doc #>> ' +
          `'{snapshotDetail,cartWithQuote,totalQuote,reducedPriceV2,amountInMinor}')::bigint ` +
          '<> total_in_minor',
      ),
    ).toEqual([])
    expect(
      (
        await query('select id from orders where total_in_minor < (doc ->> $1)::bigint', [
          'placedTotalInMinor',
        ])
      ).length,
    ).toBeGreaterThan(runs / 20)
    const placed = await query<{ standing: number; fallen: number }>(
      'select count(*) filter (where ended_at is null) as standing, count(*) filter (where ' +
        'ended_at is not null) as fallen from orders',
    )
    expect(placed[0]?.standing).toBeGreaterThan(runs / 10)
    expect(placed[0]?.fallen).toBeGreaterThan(runs / 10)
    expect(keys).toHaveLength(runs)
  },
)
