// `npm test`: every suite, one line each, and at the end one line for all. `npm test -- unit lint` runs only those.
import { childEnvironment } from './node.mjs'
import { provide, releaseAll } from './provisions.mjs'
import { endRunning } from './run-command.mjs'
import { suites } from './suites.mjs'
import { cutText, formatSum } from './tally.mjs'

const sum = { passed: 0, failed: 0, skipped: 0 }
const noted = new Set()

/** The developer's own settings must not reach the tests, least of all a database. */
const withheld = {
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  BUS_URL: undefined,
  NODE_ENV: undefined,
}

/** @param {string} name @param {import('./suites.mjs').Tally & { output: string }} result @param {number} started */
function report(name, { passed, skipped, failures, output }, started) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${name.padEnd(15)} ${formatSum({ passed, failed: failures.length, skipped })} (${seconds} s)`,
  )
  if (failures.length > 0) {
    console.log(`\n${cutText(output.trim(), 30_000, true)}\n`)
    for (const failure of failures.slice(0, 30))
      console.log(`FAILED ${name}: ${failure.name}\n${cutText(failure.message, 2000)}`)
    if (failures.length > 30) console.log(`… and ${failures.length - 30} more failures of ${name}`)
    console.log('')
  }
  sum.passed += passed
  sum.failed += failures.length
  sum.skipped += skipped
}

/** @param {import('./suites.mjs').Suite} suite */
async function runSuite({ name, needs = [], seconds, run }) {
  const provisions = []
  for (const need of needs) provisions.push(await provide(need))
  for (const { note } of provisions) {
    if (note && !noted.has(note)) console.log(note)
    noted.add(note)
  }
  const started = performance.now()
  const skip = provisions.find((provision) => provision.skip)?.skip
  if (skip) {
    console.log(`${name.padEnd(15)} skipped: ${skip}`)
    sum.skipped += 1
    return
  }
  const fault = provisions.find((provision) => provision.fault)?.fault
  if (fault)
    return report(
      name,
      {
        passed: 0,
        skipped: 0,
        failures: [{ name, message: 'could not be made ready' }],
        output: fault,
      },
      started,
    )
  const env = childEnvironment({
    ...withheld,
    ...Object.assign({}, ...provisions.map((provision) => provision.env)),
  })
  report(name, await run(env, seconds), started)
}

/** @param {string[]} wanted names of suites, or the part before the dash (`api` is both engines) */
function choose(wanted) {
  const unknown = wanted.filter(
    (word) => !suites.some(({ name }) => name === word || name.startsWith(`${word}-`)),
  )
  if (unknown.length > 0)
    throw new Error(
      `There is no suite ${unknown.join(', ')}; there are ${suites.map(({ name }) => name).join(', ')}.`,
    )
  return wanted.length === 0
    ? suites
    : suites.filter(({ name }) =>
        wanted.some((word) => name === word || name.startsWith(`${word}-`)),
      )
}

/** Suites that run at the same time, in their order. @param {import('./suites.mjs').Suite[]} chosen */
function groupSuites(chosen) {
  /** @type {import('./suites.mjs').Suite[][]} */
  const groups = []
  for (const suite of chosen) {
    const last = groups.at(-1)
    if (last?.some(({ name }) => name === suite.beside)) last.push(suite)
    else groups.push([suite])
  }
  return groups
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    endRunning()
    void releaseAll().finally(() => process.exit(1))
  })
}

try {
  for (const group of groupSuites(choose(process.argv.slice(2))))
    await Promise.all(group.map(runSuite))
} catch (error) {
  console.error(error)
  sum.failed += 1
} finally {
  await releaseAll()
}
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
console.log(formatSum(sum))
