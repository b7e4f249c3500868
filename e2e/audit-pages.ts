// `npm run audit:pages`: runs Lighthouse with a phone profile on the home page, a merchant list and
// a menu of the built storefront, served by Caddy with HTTP/2, and prints four scores of each. It
// is not part of `npm test`, because the performance score varies with the machine's load. Journeys
// check what does not vary: picture sizes, accessibility, and metadata for crawlers.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '@tingkat/api/testing/free-port'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import lighthouse, { type Result } from 'lighthouse'
import { obtainBrowser } from '../scripts/machine/browser.mjs'
import { obtainCaddy, startCaddy } from '../scripts/machine/caddy.mjs'
import { buildPages } from '../scripts/machine/pages-build.mjs'

const pages = {
  home: '/sg/en',
  list: '/sg/en/restaurants',
  menu: '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1',
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const minScore = 95
// The performance score is the median of this many runs; the other scores do not vary.
const runs = 3
const timeoutMs = 60_000

/** Requests the page and its pictures once, so that page and file caches are filled. */
async function warmUp(url: string): Promise<void> {
  const page = await read(url)
  for (const [picture] of page.matchAll(/\/media\/[\w.-]+\.avif/g))
    await read(new URL(picture, url))
}

const read = async (url: string | URL): Promise<string> =>
  await (await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })).text()

async function audit(url: string, port: number, onlyCategories: string[]): Promise<Result> {
  const report = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories,
    maxWaitForLoad: timeoutMs,
  })
  if (!report || report.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not read ${url}: ${report?.lhr.runtimeError?.message ?? 'no response'}`,
    )
  return report.lhr
}

const scoreOf = (result: Result, category: string): number =>
  Math.round(100 * (result.categories[category]?.score ?? 0))

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Returns the audits that lower a score. */
function failedAudits({ categories: scored, audits }: Result): string[] {
  const weighted = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : [])),
  )
  return weighted
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => `  ${id}: ${displayValue ?? title}`)
}

/** Audits a page, prints the result, and returns whether every score is high enough. */
async function auditPage(name: string, url: string, port: number): Promise<boolean> {
  const first = await audit(url, port, categories)
  const speeds = [scoreOf(first, 'performance')]
  while (speeds.length < runs)
    speeds.push(scoreOf(await audit(url, port, ['performance']), 'performance'))
  const scores = categories.map((category) =>
    category === 'performance' ? median(speeds) : scoreOf(first, category),
  )
  const scoreText = categories.map((category, index) => `${category} ${scores[index]}`).join(', ')
  const layoutShift = first.audits['cumulative-layout-shift']?.displayValue
  console.log(`${name}: ${scoreText}, layout shift ${layoutShift}`)
  for (const line of failedAudits(first)) console.log(line)
  return scores.every((score) => score >= minScore)
}

const browserProgram = await obtainBrowser()
if ('reason' in browserProgram) throw new Error(browserProgram.reason)
const caddyProgram = obtainCaddy()
if ('reason' in caddyProgram) throw new Error(caddyProgram.reason)
await buildPages()
const folder = mkdtempSync(join(tmpdir(), 'tingkat-audit-'))
const proxyPort = await freePort()
const server = await startServerProcess({
  file: join(import.meta.dirname, '../server/main.ts'),
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
  const profile = join(folder, 'browser')
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: browserProgram.path,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--remote-debugging-port=0',
      // Caddy's own certificate authority issued the certificate; browsers do not know it.
      '--ignore-certificate-errors',
    ],
  })
  // The first line of this file is the debugging port that the browser chose.
  const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
  let passed = true
  for (const [name, path] of Object.entries(pages)) {
    await warmUp(server.url + path)
    passed = (await auditPage(name, proxy.url + path, port)) && passed
  }
  await browser.close()
  if (!passed) {
    console.error(`A score is below ${minScore}.`)
    process.exitCode = 1
  }
} finally {
  await proxy.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
