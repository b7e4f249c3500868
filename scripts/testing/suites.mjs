// The suites of `npm test`: the commands of each, its needs, its time-out, how its result is
// counted, and which suites run concurrently.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findNode, root } from '../machine/node.mjs'
import { runCommand } from './run-command.mjs'
import { tallyPlaywright, tallyVitest } from './tally.mjs'

/**
 * `seconds` is the time-out: several times the duration on an idle machine. `secondsOfLongRun` is
 * the time-out in `npm run test:long`; by default it equals `seconds`. A suite that is `onlyLong`
 * runs in the long run, and in `npm test` only if it is named. A suite that `mostlyWaits` needs
 * less than one CPU core, so it runs beside the others.
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {'browser' | 'quickBrowser' | 'build' | 'caddy' | 'nats' | 'postgres'
 *   | 'routeTypes'} Need
 * @typedef {Tally & { output: string, cpuSeconds?: number }} SuiteResult
 * @typedef {{ name: string, needs: Need[], needsOfLongRun?: Need[],
 *   seconds: number, secondsOfLongRun?: number, mostlyWaits?: boolean }} SuiteOptions
 * @typedef {(env: NodeJS.ProcessEnv) => Promise<SuiteResult>} RunSuite
 * @typedef {SuiteOptions & { onlyLong?: boolean, run: RunSuite }} Suite
 */

const reports = join(root, 'test-results')

/**
 * @param {string} path a script, relative to node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} seconds
 */
function runTool(path, args, env, seconds) {
  return runCommand(findNode(), [join(root, 'node_modules', path), ...args], {
    cwd: root,
    env,
    seconds,
  })
}

/** @param {{ code: number | null, outOfTime: boolean }} end @param {number} seconds */
function describeEnd({ code, outOfTime }, seconds) {
  return outOfTime ? `was stopped after ${seconds} s` : `ended with ${code ?? 'a signal'}`
}

/**
 * Creates a suite from a tool that only passes or fails; the suite counts as one test.
 * @param {string} name
 * @param {[path: string, ...args: string[]]} command
 * @param {Pick<Suite, 'needs' | 'onlyLong'> & { env?: Record<string, string> }} [options]
 * @returns {Suite}
 */
function check(name, [path, ...args], options = { needs: [] }) {
  const seconds = 600
  const { env: own, ...others } = options
  return {
    name,
    seconds,
    ...others,
    async run(env) {
      const end = await runTool(path, args, { ...env, ...own }, seconds)
      const { output, cpuSeconds } = end
      if (end.code === 0) return { passed: 1, skipped: 0, failures: [], output: '', cpuSeconds }
      const failures = [{ name, message: describeEnd(end, seconds) }]
      return { passed: 0, skipped: 0, failures, output, cpuSeconds }
    },
  }
}

/**
 * Returns the time-out of a suite in seconds.
 * @param {Pick<SuiteOptions, 'seconds' | 'secondsOfLongRun'>} options
 * @param {NodeJS.ProcessEnv} env of the suite
 */
export function timeOutOf({ seconds, secondsOfLongRun = seconds }, env) {
  return env.TEST_LONG ? secondsOfLongRun : seconds
}

/**
 * Creates a suite from a test runner that writes a JSON report. A report without tests counts as a
 * failure, and so does a non-zero exit code if the report has no failures.
 * @param {SuiteOptions} options
 * @param {(report: string) => [path: string, ...args: string[]]} command
 * @param {(report: any) => Tally} tally
 * @returns {Suite}
 */
