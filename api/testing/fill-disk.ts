// Program for tests: fills a small disk with rows until an insertion
// fails, frees some space, and prints which rows were stored.
import fs from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'

const disk = process.argv[2]!
const dataDir = path.join(disk, 'data')
const ballast = path.join(disk, 'ballast')
fs.writeFileSync(ballast, Buffer.alloc(24 * 1024 * 1024))

const database = await openDatabase({ dataDir, log: silentLog })
await database.migrate()
const doc = JSON.stringify(Array.from({ length: 8_000 }, (_, index) => (index * 7919) % 10_007))
const insert = (id: string) =>
  // The statement inserts into two tables, so that the test can
  // see whether a failed insertion stores only one of the rows.
  database.query(
    `with stored as (insert into merchant (country, id, version, doc) values ('sg', $1, 1, $2)
      returning id)
     insert into catalogue (country, version, doc) select id, 1, $2::jsonb from stored`,
    [id, doc],
  )
const ids = async () => {
  const { rows } = await database.query<{ m: string[]; c: string[] }>(
    `select array(select id from merchant order by id) m, array(select country from catalogue
      order by country) c`,
  )
  return rows[0]!
}

const committed: string[] = []
let refusal: { code?: string; message: string } | undefined
// Inserts more rows than fit on the disk, so that an insertion fails.
for (let row = 0; row < 5_000 && !refusal; row++) {
  try {
    await insert(String(row))
    committed.push(String(row))
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    refusal = { code, message }
  }
}
fs.rmSync(ballast)
await insert('after')
committed.push('after')
const stored = await ids()
await database.close()
const expected = JSON.stringify(committed.toSorted())
process.stdout.write(
  JSON.stringify({
    refusal,
    answered: committed.length,
    complete:
      JSON.stringify(stored.m.toSorted()) === expected &&
      JSON.stringify(stored.c.toSorted()) === expected,
  }),
)
process.exit(0)
