// The suites of `npm test`, fast ones first: what each runs, how long it may take, and how its result is counted.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, root } from './node.mjs'
import { runCommand } from './run-command.mjs'
import { tallyPlaywright, tallyVitest } from './tally.mjs'

/**
 * `beside` names the suite before it that it may run together with.
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {'browser' | 'quickBrowser' | 'build' | 'nats' | 'postgres'} Need
 * @typedef {{ name: string, needs?: Need[], seconds: number, beside?: string, run: (env: NodeJS.ProcessEnv, seconds: number) => Promise<Tally & { output: string }> }} Suite
 */

const reports = join(root, 'test-results')

/** @param {string} path a script below node_modules @param {string[]} args @param {NodeJS.ProcessEnv} env @param {number} seconds */
function runTool(path, args, env, seconds) {
  return runCommand(findNode(), [join(root, 'node_modules', path), ...args], {
    cwd: root,
    env,
    seconds,
  })
}

/** What a tool's end says where its report cannot. @param {{ code: number | null, outOfTime: boolean }} end @param {number} seconds */
function describeEnd({ code, outOfTime }, seconds) {
  return outOfTime
    ? `was ended after its limit of ${seconds} s`
    : `ended with ${code ?? 'a signal'}`
}

/**
 * Tools that say yes or no count as one test.
 * @param {string} name
 * @param {number} seconds
 * @param {[path: string, ...args: string[]][]} commands one after the other; the first to fail ends it
 * @returns {Suite}
 */
function check(name, seconds, ...commands) {
  return {
    name,
    seconds,
    async run(env, limit) {
      for (const [path, ...args] of commands) {
        const end = await runTool(path, args, env, limit)
        if (end.code !== 0)
          return {
            passed: 0,
            skipped: 0,
            failures: [{ name, message: describeEnd(end, limit) }],
            output: end.output,
          }
      }
      return { passed: 1, skipped: 0, failures: [], output: '' }
    },
  }
}

/**
 * A runner that writes a JSON report. A bad end that the report does not explain, and a suite without tests, count as a failure.
 * @param {{ name: string, seconds: number, needs?: Need[], beside?: string }} suite
 * @param {(report: string) => [path: string, ...args: string[]]} command
 * @param {(report: any) => Tally} tally
 * @returns {Suite}
 */
function runner({ name, seconds, needs = [], beside }, command, tally) {
  return {
    name,
    seconds,
    needs,
    ...(beside ? { beside } : {}),
    async run(env, limit) {
      const report = join(reports, `${name}.json`)
      mkdirSync(reports, { recursive: true })
      rmSync(report, { force: true })
      const [path, ...args] = command(report)
      const end = await runTool(path, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, limit)
      const counted = readTally(report, tally)
      const fault = (/** @type {string} */ message) => counted.failures.push({ name, message })
      if (end.code !== 0 && counted.failures.length === 0)
        fault(`the suite itself ${describeEnd(end, limit)}`)
      else if (end.outOfTime) fault(describeEnd(end, limit))
      else if (counted.passed + counted.skipped + counted.failures.length === 0)
        fault('found no tests')
      return { ...counted, output: end.output }
    },
  }
}

/** @param {string} file @param {(report: any) => Tally} tally @returns {Tally} */
function readTally(file, tally) {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // No report, or half of one: the run's end tells why.
    return { passed: 0, skipped: 0, failures: [] }
  }
}

/** @param {{ name: string, seconds: number, needs?: Need[], beside?: string }} suite @param {string[]} projects */
function vitest(suite, ...projects) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return runner(
    suite,
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

/** @param {{ name: string, seconds: number, needs?: Need[] }} suite */
function playwright(suite) {
  return runner(
    suite,
    () => ['@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    tallyPlaywright,
  )
}

/** @type {Suite[]} */
export const suites = [
  check(
    'types',
    240,
    ['@react-router/dev/bin.cjs', 'typegen', 'storefront'],
    ['typescript/bin/tsc', '-b'],
  ),
  check('lint', 180, ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  check('rules', 120, [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'ordering',
    'contract',
    'catalogue',
    'api',
    'storefront',
    'simulator',
    'server',
    'e2e',
    'bench',
    'scripts',
  ]),
  vitest({ name: 'unit', seconds: 300 }, 'rules', 'storefront', 'programs'),
  vitest({ name: 'components', seconds: 600, needs: ['browser'] }, 'components'),
  vitest({ name: 'api-pglite', seconds: 600, needs: ['nats'] }, 'api-pglite'),
  vitest({ name: 'api-postgres', seconds: 600, needs: ['postgres', 'nats'] }, 'api-postgres'),
  playwright({ name: 'journeys', seconds: 1_500, needs: ['quickBrowser', 'build'] }),
  vitest({ name: 'chaos-pglite', seconds: 900, needs: ['build'] }, 'chaos-pglite'),
  // Each waits for its own servers most of the time.
  vitest(
    { name: 'chaos-postgres', seconds: 900, needs: ['build', 'postgres'], beside: 'chaos-pglite' },
    'chaos-postgres',
  ),
]
