// A process of its own for tests: opens a data folder, writes rows one after the other and says each that was answered.
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'

const [dataDir, first] = process.argv.slice(2)
try {
  const database = await openDatabase({ dataDir, log: silentLog })
  await database.migrate()
  process.stdout.write('open\n')
  if (first !== undefined) {
    for (let row = Number(first); ; row++) {
      await database.query(
        `insert into merchant (country, id, version, doc) values ('sg', $1, $2, '{}')`,
        [String(row), row],
      )
      process.stdout.write(`${row}\n`)
    }
  }
  process.stdin.once('data', () => void database.close().then(() => process.exit(0)))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
