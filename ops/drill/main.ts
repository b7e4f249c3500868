// `npm run ops:drill`: starts the whole installation on this machine, breaks one part after another
// under load, and checks after each step that no acknowledged write is lost or doubled.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runDrill, type DrillOptions } from './drill.ts'
import { obtainPrograms } from './programs.ts'
import { toRemarks, toTable } from './table.ts'

const usage = `npm run ops:drill -- [options]
  --short            a few steps with a small load
  --full             causes as long as an incident: NATS away for 5 minutes, kills for 30 minutes
  --steps a,b        only these steps
  --reads N          requests of readers in a second; default 150
  --orders N         orders in a second; default 4
  --previous COMMIT  the previous version; default the last tag, else the commit before the
                     newest migration
  --report FILE      also write the table to a file`

function readOptions(args: string[]): DrillOptions & { report: string | undefined } {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args,
    options: {
      short: flag,
      full: flag,
      help: flag,
      steps: text,
      reads: text,
      orders: text,
      previous: text,
      report: text,
    },
  })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const { short, full } = values
  const [reads, orders] = short ? [20, 2] : [150, 4]
  return {
    root: join(import.meta.dirname, '../..'),
    short,
    steps: values.steps?.split(','),
    previous: values.previous,
    report: values.report,
    load: {
      readsPerSecond: Number(values.reads ?? reads),
      ordersPerSecond: Number(values.orders ?? orders),
      streams: short ? 8 : 40,
      groups: short ? 2 : 4,
    },
    durations: full
      ? { databaseAway: 60, busAway: 300, kills: 1_800, restore: 60 }
      : { databaseAway: 60, busAway: 30, kills: 120, restore: 20 },
  }
}

const { report, ...options } = readOptions(process.argv.slice(2))
const fault = obtainPrograms()
if (fault) {
  console.error(fault)
  process.exit(2)
}
const startedAt = Date.now()
const results = await runDrill(options)
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
const text = [
  toTable(results),
  ...toRemarks(results),
  '',
  `The drill took ${minutes} minutes.`,
  '',
].join('\n')
console.log(`\n${text}`)
if (report) writeFileSync(report, text)
process.exit(results.some(({ faults }) => faults.length > 0) ? 1 : 0)
