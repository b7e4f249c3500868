// Tests of the commands that back up and restore the embedded
// database, while the server runs and while it is stopped.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, testEngine, urlOf } from '../testing/engine.ts'
import { quickStart, sharedEnvironment } from '../testing/server-process.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { parseAcknowledged } from './acknowledged-orders.ts'
import { checkBooks, describeBooks } from './check-books.ts'
import { openBackupSocket } from './backup-socket.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-backup-'))
  folders.push(folder)
  return folder
}
let dataDir: string
let copy: string
beforeEach(() => {
  dataDir = newFolder()
  copy = join(newFolder(), 'copy.tar.gz')
})
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Runs the command in a new process and returns its exit code and output. */
function run(
  name: 'backup' | 'restore' | 'prove',
  args: string | string[],
  env: Record<string, string>,
) {
  const program = join(import.meta.dirname, `${name}-command.ts`)
  const child = spawn(process.execPath, [...quickStart, program, ...[args].flat()], {
    env: { ...sharedEnvironment, ...process.env, DATABASE_URL: '', NODE_ENV: 'test', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  return new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }))
  })
}

async function openMigrated(folder: string) {
  const dump = process.env.TINGKAT_TEST_DUMP
  const database = await openDatabase({ dataDir: folder, ...(dump && { dump }), log: silentLog })
  closers.push(() => database.close())
  await database.migrate()
  return database
}

const orderRow = (id: string) => `insert into orders (country, id, account_id, merchant_id, code,
  state, version, type, currency, total_in_minor, doc, placed_at, state_since)
  values ('sg', '${id}', 'a', 'm', 'c', 'NEW', 1, 'INSTANT', 'SGD', 900, '{}', now(), now())`
const entryRow = (order: string, account: string, amount: number) =>
  `insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at)
   values ('sg', '${order}', 'place', '${account}', ${amount}, 'SGD', now()),
     ('sg', '${order}', 'place', 'sales', ${-amount}, 'SGD', now())`

describe.runIf(testEngine === 'pglite')('a backup of the embedded database', () => {
  test('a copy made while the server runs restores every committed order (OPS-13)', async () => {
    const database = await openMigrated(dataDir)
    const { copyTo } = database
    if (!copyTo) throw new Error('the embedded database has no copies')
    closers.push(await openBackupSocket({ dataDir, copyTo }, silentLog))
    await database.query(orderRow('o1'))
    await database.query(entryRow('o1', 'eater:cash_due', 900))
    expect(await run('backup', copy, { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    // This order is placed after the backup, so the backup does not contain it.
    await database.query(orderRow('o2'))

    const restored = newFolder()
    const { code, output } = await run('restore', copy, { DATA_DIR: restored })
    expect(output).toContain('1 orders, 0 payments, 2 ledger entries: all orders are there')
    expect(code).toBe(0)
    const opened = await openMigrated(restored)
    const { rows } = await opened.query<{ id: string }>('select id from orders')
    expect(rows).toEqual([{ id: 'o1' }])
    await opened.close()
    const acknowledged = join(newFolder(), 'orders.txt')
    writeFileSync(acknowledged, 'o1 2026-03-18T12:00:00Z\no2 2026-03-18T12:00:02Z\n')
    const proof = await run('prove', ['--orders', acknowledged], { DATA_DIR: restored })
    expect(proof.code).toBe(1)
    expect(proof.output).toContain('acknowledged order is missing: o2\n1 orders, 0 payments')

    const again = await run('restore', copy, { DATA_DIR: restored })
    expect(again).toMatchObject({
      code: 1,
      output: expect.stringContaining('has a database already'),
    })
  })

  test.runIf(process.env.TEST_LONG)(
    'a stopped server can be copied; what cannot be copied or restored is refused with a message',
    async () => {
      expect(await run('backup', copy, { DATA_DIR: dataDir })).toEqual({
        code: 1,
        output: `${dataDir} has no database.\n`,
      })
      const database = await openMigrated(dataDir)
      await database.close()
      expect(await run('backup', copy, { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
      expect(await run('backup', copy, { DATA_DIR: dataDir })).toMatchObject({
        code: 1,
        output: `${copy} exists already.\n`,
      })
      expect(
        await run('backup', `${copy}2`, {
          DATA_DIR: dataDir,
          DATABASE_URL: 'postgres://localhost/x',
        }),
      ).toMatchObject({ code: 1, output: expect.stringContaining('docs/backups.md') })
      const damaged = join(newFolder(), 'damaged.tar.gz')
      writeFileSync(damaged, 'no copy')
      const target = newFolder()
      expect(await run('restore', damaged, { DATA_DIR: target })).toMatchObject({ code: 1 })
      expect(existsSync(join(target, 'postgres'))).toBe(false)
    },
  )
})

test('orders, payments and ledger entries that do not agree are listed (OPS-14)', async () => {
  const database = await openTestDatabase()
  closers.push(() => database.close())
  await database.query(orderRow('o1'))
  await database.query(
    `insert into idempotency_key (account_id, key, fingerprint, order_id, answer)
     values ('a', 'k', '\\x00', 'lost', '{}')`,
  )
  await database.query(
    `insert into payment (reference, country, account_id, key, type, source, currency,
       amount_in_minor, state, created_at, expires_at)
     values ('p1', 'sg', 'a', 'k1', 'card', 's', 'SGD', 900, 'authorised', now(), now())`,
  )
  expect(describeBooks(await checkBooks(database))).toEqual([
    'payment has no order: p1',
    'acknowledged order is missing: lost',
    'order has no ledger entry: o1',
    '1 orders, 1 payments, 0 ledger entries: they do not agree.',
  ])
})

describe.runIf(testEngine === 'postgres')('the proof of a restored PostgreSQL database', () => {
  test('a complete database passes, one with a missing order does not (OPS-13, OPS-14)', async () => {
    const database = await openTestDatabase()
    closers.push(() => database.close())
    const { rows } = await database.query<{ name: string }>('select current_database() as name')
    const env = { DATABASE_URL: urlOf(rows[0]?.name ?? '') }
    await database.query(orderRow('o1'))
    await database.query(entryRow('o1', 'eater:cash_due', 900))
    await database.query(
      `insert into idempotency_key (account_id, key, fingerprint, order_id, answer)
       values ('a', 'k', '\\x00', 'o1', '{}')`,
    )
    expect(await run('prove', [], env)).toEqual({
      code: 0,
      output:
        '1 orders, 0 payments, 2 ledger entries: all orders are there, ' +
        'each payment has its order, the ledger sums to zero.\n',
    })

    await database.query('delete from orders')
    expect(await run('prove', [], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('acknowledged order is missing: o1'),
    })
    expect(await run('prove', ['--before', '2026-03-18'], env)).toEqual({
      code: 1,
      output: '--before needs --orders FILE.\n',
    })
  })
})

test('a list of acknowledged orders needs a time with a zone on each line (OPS-14)', () => {
  expect(parseAcknowledged('o1 2026-03-18T12:00:00Z\n\no2 2026-03-18T12:00:01.5+08:00\n')).toEqual([
    { id: 'o1', at: new Date('2026-03-18T12:00:00Z') },
    { id: 'o2', at: new Date('2026-03-18T04:00:01.500Z') },
  ])
  expect(() => parseAcknowledged('o1 2026-03-18T12:00:00Z\no2 yesterday')).toThrow('line 2')
  expect(() => parseAcknowledged('o1 2026-03-18T12:00:00')).toThrow('line 1')
})
