// Tests that deletions, refunds, captures and orders of the same accounts
// cause no deadlock when two servers run them concurrently on PostgreSQL.
import { randomBytes, randomUUID } from 'node:crypto'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { runAsAdmin, testEngine, urlOf } from '../testing/engine.ts'
import { codeIn, unwrap, type TestEater } from '../testing/journey.ts'
import { advancePayment } from './advancing-actions.ts'
import { openPaymentTest } from './testing.ts'

const rounds = process.env.TEST_LONG ? 8 : 4
const refundersPerOrder = 4

// The tests need several connections. The embedded engine has one, so transactions never overlap.
describe.runIf(testEngine === 'postgres')('transactions that lock rows of the same account', () => {
  const name = `tingkat_locks_${randomBytes(8).toString('hex')}`
  const faults: string[] = []
  let database: Database
  let secondDatabase: Database
  let server: Awaited<ReturnType<typeof openPaymentTest>>
  let second: TestApp

  beforeAll(async () => {
    const template = process.env.TINGKAT_TEST_TEMPLATE
    await runAsAdmin(
      `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
    )
    const note = (fields: object, message: string) => {
      const error = 'err' in fields ? (fields.err as Error & { code?: string }) : undefined
      faults.push([message, error?.code, error?.stack, JSON.stringify(fields)].join(' '))
    }
    const noteRepetition = (fields: object, message: string) => {
      if ('code' in fields && fields.code === '40P01') note(fields, message)
    }
    const log = { ...silentLog, warn: noteRepetition, error: note }
    // Enough connections for all requests of a round to run at the same time.
    database = await openDatabase({ url: urlOf(name), log, limits: { requestConnections: 40 } })
    await database.migrate()
    server = await openPaymentTest({ database, log })
    // To the database, a second connection pool looks like a second server process.
    secondDatabase = await openDatabase({
      url: urlOf(name),
      log,
      limits: { requestConnections: 40 },
    })
    second = await openTestApp({
      ...server.api.deps,
      database: secondDatabase,
      countries: [],
      newID: () => randomUUID(),
    })
  })
  afterAll(async () => {
    await second.app.close()
    await secondDatabase.close()
    await server.api.close()
    await runAsAdmin(`drop database if exists ${name} with (force)`)
  })

  let requests = 0
  /** Sends requests to the two servers in turn. */
  const inject = async (request: InjectOptions) => {
    const { app } = requests++ % 2 === 0 ? server.api : second
    const { statusCode, body } = await app.inject(request)
    return { statusCode, body }
  }

  const refund = async (orderID: string) =>
    await inject({
      method: 'POST',
      url: fillPath(paths.partnerRefunds, { orderID }),
      headers: { authorization: `Bearer ${server.merchantPartner.token}` },
      payload: { refundID: randomUUID(), amountInMinor: 1 },
    })

  const place = async () => {
    const { statusCode, body } = await server.post(await server.bodyFor('CREDIT_BALANCE'))
    return { statusCode, body }
  }

  /** Returns the id of a delivered order that is paid from a balance and not captured yet. */
  async function deliveredOrder(): Promise<string> {
    const { orderID } = JSON.parse((await place()).body)
    await server.deliver(orderID)
    return orderID
  }

  async function capturedOrder(): Promise<string> {
    const reference = await deliveredOrder()
    await advancePayment(server.ports, { reference })
    return reference
  }

  /**
   * Requests the one-time code that confirms a deletion.
   * Returns the function that deletes the account.
   */
  async function prepareDeletion({ client, cookie }: TestEater) {
    const { codeID } = unwrap(await client.requestOwnCode())
    const code = codeIn(unwrap(await client.readInbox(codeID)).messages[0]?.text)
    return async () =>
      await inject({
        method: 'DELETE',
        url: paths.me,
        headers: { cookie },
        payload: { codeID, code },
      })
  }

  /** Returns the number of deletions that wait for the lock of a payment. */
  async function countWaitingDeletions(): Promise<number> {
    const { rows } = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'
         and query like '%update payment set account_id%'`,
    )
    return rows[0]?.waiting ?? 0
  }

  test('a deletion waits for a payment before it locks a balance (PAY-04)', async () => {
    const deleteAccount = await prepareDeletion(await server.logIn())
    const orderID = await capturedOrder()
    let deletion: ReturnType<typeof deleteAccount> | undefined
    await database.transaction(async (refunding) => {
      await sql`select 1 from payment where reference = ${orderID} for update`.execute(refunding)
      deletion = deleteAccount()
      await expect.poll(countWaitingDeletions, { timeout: 20_000 }).toBe(1)
      await sql`
        select 1 from balance where account_id = (
          select account_id from payment where reference = ${orderID}) for update nowait`.execute(
        refunding,
      )
    })
    expect(await deletion).toMatchObject({ statusCode: 200 })
  })

  test('meet no deadlock, and the books stay balanced (PAY-04)', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const deleteAccount = await prepareDeletion(await server.logIn())
      const captured = [await capturedOrder(), await capturedOrder()]
      const reference = await deliveredOrder()
      let deletionsLeft = 2
      const refundDuringDeletions = async (orderID: string) => {
        const results = []
        while (deletionsLeft > 0) results.push(await refund(orderID))
        return results
      }
      const deleteOnce = async () => {
        const result = await deleteAccount()
        deletionsLeft--
        return [result]
      }
      const results = await Promise.all([
        ...captured.flatMap((orderID) =>
          Array.from({ length: refundersPerOrder }, () => refundDuringDeletions(orderID)),
        ),
        advancePayment(server.ports, { reference }).then(() => []),
        // An account with an open order cannot be deleted, so only every third round places one.
        round % 3 === 0 ? place().then((result) => [result]) : [],
        deleteOnce(),
        deleteOnce(),
      ])
      // Logged errors are checked first, because they name the reason of a status 500.
      expect(faults).toEqual([])
      expect(results.flat().filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    }
    expect(await unbalancedBooks()).toEqual([])
    const { rows } = await database.query<{ accounts: number }>(
      'select count(*)::int as accounts from account',
    )
    expect(rows[0]?.accounts).toBeLessThan(rounds)
  })

  /**
   * Returns currencies whose entries do not sum to zero, and balances that differ from their
   * entries.
   */
  async function unbalancedBooks(): Promise<object[]> {
    const { rows } = await database.query(
      `select currency from ledger_entry group by currency having sum(amount_in_minor) <> 0
       union all
       select b.account_id from balance b where b.amount_in_minor <> (
         select -sum(l.amount_in_minor) from ledger_entry l
         where l.owner = b.account_id and l.account = b.account and l.currency = b.currency)`,
    )
    return rows
  }
})
