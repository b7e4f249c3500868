// Tests that a publication is stored completely or not at all if the server is killed meanwhile.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EditedMerchant, Publication } from '@tingkat/contract/console/merchant-editing'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { openStaffSession } from '../testing/staff.ts'

const rounds = process.env.TEST_LONG ? 40 : 3
const serverFile = join(import.meta.dirname, '../server.ts')
const merchantID = 'sg-m1'
const consoleUrl = 'http://tingkat.test'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-publish-'))
const empty = await emptyDatabase()
const env: Record<string, string> = {
  ...empty.env(join(folder, 'data')),
  COUNTRIES: 'sg',
  PUBLIC_URL: consoleUrl,
  SIMULATOR: 'off',
  RATE_LIMITS: 'off',
  DEV_INBOX: 'on',
  LOG_LEVEL: 'error',
}
/** The server's first start imports the catalogue. Later starts skip the import. */
const restartEnv = { ...env, CATALOGUE: 'none' }

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.kill()
  await empty.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens the database for one query. The server must not be running. */
async function ask<T>(question: (database: Database) => Promise<T>): Promise<T> {
  const url = env['DATABASE_URL']
  const database = await openDatabase({
    ...(url ? { url } : { dataDir: join(folder, 'data') }),
    log: silentLog,
    retryForMs: 30_000,
  })
  try {
    return await question(database)
  } finally {
    await database.close()
  }
}

const openSession = (database: Database) =>
  openStaffSession(
    {
      database,
      deps: { newID: randomUUID, clock: () => new Date(), config: { consoleUrl } },
    } as unknown as Parameters<typeof openStaffSession>[0],
    {
      memberships: [{ role: 'merchant_manager', scope: `merchant:${merchantID}` }],
      console: 'kitchen',
    },
  )

type Call = <T>(method: string, path: string, body?: object) => Promise<T>

/**
 * Returns a function that calls the API. It rejects with a TypeError if the server
 * is killed meanwhile, and with another Error if the server refuses the request.
 */
const callerOf =
  (url: string, cookie: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(url + fillPath(path, { merchantID }), {
      method,
      headers: { cookie, origin: consoleUrl, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} was refused: ${text}`)
    return JSON.parse(text) as T
  }

type Request = { actionID: string; version: number; baseRevision: number }

/**
 * Publishes new names until the server is killed. Returns
 * the publication that got no response, or undefined.
 */
async function publishUntilKilled(call: Call, answered: number[]): Promise<Request | undefined> {
  let open: Request | undefined
  try {
    for (;;) {
      open = undefined
      const { published, revision, draft } = await call<EditedMerchant>('GET', paths.kitchenDraft)
      const { version } = await call<{ version: number }>('PUT', paths.kitchenDraft, {
        version: draft?.version ?? 0,
        file: { ...published, name: `Revision ${revision + 1}` },
        baseRevision: revision,
      })
      open = { actionID: randomUUID(), version, baseRevision: revision }
      const made = await call<Publication>('POST', paths.kitchenDraftPublish, open)
      answered.push(made.revision)
    }
  } catch (error) {
    // `fetch` rejects with a TypeError when the connection breaks.
    if (error instanceof TypeError) return open
    throw error
  }
}

type Stored = { revision: number; name: string; file: string; audits: number; drafts: number }

/** `drafts` counts drafts that should not exist, because their publication is stored. */
const readStored = (database: Database) =>
  database
    .query<Stored>(
      `select m.revision, m.doc -> 'merchant' ->> 'name' as name, r.file ->> 'name' as file,
         (select count(*)::int from audit
           where action = 'menu.publish' and target_id = m.id) as audits,
         (select count(*)::int from merchant_draft d
           where d.merchant_id = m.id and d.base_revision < m.revision) as drafts
       from merchant m
       join merchant_revision r
         on r.country = m.country and r.merchant_id = m.id and r.revision = m.revision
       where m.id = $1`,
      [merchantID],
    )
    .then(({ rows }) => rows[0])

test(
  `${rounds} kills while menus are published leave revision, document and audit row together (LIVE-06)`,
  { timeout: 1_800_000 },
  async () => {
    server = await startServerProcess({ file: serverFile, env })
    await server.stop()
    const { cookie } = await ask(openSession)
    const answered: number[] = []
    for (let round = 0; round < rounds; round++) {
      server = await startServerProcess({ file: serverFile, env: restartEnv })
      const { kill } = server
      const publishing = publishUntilKilled(callerOf(server.url, cookie), answered)
      // Each round kills the server after a different delay, so that the server is at a different
      // step of a publication.
      await new Promise((resolve) => setTimeout(resolve, 150 + ((round * 37) % 180)))
      await kill()
      const open = await publishing
      const stored = await ask(readStored)
      const revision = stored?.revision ?? 0
      const name = revision > 1 ? `Revision ${revision}` : stored?.name
      expect(stored).toEqual({ revision, name, file: name, audits: revision - 1, drafts: 0 })
      expect(revision).toBeGreaterThanOrEqual(answered.at(-1) ?? 0)

      if (!open) continue
      server = await startServerProcess({ file: serverFile, env: restartEnv })
      const call = callerOf(server.url, cookie)
      const made = await call<Publication>('POST', paths.kitchenDraftPublish, open)
      expect(made.revision).toBe(open.baseRevision + 1)
      answered.push(made.revision)
      await server.kill()
    }
    expect(answered.length).toBeGreaterThan(0)
    expect(answered).toEqual(answered.map((_, index) => index + 2))
  },
)
