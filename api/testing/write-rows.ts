// Program for tests: opens a data folder, writes rows one
// by one and prints the number of each committed row.
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
  // Keeps the process, and thereby the data folder, open until the process is killed.
  process.stdin.resume()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
