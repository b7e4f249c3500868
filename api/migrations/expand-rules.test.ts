// Tests that every migration leaves the tables usable for servers of the previous version.
import { describe, expect, test } from 'vitest'
import { findBreaks, statementsOf } from './expand-rules.ts'
import { migrations } from './migrations.ts'

// Migrations up to this one are not checked. At their time, an upgrade still stopped all servers.
const lastUnchecked = '0017-most-ordered'

/**
 * Migrations that may remove tables or columns, because no running version uses them any more.
 * `breaks` is the number of faults that `findBreaks` reports for the migration. `previous` is the
 * release that stopped using the removed tables or columns.
 */
const agreed: Readonly<Record<string, { previous: string; breaks: number }>> = {}

const checked = Object.entries(migrations).filter(([name]) => name > lastUnchecked)

test('every migration only adds, unless its removal is listed here (OPS-15)', async () => {
  const found: string[] = []
  for (const [name, migration] of checked) {
    const breaks = findBreaks(await statementsOf(migration))
    if (breaks.length !== (agreed[name]?.breaks ?? 0))
      found.push(...breaks.map((line) => `${name} ${line}`))
  }
  expect(found).toEqual([])
})

test('the statements of released migrations are read', async () => {
  const [ground] = Object.values(migrations)
  const statements = await statementsOf(ground!)
  expect(statements.some((text) => text.includes('create table orders'))).toBe(true)
})

describe('a planted statement (OPS-15)', () => {
  test.each([
    ['alter table orders drop column total_in_minor', 'drops a column'],
    ['alter table orders drop total_in_minor', 'drops a column'],
    ['drop table outbox', 'drops a table'],
    ['alter table account rename column phone to number', 'renames'],
    ['alter table account rename to eater', 'renames'],
    ['alter table orders alter column version type bigint', 'changes the type'],
    ['alter table orders alter column doc set not null', 'forbids null'],
    ['alter table orders add column channel text not null', 'does not fill'],
    ['alter table orders add constraint paid check (total_in_minor > 0)', 'adds a constraint'],
    ['create unique index account_name on account (name)', 'forbids values'],
    ['truncate outbox', 'empties a table'],
    [`do $$ begin execute 'alter table orders drop column doc'; end $$`, 'drops a column'],
  ])('%s is found', (statement, what) => {
    expect(findBreaks([statement])).toEqual([expect.stringContaining(what)])
  })

  test.each([
    'alter table orders add column channel text',
    `alter table orders add column channel text not null default 'app'`,
    'create table shift (id text primary key, at timestamptz not null unique)',
    'create index orders_channel on orders (channel)',
    'alter table orders alter column doc drop not null',
    'drop index orders_merchant',
    `update orders set channel = 'app' where channel is null`,
  ])('%s is allowed', (statement) => {
    expect(findBreaks([statement])).toEqual([])
  })

  test('a table of the same migration may be changed', () => {
    const statements = [
      'create table shift (id text)',
      'create unique index shift_id on shift (id)',
    ]
    expect(findBreaks(statements)).toEqual([])
  })
})
