// Tests the recovery of a lost database machine: pgBackRest restores PostgreSQL to a chosen second,
// and `npm run prove` finds every order that was acknowledged before that second. Part of `npm run
// test:long`, where Debian's PostgreSQL and pgBackRest are installed.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@tingkat/contract/client'
import { afterAll, expect, test } from 'vitest'
import { dinnerOf, orderOf } from '../testing/dinner.ts'
import { logInEater } from '../testing/eater.ts'
import { testEngine } from '../testing/engine.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { findPrograms, openArchivedCluster } from '../testing/archived-cluster.ts'

const bin = process.env.TEST_LONG && testEngine === 'postgres' ? await findPrograms() : undefined
const folder = mkdtempSync(join(tmpdir(), 'tingkat-drill-'))
const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

const startServer = async (url: string) => {
  const server = await startServerProcess({
    file: join(import.meta.dirname, '../server.ts'),
    env: {
      DATABASE_URL: url,
      DATA_DIR: folder,
      SIMULATOR: 'off',
      RATE_LIMITS: 'off',
      DEV_INBOX: 'on',
      LOG_LEVEL: 'error',
    },
    timeoutMs: 240_000,
  })
  closers.push(() => server.kill())
  return server
}

/** Places orders, half of them by card, and returns a line `ORDER_ID TIME` for each. */
async function placeOrders(client: Client, count: number): Promise<string[]> {
  const merchant = await client.readMerchant('sg-m1')
  if (!merchant.ok) throw new Error(merchant.problem.message)
  const lines: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const [paymentTypeID, paymentToken] = nth % 2 ? ['VISA', 'tok_visa'] : ['', '']
    const dinner = { ...dinnerOf(merchant.data, 2), paymentTypeID }
    const quote = await client.quote(dinner)
    if (!quote.ok) throw new Error(quote.problem.code)
    const body = { ...orderOf(dinner, quote.data), paymentToken }
    const placed = await client.placeOrder(body, randomUUID())
    if (!placed.ok) throw new Error(placed.problem.code)
    lines.push(`${placed.data.orderID} ${new Date().toISOString()}`)
  }
  return lines
}

function prove(url: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const program = join(import.meta.dirname, 'prove-command.ts')
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: url }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` }),
    )
  })
}

/** Whether any file of the backup repository contains the text. */
const repositoryHas = (path: string, text: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text))

test.skipIf(!bin)(
  'a restore to a chosen second has every order acknowledged before it (OPS-13, OPS-14)',
  async () => {
    const cluster = await openArchivedCluster(bin ?? '')
    closers.push(() => cluster.close())
    const server = await startServer(cluster.url)
    const { client } = await logInEater(server.url, 'sg', '+6598765432')
    const inCopy = await placeOrders(client, 4)
    await cluster.backup()
    const second = () => Math.floor(Date.now() / 1000)
    const endOfBackup = second()
    // A restore compares whole seconds: pgBackRest takes only a backup that ended in an earlier
    // second than the chosen moment.
    await expect.poll(second).toBeGreaterThan(endOfBackup)
    const inArchive = await placeOrders(client, 6)
    const chosen = new Date()
    // Waits, so that the orders below are committed in a later millisecond than the chosen moment.
    await expect.poll(() => Date.now() - chosen.getTime()).toBeGreaterThan(10)
    const later = await placeOrders(client, 3)
    await cluster.archive()
    await server.kill()
    expect(repositoryHas(cluster.repository, 'Aisyah')).toBe(false)
    await cluster.lose()

    await cluster.restore(chosen)
    const list = join(folder, 'acknowledged.txt')
    writeFileSync(list, [...inCopy, ...inArchive, ...later].join('\n'))
    const before = ['--orders', list, '--before', chosen.toISOString()]
    expect(await prove(cluster.url, ...before)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^10 acknowledged orders were looked for\.\n10 orders, 5 payments, .*the ledger sums to zero/,
      ),
    })
    const all = await prove(cluster.url, '--orders', list)
    expect(all.code).toBe(1)
    const missing = [...all.output.matchAll(/acknowledged order is missing: (\S+)/g)]
    expect(missing.map(([, id]) => id)).toEqual(later.map((line) => line.split(' ')[0]))

    const restarted = await startServer(cluster.url)
    const { client: again } = await logInEater(restarted.url, 'sg', '+6598765432')
    const history = await again.listOrders({ limit: 50 })
    expect(history.ok && history.data.orders.length).toBe(10)
    await placeOrders(again, 1)
    expect(await prove(cluster.url, ...before)).toMatchObject({ code: 0 })
  },
)
