// `npm run audit:pages`: runs Lighthouse with a phone profile on the home page, a merchant list and
// a menu of the built storefront, served by Caddy with HTTP/2. Prints scores, times and the size of
// the scripts, and fails if a page misses a target. Targets apply to times in processor time, and
// the measured times stand beside them: on two CPU cores, tasks of the page also wait for the
// browser's other processes, the server and Lighthouse. The command is not part of `npm test`,
// because times vary. Journeys check the values that do not vary: the sizes of scripts and
// pictures, accessibility, and metadata for crawlers.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '@tingkat/api/testing/free-port'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { measureScripts } from './first-load-scripts.ts'
import { obtainLighthouse, type Result, type Results } from './lighthouse.ts'
import { obtainBrowser } from '../scripts/machine/browser.mjs'
import { obtainCaddy, startCaddy } from '../scripts/machine/caddy.mjs'
import { buildProduct } from '../scripts/machine/product-build.mjs'

const pages = {
  home: '/sg/en',
  list: '/sg/en/restaurants',
  menu: '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1',
}
const otherCategories = ['accessibility', 'best-practices', 'seo']
// The performance score and the times are medians of this number of Lighthouse runs. The other
// values do not vary.
const runs = 5
const timeoutMs = 60_000

/** `measured` is the value from measured times if `value` is one from processor time. */
type Value = {
  name: string
  value: number
  measured?: number
  unit: string
  aim: number
  more?: boolean
}

/** Requests the page and its pictures once, so that the server's caches contain them. */
async function warmUp(url: string): Promise<void> {
  const page = await readText(url)
  for (const [picture] of page.matchAll(/\/media\/[\w.-]+\.avif/g))
    await readBytes(new URL(picture, url))
}

async function readBytes(url: string | URL): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  return new Uint8Array(await response.arrayBuffer())
}

const readText = async (url: string): Promise<string> =>
  new TextDecoder().decode(await readBytes(url))

/**
 * Runs Lighthouse in a new browser, and again if the first run could not load the page. A browser
 * that has shown a page before collects the garbage of that page while the next page loads, which
 * Lighthouse would count as blocking time.
 */
async function audit(url: string, browserPath: string, categories: string[]): Promise<Results> {
  return await auditOnce(url, browserPath, categories).catch((error: unknown) => {
    console.log(`  loads the page again: ${String(error)}`)
    return auditOnce(url, browserPath, categories)
  })
}

async function auditOnce(url: string, browserPath: string, categories: string[]): Promise<Results> {
  const browser = await openBrowser(browserPath)
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-audit-record-'))
  try {
    return await loadPage({ url, port: browser.port, categories, timeoutMs, folder })
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts a browser with an empty profile. `close` also removes the profile. */
async function openBrowser(path: string): Promise<{ port: number; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'tingkat-audit-browser-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--remote-debugging-port=0',
      // Caddy's own certificate authority has issued the page's certificate. Browsers do not trust
      // it.
      '--ignore-certificate-errors',
    ],
  })
  // The first line of the file `DevToolsActivePort` is the debugging port that the browser has
  // chosen.
  const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
  const close = async () => {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return { port, close }
}

const scoreOf = (result: Result, category: string): number =>
  Math.round(100 * (result.categories[category]?.score ?? 0))

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Returns the failed audits that lower a score. */
function failedAudits({ categories: scored, audits }: Result): string[] {
  const weighted = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : [])),
  )
  return weighted
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => `  ${id}: ${displayValue ?? title}`)
}

const numberOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? 0

/** Returns the medians of a value in processor time and in measured time. */
const mediansOf = (results: Results[], read: (result: Result) => number) => ({
  value: median(results.map(({ processor }) => read(processor))),
  measured: median(results.map(({ measured }) => read(measured))),
})

/**
 * Returns the values of a page with their targets. The target is a minimum if `more` is true, else
 * a maximum.
 */
function valuesOf(results: [Results, ...Results[]], scriptKiB: number): Value[] {
  const [{ measured: first }] = results
  const timeOf = (audit: string) => mediansOf(results, (result) => numberOf(result, audit))
  const performanceOf = (result: Result) => scoreOf(result, 'performance')
  return [
    {
      name: 'performance',
      ...mediansOf(results, performanceOf),
      unit: '',
      aim: 97,
      more: true,
    },
    ...otherCategories.map((name) => ({
      name,
      value: scoreOf(first, name),
      unit: '',
      aim: 100,
      more: true,
    })),
    { name: 'largest paint', ...timeOf('largest-contentful-paint'), unit: ' ms', aim: 1800 },
    { name: 'blocking time', ...timeOf('total-blocking-time'), unit: ' ms', aim: 150 },
    { name: 'layout shift', value: timeOf('cumulative-layout-shift').value, unit: '', aim: 0.02 },
    { name: 'scripts', value: scriptKiB, unit: ' KiB gzip', aim: 130 },
  ]
}

const isReached = ({ value, aim, more }: Value) => (more ? value >= aim : value <= aim)

const format = (value: number, unit: string): string =>
  `${Number(value.toFixed(value < 1 ? 3 : 1))}${unit}`

const toText = ({ name, value, measured, unit }: Value): string => {
  const text = `${name} ${format(value, unit)}`
  return measured === undefined ? text : `${text} (measured: ${format(measured, unit)})`
}

/** Audits a page, prints the result, and returns whether the page reaches all targets. */
async function auditPage(page: { name: string; url: string; scriptKiB: number }, browser: string) {
  const results: [Results, ...Results[]] = [
    await audit(page.url, browser, ['performance', ...otherCategories]),
  ]
  while (results.length < runs) results.push(await audit(page.url, browser, ['performance']))
  const values = valuesOf(results, page.scriptKiB)
  console.log(`${page.name}: ${values.map(toText).join(', ')}`)
  const missed = values.filter((value) => !isReached(value))
  for (const value of missed) console.log(`  missed: ${toText(value)}; aim: ${value.aim}`)
  for (const line of failedAudits(results[0].processor)) console.log(line)
  return missed.length === 0
}

const loadPage = await obtainLighthouse()
const browserProgram = await obtainBrowser()
if ('reason' in browserProgram) throw new Error(browserProgram.reason)
const caddyProgram = obtainCaddy()
if ('reason' in caddyProgram) throw new Error(caddyProgram.reason)
await buildProduct()
const folder = mkdtempSync(join(tmpdir(), 'tingkat-audit-'))
const proxyPort = await freePort()
const server = await startServerProcess({
  file: join(import.meta.dirname, '../server/build/main.js'),
  env: {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    SIMULATOR: 'off',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `https://localhost:${proxyPort}`,
    TRUST_PROXY: '1',
  },
  timeoutMs: 180_000,
})
const proxy = await startCaddy({
  path: caddyProgram.path,
  upstreams: [new URL(server.url).host],
  port: proxyPort,
}).catch(async (error: unknown) => {
  await server.stop()
  throw error
})
try {
  let passed = true
  for (const [name, path] of Object.entries(pages)) {
    await warmUp(server.url + path)
    const scriptKiB = await measureScripts(await readText(server.url + path), (script) =>
      readBytes(server.url + script),
    )
    const page = { name, url: proxy.url + path, scriptKiB }
    passed = (await auditPage(page, browserProgram.path)) && passed
  }
  if (!passed) {
    console.error('A page misses an aim.')
    process.exitCode = 1
  }
} finally {
  await proxy.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
