// Tests which merchants count as having staff at a console: those with a device in use. The
// simulator leaves the orders of these merchants to people.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import { listMerchantsWithDevice } from './live-devices.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-03-18T04:15:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

test('the simulator leaves a merchant to people while one of its devices is in use (OPS-27)', async () => {
  const add = async (id: string, merchantIDs: string[], changed: object = {}) => {
    const { pairedAt, seenAt, revokedAt } = {
      pairedAt: secondsAgo(900),
      seenAt: secondsAgo(20),
      revokedAt: null,
      ...changed,
    }
    await database.query(
      `insert into device (id, token_hash, merchant_ids, paired_at, created_at, seen_at, revoked_at)
       values ($1, convert_to($1, 'utf8'), $2, $3, now(), $4, $5)`,
      [id, merchantIDs, pairedAt, seenAt, revokedAt],
    )
  }
  expect(await listMerchantsWithDevice(database, now)).toEqual([])
  await add('one', ['sg-m1', 'sg-m2'])
  await add('two', ['sg-m2'])
  await add('waiting', ['sg-m3'], { pairedAt: null })
  await add('switched-off', ['sg-m4'], { seenAt: secondsAgo(301) })
  await add('revoked', ['sg-m5'], { revokedAt: secondsAgo(5) })
  expect((await listMerchantsWithDevice(database, now)).toSorted()).toEqual(['sg-m1', 'sg-m2'])
})
