// Deletions, refunds, captures and orders of the same accounts, run concurrently on PostgreSQL.
import { randomBytes, randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { runAsAdmin, testEngine, urlOf } from '../testing/engine.ts'
import { codeIn, unwrap } from '../testing/journey.ts'
import { advancePayment } from './advancing-actions.ts'
import { openPaymentTest } from './testing.ts'

const rounds = 8
const refundsPerOrder = 6

// The embedded engine has one connection: its transactions never run concurrently.
describe.runIf(testEngine === 'postgres')('transactions that lock rows of the same account', () => {
  const name = `tingkat_locks_${randomBytes(8).toString('hex')}`
  const faults: string[] = []
  let database: Database
  let server: Awaited<ReturnType<typeof openPaymentTest>>

  beforeAll(async () => {
    const template = process.env.TINGKAT_TEST_TEMPLATE
    await runAsAdmin(`create database ${name}${template ? ` template ${template}` : ''}`)
    const note = (fields: object, message: string) => {
      const error = 'err' in fields ? (fields.err as Error & { code?: string }) : undefined
      faults.push([message, error?.code, error?.stack, JSON.stringify(fields)].join(' '))
    }
    const log = { ...silentLog, warn: note, error: note }
    // Every request of a round has a connection of its own.
    database = await openDatabase({ url: urlOf(name), log, poolSize: 40 })
    await database.migrate()
    server = await openPaymentTest({ database, log })
  })
  afterAll(async () => {
    await server.api.close()
    await runAsAdmin(`drop database if exists ${name} with (force)`)
  })

  const inject = async (
    method: 'POST' | 'DELETE',
    url: string,
    cookie: string,
    payload: object,
  ) => {
    const { statusCode, body } = await server.api.app.inject({
      method,
      url,
      payload,
      headers: { cookie },
    })
    return { statusCode, body }
  }

  async function deliveredOrder(): Promise<string> {
    const { orderID } = (await server.post(await server.bodyFor('CREDIT_BALANCE'))).json()
    await server.deliver(orderID)
    return orderID
  }

  test('meet no deadlock, and the books stay balanced (PAY-04)', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const eater = await server.logIn()
      const captured = [await deliveredOrder(), await deliveredOrder()]
      for (const reference of captured) await advancePayment(server.ports, { reference })
      const uncaptured = await deliveredOrder()
      const order = await server.bodyFor('CREDIT_BALANCE')
      const { codeID } = unwrap(await eater.client.requestOwnCode())
      const code = codeIn(unwrap(await eater.client.readInbox(codeID)).messages[0]?.text)
      const refund = async (orderID: string) => {
        const { statusCode, body } = await server.api.app.inject({
          method: 'POST',
          url: paths.partnerRefunds.replace(':orderID', orderID),
          headers: { authorization: `Bearer ${server.merchantPartner.token}` },
          payload: { refundID: randomUUID(), amountInMinor: 1 },
        })
        return { statusCode, body }
      }
      const refunds = () =>
        captured.flatMap((orderID) =>
          Array.from({ length: refundsPerOrder }, () => refund(orderID)),
        )
      // An order under way forbids the deletion, so only every third round places one.
      const placings =
        round % 3 === 0
          ? [server.post(order).then(({ statusCode, body }) => ({ statusCode, body }))]
          : []
      const answers = await Promise.all([
        advancePayment(server.ports, { reference: uncaptured }).then(() => ({
          statusCode: 200,
          body: '',
        })),
        ...refunds(),
        inject('DELETE', paths.me, eater.cookie, { codeID, code }),
        ...placings,
        ...refunds(),
        inject('DELETE', paths.me, eater.cookie, { codeID, code }),
      ])
      // Logged errors first: they name the reason of a status 500.
      expect(faults).toEqual([])
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    }
    const { rows: remaining } = await database.query<{ accounts: number }>(
      'select count(*)::int as accounts from account',
    )
    expect(remaining[0]?.accounts).toBeLessThan(rounds)
    const { rows } = await database.query<{ sum: number }>(
      'select coalesce(sum(amount_in_minor), 0)::bigint as sum from ledger_entry',
    )
    expect(rows).toEqual([{ sum: 0 }])
    const { rows: wrong } = await database.query(
      `select b.account_id from balance b where b.amount_in_minor <> (
           select -sum(l.amount_in_minor) from ledger_entry l
           where l.owner = b.account_id and l.account = b.account and l.currency = b.currency)`,
    )
    expect(wrong).toEqual([])
  })
})
