// `npm run audit:board`: measures how soon the kitchen board with 20 orders is usable on a slow
// tablet (1.6 Mbit/s, 150 ms latency, a CPU that is four times slower), from the navigation with an
// empty cache to the first card. Caddy serves the board with HTTP/2. Fails above three seconds.
// Build the console first. The command is not part of `npm test`, because times vary with the load
// of the machine.
import { chromium, request, type Browser, type Page } from '@playwright/test'
import { freePort } from '@tingkat/api/testing/free-port'
import { findBrowser } from '../scripts/machine/browser.mjs'
import { obtainCaddy, startCaddy } from '../scripts/machine/caddy.mjs'
import { addAuthenticator } from './steps/add-authenticator.ts'
import { logInByApi } from './steps/log-in.ts'
import { placeOrderByApi } from './steps/place-order-by-api.ts'
import { startNodes, type Nodes } from './steps/start-nodes.ts'

const orderCount = 20
const runs = 5
const aimMs = 3_000
// The download speed of the slow tablet: 1.6 Mbit/s in bytes per second.
const bytesPerSecond = 200_000
const latencyMs = 150
const slowdown = 4

/** Pairs a new tablet with the merchant. Returns the cookies and the web storage of its browser. */
async function pairTablet(browser: Browser, { consoleUrl, managerLink }: Nodes) {
  const tablet = await (await browser.newContext()).newPage()
  await tablet.goto(`${consoleUrl}/kitchen`)
  const code = (await tablet.locator('.pair-code').innerText()).replaceAll(' ', '')
  const manager = await (await browser.newContext({ locale: 'en-SG' })).newPage()
  await addAuthenticator(manager)
  await manager.goto(managerLink)
  await manager.getByRole('button', { name: 'Accept invite' }).click()
  await manager.getByRole('button', { name: /a passkey$/ }).click()
  await manager.getByRole('navigation', { name: /^tingkat (kitchen)$/ }).waitFor()
  await manager.goto(`${consoleUrl}/kitchen/devices?code=${code}`)
  await manager.getByRole('textbox', { name: 'Tablet name' }).fill('Counter')
  await manager.getByRole('button', { name: 'Pair', exact: true }).click()
  await tablet.locator('.kb').waitFor()
  return await tablet.context().storageState()
}

async function placeOrders({ eaterUrl }: Nodes): Promise<void> {
  for (let nth = 0; nth < orderCount; nth += 1) {
    const eater = await request.newContext({ baseURL: eaterUrl })
    await logInByApi(eater, 'sg', String(91_000_000 + nth), 'Aisyah Rahman')
    await placeOrderByApi(eater, 'sg-m1')
    await eater.dispose()
  }
}

/**
 * Returns the milliseconds from the navigation until the kitchen board shows an order that staff
 * can accept.
 */
async function measure(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.rg-accept')) return
      observer.disconnect()
      // Sets the performance mark after the browser has painted the frame with the order.
      requestAnimationFrame(() => setTimeout(() => performance.mark('board')))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const mark = await page.waitForFunction(() => performance.getEntriesByName('board')[0]?.startTime)
  return (await mark.jsonValue()) ?? Infinity
}

const caddyProgram = obtainCaddy()
if ('reason' in caddyProgram) throw new Error(caddyProgram.reason)
const browser = await chromium.launch({
  executablePath: findBrowser({ quick: true }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Caddy's own certificate authority has issued the page's certificate. Browsers do not trust
    // it.
    '--ignore-certificate-errors',
  ],
})
const port = await freePort()
const nodes = await startNodes({ isSingle: true, proxyUrl: `https://localhost:${port}` })
const proxy = await startCaddy({
  path: caddyProgram.path,
  upstreams: [new URL(nodes.eaterUrl).host],
  port,
})
try {
  const storageState = await pairTablet(browser, nodes)
  await placeOrders(nodes)
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const viewport = { width: 1280, height: 800 }
    const context = await browser.newContext({ viewport, storageState })
    times.push(await measure(await context.newPage(), `${nodes.consoleUrl}/kitchen/board`))
    await context.close()
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Infinity
  const all = times.map((time) => Math.round(time)).join(', ')
  console.log(
    `The board with ${orderCount} orders is there after ${Math.round(median)} ms (${all}).`,
  )
  if (median > aimMs) process.exitCode = 1
} finally {
  await browser.close()
  await proxy.stop()
  await nodes.stop()
}
