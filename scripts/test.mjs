// `npm test`: runs every suite and prints one line for each, and the total. `npm test -- unit lint`
// runs only these suites; `--long` runs suites at full length.
import { join } from 'node:path'
import { childEnvironment, root } from './machine/node.mjs'
import { provide, releaseAll, sortNeeds } from './testing/provisions.mjs'
import { endRunning } from './testing/run-command.mjs'
import { suites, suitesAtOnce } from './testing/suites.mjs'
import { cutText, formatSum } from './testing/tally.mjs'

/** @typedef {import('./testing/suites.mjs').Suite} Suite */

const sum = { passed: 0, failed: 0, skipped: 0 }
/** @type {Set<string>} */
const printedNotes = new Set()

/** The developer's settings that tests must not use, especially the address of a database. */
const withheld = {
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  HOST: undefined,
  BUS_URL: undefined,
  NODE_ENV: undefined,
}

/**
 * @param {string} name
 * @param {import('./testing/suites.mjs').SuiteResult} result
 * @param {number} started
 */
function report(name, { passed, skipped, failures, output, cpuSeconds }, started) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const processor = cpuSeconds === undefined ? '' : `, ${cpuSeconds.toFixed(1)} s of processor time`
  const line = formatSum({ passed, failed: failures.length, skipped })
  console.log(`${name.padEnd(15)} ${line} (${seconds} s${processor})`)
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

/** @param {string | undefined} note */
function printNote(note) {
  if (!note || printedNotes.has(note)) return
  printedNotes.add(note)
  console.log(note)
}

/** @param {Suite} suite @param {boolean} long */
function listNeeds({ needs, needsOfLongRun = [] }, long) {
  return [...needs, ...(long ? needsOfLongRun : [])]
}

/** @param {Suite} suite @param {boolean} long */
async function runSuite(suite, long) {
  const { name, run } = suite
  const provisions = await Promise.all(listNeeds(suite, long).map(provide))
  for (const { note } of provisions) printNote(note)
  const started = performance.now()
  const skip = provisions.find((provision) => provision.skip)?.skip
  if (skip) {
    console.log(`${name.padEnd(15)} skipped: ${skip}`)
    sum.skipped += 1
    return
  }
  const fault = provisions.find((provision) => provision.fault)?.fault
  if (fault) {
    const failures = [{ name, message: 'its preparation failed' }]
    return report(name, { passed: 0, skipped: 0, failures, output: fault }, started)
  }
  const env = childEnvironment({
    ...withheld,
    // Tests start many servers and programs, which share this folder of compiled sources.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    TEST_LONG: long ? '1' : undefined,
    ...Object.assign({}, ...provisions.map((provision) => provision.env)),
  })
  report(name, await run(env), started)
}

/**
 * Returns the named suites. `api` names the suites on both database engines. Without names, returns
 * all suites; those with `onlyLong` only for the long run.
 * @param {string[]} names
 * @param {boolean} long
 */
function chooseSuites(names, long) {
  const isNamed = (/** @type {Suite} */ suite, /** @type {string} */ name) =>
    suite.name === name || suite.name.startsWith(`${name}-`)
  const unknown = names.filter((name) => !suites.some((suite) => isNamed(suite, name)))
  if (unknown.length > 0)
    throw new Error(
      `There is no suite ${unknown.join(', ')}. Suites: ${suites.map(({ name }) => name).join(', ')}.`,
    )
  return suites.filter((suite) =>
    names.length === 0 ? long || !suite.onlyLong : names.some((name) => isNamed(suite, name)),
  )
}

/** @param {Suite[]} chosen @param {boolean} long */
async function runSuites(chosen, long) {
  // Starts to obtain the needs of all suites, such as a browser or PostgreSQL, before the first
  // suite starts, but does not wait for them.
  const needs = chosen.flatMap((suite) => listNeeds(suite, long))
  for (const need of sortNeeds(needs)) void provide(need)
  const waitingSuites = chosen.filter(({ mostlyWaits }) => mostlyWaits)
  const otherSuites = chosen.filter(({ mostlyWaits }) => !mostlyWaits)
  const runInTurn = async (/** @type {Suite[]} */ queue) => {
    for (let suite = queue.shift(); suite; suite = queue.shift()) await runSuite(suite, long)
  }
  await Promise.all([
    runInTurn(waitingSuites),
    ...Array.from({ length: suitesAtOnce }, () => runInTurn(otherSuites)),
  ])
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    endRunning()
    void releaseAll().finally(() => process.exit(1))
  })
}

try {
  const args = process.argv.slice(2)
  const long = args.includes('--long')
  const names = args.filter((arg) => arg !== '--long')
  await runSuites(chooseSuites(names, long), long)
} catch (error) {
  console.error(error)
  sum.failed += 1
} finally {
  await releaseAll()
}
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
console.log(formatSum(sum))
