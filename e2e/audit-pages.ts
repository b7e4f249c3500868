// `npm run audit:pages`: Lighthouse on home, list and menu of the built storefront, as on a phone; prints the four scores of each.
// No part of `npm test`: performance is worked out from times of this machine, and on a busy one it wavers by more than what it
// would have to guard. Journeys guard what does not waver: sizes of pictures, barriers, what crawlers read.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import lighthouse, { type Result } from 'lighthouse'
import { obtainBrowser } from '../scripts/machine/browser.mjs'
import { buildStorefront } from '../scripts/machine/storefront-build.mjs'

const pages = {
  home: '/sg/en',
  list: '/sg/en/restaurants',
  menu: '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1',
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const least = 95
// Performance is the middle of so many runs; the other scores are the same in each.
const runs = 3
const patienceMs = 60_000

/** The page is kept from now on, and its pictures are painted. */
async function warm(url: string): Promise<void> {
  const page = await read(url)
  for (const [picture] of page.matchAll(/\/media\/[\w.-]+\.(webp|avif)/g))
    await read(new URL(picture, url))
}

const read = async (url: string | URL): Promise<string> =>
  await (await fetch(url, { signal: AbortSignal.timeout(patienceMs) })).text()

async function audit(url: string, port: number, wanted: string[]): Promise<Result> {
  const found = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: wanted,
    maxWaitForLoad: patienceMs,
  })
  if (!found || found.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not read ${url}: ${found?.lhr.runtimeError?.message ?? 'no answer'}`,
    )
  return found.lhr
}

const scoreOf = (result: Result, category: string): number =>
  Math.round(100 * (result.categories[category]?.score ?? 0))

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What keeps a page from the full score. */
function faultsOf({ categories: found, audits }: Result): string[] {
  const weighed = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 ? (audits[id] ?? []) : [])),
  )
  return weighed
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => `  ${id}: ${displayValue ?? title}`)
}

/** Whether every score of the page is high enough. */
async function auditPage(name: string, url: string, port: number): Promise<boolean> {
  await warm(url)
  const first = await audit(url, port, categories)
  const speeds = [scoreOf(first, 'performance')]
  while (speeds.length < runs)
    speeds.push(scoreOf(await audit(url, port, ['performance']), 'performance'))
  const scores = categories.map((category) =>
    category === 'performance' ? middle(speeds) : scoreOf(first, category),
  )
  console.log(
    `${name}: ${categories.map((category, index) => `${category} ${scores[index]}`).join(', ')}, layout shift ${first.audits['cumulative-layout-shift']?.displayValue}`,
  )
  for (const fault of faultsOf(first)) console.log(fault)
  return scores.every((score) => score >= least)
}

const found = await obtainBrowser()
if ('reason' in found) throw new Error(found.reason)
await buildStorefront()
const folder = mkdtempSync(join(tmpdir(), 'tingkat-audit-'))
const server = await startServerProcess({
  file: join(import.meta.dirname, '../server/main.ts'),
  env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SIMULATOR: 'off', LOG_LEVEL: 'warn' },
  timeoutMs: 180_000,
})
try {
  const profile = join(folder, 'browser')
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    args: ['--headless=new', '--no-sandbox', '--remote-debugging-port=0'],
  })
  // The first line is the port that the browser took.
  const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
  let good = true
  for (const [name, path] of Object.entries(pages))
    good = (await auditPage(name, server.url + path, port)) && good
  await browser.close()
  if (!good) {
    console.error(`A score is below ${least}.`)
    process.exitCode = 1
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
