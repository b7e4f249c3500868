// Tests that audit rows cannot be changed, and that whole months are dropped when they are old.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/engine.ts'
import type { Database } from '../platform/database/database.ts'
import { writeAudit } from '../staff/audit-store.ts'
import { openAuditPartitions } from './audit-partition-store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const write = (at: string, fail = false) =>
  database.transaction(async (transaction) => {
    await writeAudit(
      transaction,
      { personID: 'p', deviceID: null, sessionID: null },
      {
        action: 'test',
        targetKind: 'test',
        targetID: at,
        scope: 'platform',
        country: null,
        before: { name: 'a', kept: [1] },
        after: { name: 'b', kept: [1] },
      },
      { at: new Date(at), requestID: 'r' },
    )
    if (fail) throw new Error('rolled back')
  })
const targets = async () =>
  (await database.query<{ id: string }>('select target_id as id from audit order by at')).rows.map(
    ({ id }) => id,
  )

test('holds the changed fields, and nothing of a change that is rolled back (STAFF-23)', async () => {
  await write('2026-03-18T04:15:00.000Z')
  await expect(write('2026-03-19T04:15:00.000Z', true)).rejects.toThrow('rolled back')
  const { rows } = await database.query('select target_id, before, after from audit')
  expect(rows).toEqual([
    { target_id: '2026-03-18T04:15:00.000Z', before: { name: 'a' }, after: { name: 'b' } },
  ])
})

test('refuses changes, deletions and truncation (STAFF-24)', async () => {
  for (const statement of [
    `update audit set action = 'forged'`,
    'delete from audit',
    'delete from audit_other',
    'truncate audit',
  ])
    await expect(database.query(statement)).rejects.toThrow('never changed or deleted')
})

test('is kept by month, and months beyond the limit are dropped (STAFF-24)', async () => {
  const partitions = openAuditPartitions(database)
  await partitions.prepare(new Date('2027-01-31T23:00:00Z'))
  await write('2027-01-31T23:59:59.999Z')
  await write('2027-02-28T12:00:00.000Z')
  const months = async () => (await partitions.list()).map(({ name }) => name)
  expect(await months()).toEqual(['audit_2027_01', 'audit_2027_02', 'audit_2027_03'])
  await partitions.prepare(new Date('2027-02-10T00:00:00Z'))
  expect((await months()).at(-1)).toBe('audit_2027_04')
  // January 2027 is dropped when February 2030 begins, 36 months after the end of January 2027.
  expect(await partitions.drop(new Date('2030-01-31T23:59:59Z'), 36)).toEqual([])
  expect(await partitions.drop(new Date('2030-02-01T00:00:00Z'), 36)).toEqual(['audit_2027_01'])
  expect(await targets()).toEqual(['2026-03-18T04:15:00.000Z', '2027-02-28T12:00:00.000Z'])
})