function runner(options, command, tally) {
  const { name } = options
  return {
    ...options,
    async run(env) {
      const seconds = timeOutOf(options, env)
      const report = join(reports, `${name}.json`)
      mkdirSync(reports, { recursive: true })
      rmSync(report, { force: true })
      const [path, ...args] = command(report)
      const end = await runTool(
        path,
        args,
        { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        seconds,
      )
      const counted = readTally(report, tally)
      const fail = (/** @type {string} */ message) => counted.failures.push({ name, message })
      if (end.code !== 0 && counted.failures.length === 0)
        fail(`the suite itself ${describeEnd(end, seconds)}`)
      else if (end.outOfTime) fail(describeEnd(end, seconds))
      else if (counted.passed + counted.skipped + counted.failures.length === 0)
        fail('found no tests')
      return { ...counted, output: end.output, cpuSeconds: end.cpuSeconds }
    },
  }
}

/** @param {string} file @param {(report: any) => Tally} tally @returns {Tally} */
function readTally(file, tally) {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The test runner's report is missing or incomplete. The command's exit code then counts as a
    // failure.
    return { passed: 0, skipped: 0, failures: [] }
  }
}

/**
 * @param {SuiteOptions} options
 * @param {string[]} projects of vitest.config.ts; default: the suite's name
 */
function vitest(options, projects = [options.name]) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return runner(
    options,
    (report) => [
      'vitest/vitest.mjs',
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    tallyVitest,
  )
}

/** The linter, which also checks types: its path and arguments. @type {[string, ...string[]]} */
export const lintCommand = ['oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings']

// The type checker is a Go program. With these environment variables it collects garbage less
// often, which saves a sixth of its processor time, until it uses 4 GiB of memory.
const goMemory = { GOGC: '400', GOMEMLIMIT: '4GiB' }

/** @type {Suite[]} */
const checks = [
  check('format', ['oxfmt/bin/oxfmt', '--check']),
  check('rules', ['../scripts/check-imports.mjs']),
]

/** Checks that read the types of routes. @type {Suite[]} */
const typeChecks = [
  check('lint', lintCommand, { needs: ['routeTypes'], env: goMemory }),
  // `tsc` finds the same errors as the linter, but takes longer: it checks a file again for each
  // workspace that imports it. It runs in CI, so that the type check does not depend on the linter
  // alone.
  check('types', ['typescript/bin/tsc', '-b'], { needs: ['routeTypes'], onlyLong: true }),
  check('unused', ['knip/bin/knip.js', '--no-progress'], { needs: ['routeTypes'] }),
]

const unit = vitest({ name: 'unit', seconds: 900, needs: ['caddy'] }, [
  'rules',
  'ui',
  'storefront',
  'console',
  'programs',
])

/** The suites of tests. @type {Suite[]} */
export const tests = [
  unit,
  runner(
    {
      name: 'journeys',
      seconds: 2_400,
      secondsOfLongRun: 5_400,
      needs: ['quickBrowser', 'build'],
      // The long run provides PostgreSQL, with which some journeys use two servers.
      needsOfLongRun: ['postgres'],
    },
    () => ['@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    tallyPlaywright,
  ),
  vitest({ name: 'components', seconds: 1_500, needs: ['quickBrowser'] }),
  vitest({
    name: 'api-postgres',
    seconds: 1_500,
    secondsOfLongRun: 7_200,
    needs: ['postgres', 'nats'],
  }),
  vitest({ name: 'api-pglite', seconds: 1_500, secondsOfLongRun: 7_200, needs: ['nats'] }),
  vitest({ name: 'notifications', seconds: 600, needs: ['browser'] }),
  vitest({
    name: 'chaos-postgres',
    seconds: 3_600,
    secondsOfLongRun: 10_800,
    mostlyWaits: true,
    needs: ['build', 'postgres'],
  }),
  vitest({
    name: 'chaos-pglite',
    seconds: 3_600,
    secondsOfLongRun: 10_800,
    mostlyWaits: true,
    needs: ['build'],
  }),
]

/**
 * All suites of `npm test`, in the sequence in which they start: first the checks and the unit
 * tests, which need neither the built pages nor a browser. Both are prepared meanwhile.
 */
export const suites = [...checks, unit, ...typeChecks, ...tests.filter((suite) => suite !== unit)]

/**
 * The number of suites that run at a time, besides one that mostly waits: one for two CPU cores,
 * because a suite of tests runs enough processes to keep two cores busy. Two such suites at a time
 * end no sooner on two cores.
 */
export const suitesAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))
