// Reads the JSON reports of test runners: counts, and the name and message of each failure.

/** @typedef {{ name: string, message: string }} Failure */
/** @typedef {{ passed: number, skipped: number, failures: Failure[] }} Tally */

/** @param {string} text */
// eslint-disable-next-line no-control-regex -- terminal colours are control characters
const stripColours = (text) => text.replaceAll(/\u001b\[[0-9;]*m/g, '')

/**
 * Returns the message of a failure without stack frames of the test tools.
 * @param {string[]} messages
 */
const tidy = (messages) =>
  stripColours(messages.join('\n'))
    .split('\n')
    .filter((line) => !/^\s*at (new Promise|.*node_modules)/.test(line))
    .join('\n')
    .trim()

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestCase
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestCase[] }} VitestFile
 * @param {{ testResults: VitestFile[] }} report vitest's JSON
 * @returns {Tally}
 */
export function tallyVitest({ testResults }) {
  const cases = testResults.flatMap((file) => file.assertionResults)
  const failures = cases
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => ({
      name: fullName,
      message: tidy(failureMessages),
    }))
  // A test file that could not be loaded has no test cases, but counts as a failure.
  const unread = testResults
    .filter(
      (file) =>
        file.status === 'failed' &&
        !file.assertionResults.some(({ status }) => status === 'failed'),
    )
    .map(({ name, message = '' }) => ({ name, message: tidy([message]) }))
  const passed = cases.filter(({ status }) => status === 'passed').length
  return {
    passed,
    skipped: cases.length - passed - failures.length,
    failures: [...failures, ...unread],
  }
}

/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, projectName: string, results: { errors?: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ suites: PlaywrightSuite[], errors?: PlaywrightError[] }} report Playwright's JSON
 * @returns {Tally}
 */
export function tallyPlaywright({ suites, errors = [] }) {
  /** @param {PlaywrightSuite} suite @returns {{ name: string, test: PlaywrightTest }[]} */
  const list = (suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map((test) => ({ name: `${title} [${test.projectName}]`, test })),
    ),
    ...(suite.suites ?? []).flatMap(list),
  ]
  const tests = suites.flatMap(list)
  const of = (/** @type {string[]} */ ...statuses) =>
    tests.filter(({ test }) => statuses.includes(test.status))
  const say = (/** @type {PlaywrightError[]} */ all) => tidy(all.map(({ message = '' }) => message))
  const failures = of('unexpected', 'flaky').map(({ name, test }) => ({
    name,
    message: say(test.results.flatMap((result) => result.errors ?? [])),
  }))
  // Errors outside a test: in the set-up, or in a file that does not load.
  const outside = errors.map((error) => ({ name: 'outside any test', message: say([error]) }))
  return {
    passed: of('expected').length,
    skipped: of('skipped').length,
    failures: [...failures, ...outside],
  }
}

/**
 * Returns the last line of a run: `12 passed, 0 failed`, followed by `, 3 skipped` if
 * tests were skipped.
 * @param {{ passed: number, failed: number, skipped: number }} sum
 */
export function formatSum({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * Cuts a text to `limit` characters and says how many are missing.
 * @param {string} text
 * @param {number} limit
 * @param {boolean} [end] keep the end of the text instead of its beginning
 */
export function cutText(text, limit, end = false) {
  if (text.length <= limit) return text
  const left = text.length - limit
  return end
    ? `… (${left} characters before this)\n${text.slice(-limit)}`
    : `${text.slice(0, limit)}\n… (${left} more characters)`
}
