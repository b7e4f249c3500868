// A Chromium for components and journeys: one that is installed, else Playwright's own download, else Debian's package.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, installPackage, isProgram, runQuietly } from './machine.mjs'
import { childEnvironment, findNode, root } from './node.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
/** Chromium without windows, tabs and their own pages: a test's new window costs it a quarter of the time. It shows no notifications. */
const shell = 'chromium-headless-shell'
const downloadLimit = 240_000

/** Where browsers stand when they are not on PATH. */
function listUsualPlaces() {
  const mac = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  )
  const folders = [
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ].filter((folder) => folder !== undefined)
  const windows = folders.flatMap((folder) =>
    ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].flatMap((product) =>
      ['chrome.exe', 'msedge.exe'].map((file) => join(folder, product, 'Application', file)),
    ),
  )
  if (process.platform === 'darwin') return mac
  return process.platform === 'win32' ? windows : []
}

/** Does it start? Distributions ship stand-ins that only print advice. (On Windows --version would open a window.) @param {string} path */
function starts(path) {
  return process.platform === 'win32' || runQuietly(path, ['--version'], 20_000).worked
}

/** The path of an installed browser; `CHROMIUM` wins. Installs nothing. */
export function findBrowser() {
  const named = process.env.CHROMIUM
  if (named) return named
  for (const name of names) {
    const path = findProgram([name])
    if (path && starts(path)) return path
  }
  return listUsualPlaces().find(existsSync)
}

/** The quick one where there is one, else a whole browser. Installs nothing. */
export function findQuickBrowser() {
  return process.env.CHROMIUM || findProgram([shell]) || findBrowser()
}

/** Playwright's own Chromium, if it was downloaded and its libraries are here. */
async function findDownloaded() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && starts(path) ? path : undefined
}

/** Tries Playwright's download; gives undefined when it worked, or why not. */
async function download() {
  console.log("Downloading Playwright's Chromium.")
  const cli = join(root, 'node_modules/playwright/cli.js')
  const { worked, said } = runQuietly(
    findNode(),
    [cli, 'install', 'chromium'],
    downloadLimit,
    childEnvironment(),
  )
  if (worked && (await findDownloaded())) return undefined
  const cause = said
    .split('\n')
    .find((line) => /error|failed/i.test(line))
    ?.trim()
    .slice(0, 200)
  return worked
    ? "Playwright's Chromium was downloaded but does not start here"
    : `Playwright's download failed (${cause ?? 'out of time'})`
}

/**
 * A browser that starts, installed if need be; or one sentence that says what could not be had.
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function obtainBrowser() {
  const named = process.env.CHROMIUM
  if (named && !isProgram(named)) return { reason: `CHROMIUM names ${named}, which is no program.` }
  const found = findBrowser() ?? (await findDownloaded())
  if (found) return { path: found }
  const notDownloaded = await download()
  const downloaded = notDownloaded ? undefined : await findDownloaded()
  if (downloaded) return { path: downloaded }
  const notInstalled = installPackage('chromium')
  const installed = notInstalled ? undefined : findBrowser()
  if (installed) return { path: installed }
  return {
    reason: `No Chromium or Chrome is installed, ${notDownloaded}, and ${notInstalled ?? "Debian's chromium does not start"}; set CHROMIUM to a browser's path.`,
  }
}

/** The quick browser for what opens many windows, or whichever there is. @returns {ReturnType<typeof obtainBrowser>} */
export async function obtainQuickBrowser() {
  const whole = await obtainBrowser()
  if ('reason' in whole || process.env.CHROMIUM) return whole
  // A CI's machine is nobody's own: the minutes are worth a package there.
  if (process.env.CI && !findProgram([shell])) installPackage(shell)
  return { path: findProgram([shell]) ?? whole.path }
}
