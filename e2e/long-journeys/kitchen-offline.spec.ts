// Journey of a tablet whose network fails and whose server is updated. The service worker opens the
// kitchen board, and replaces a stored version only by a complete newer one.
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test, type Page } from '@playwright/test'
import { addAuthenticator } from '../steps/add-authenticator.ts'
import { runOn } from '../steps/choose-viewport.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { startNodes, type Nodes } from '../steps/start-nodes.ts'
import { singaporePhone } from '../steps/unique-phone.ts'

test.use({ locale: 'en-SG', serviceWorkers: 'allow' })
runOn('desktop')

let nodes: Nodes
let updates: Awaited<ReturnType<typeof openUpdates>>
test.beforeAll(async () => {
  nodes = await startNodes()
  updates = await openUpdates(nodes.consoleUrl)
})
test.afterAll(async () => {
  await updates.close()
  await nodes.stop()
})

/** Starts a proxy that serves the console's pages as another version, with or without its files. */
async function openUpdates(consoleUrl: string) {
  const server = new URL(consoleUrl)
  const state = { version: 1, hasFiles: true }
  /**
   * Returns the path of a version's style sheet. As in a real build, each version has a different
   * path.
   */
  const nameOf = (version: number) => `/console-assets/root-of-version-${version}.css`
  let styles = ''

  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (path.startsWith('/console-assets/root-of-version-')) {
      if (path !== nameOf(state.version) || !state.hasFiles) return outgoing.writeHead(404).end()
      incoming.url = styles
    }
    const headers = { ...incoming.headers, host: server.host, 'accept-encoding': 'identity' }
    if (headers.origin) headers.origin = server.origin
    delete headers['if-none-match']
    const sent = forward(
      {
        host: server.hostname,
        port: server.port,
        path: incoming.url,
        method: incoming.method,
        headers,
      },
      (answer) => void reply(answer),
    )
    const reply = async (answer: IncomingMessage) => {
      const isPage = String(answer.headers['content-type']).startsWith('text/html')
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(outgoing)
      }
      const html = (await buffer(answer)).toString()
      styles = /\/console-assets\/root-[\w-]+\.css/.exec(html)?.[0] ?? styles
      const changed = html
        .replaceAll(styles, nameOf(state.version))
        .replace('<html', `<html data-version="${state.version}"`)
      const { 'content-length': _, ...rest } = answer.headers
      return outgoing.writeHead(answer.statusCode ?? 502, rest).end(changed)
    }
    sent.on('error', () => outgoing.destroy())
    return incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve)
  })
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    state,
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => {
        proxy.close(resolve)
      })
    },
  }
}

async function pairTablet(tablet: Page, manager: Page): Promise<void> {
  await tablet.goto(`${updates.url}/kitchen`)
  const code = (await tablet.locator('.pair-code').innerText()).replaceAll(' ', '')
  await addAuthenticator(manager)
  await manager.goto(nodes.managerLink)
  await manager.getByRole('button', { name: 'Accept invite' }).click()
  await manager.getByRole('button', { name: /a passkey$/ }).click()
  await expect(manager.getByRole('navigation', { name: /^tingkat (kitchen)$/ })).toBeVisible()
  await manager.goto(`${nodes.consoleUrl}/kitchen/devices?code=${code}`)
  await manager.getByRole('textbox', { name: 'Tablet name' }).fill('Counter')
  await manager.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(manager.getByRole('heading', { name: 'Counter' })).toBeVisible()
}

/** Returns the version whose styles the page has loaded. */
const versionOf = async (page: Page) =>
  await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.flatMap((name) => /root-of-version-(\d)/.exec(name)?.[1] ?? [])[0]
  })
/** Resolves when the service worker has stored the page with the text `part`. */
const stored = async (page: Page, part: string) =>
  await expect
    .poll(async () =>
      page.evaluate(async () => (await (await caches.match('/kitchen'))?.text()) ?? ''),
    )
    .toContain(part)

const rows = 'KITCH-01 KITCH-30 KITCH-32'
test(`the board opens without network, and a new version replaces the old (${rows})`, async ({
  page: manager,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const tablet = await context.newPage()
  await pairTablet(tablet, manager)
  const eater = await (await browser.newContext({ baseURL: nodes.eaterUrl })).newPage()
  await logInByApi(eater.request, 'sg', singaporePhone(), 'Aisyah Rahman')
  const { orderCode } = await placeOrderByApi(eater.request, 'sg-m1')

  await tablet.goto(`${updates.url}/kitchen/board`)
  const card = tablet.getByRole('article', { name: `New order ${orderCode}` })
  await expect(card).toBeVisible()
  await stored(tablet, 'data-version="1"')
  // Chromium must offer to install the page.
  const session = await context.newCDPSession(tablet)
  const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[]
  }
  const faults = installabilityErrors.map(({ errorId }) => errorId)
  expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([])

  // Without a network, the page shows the last known orders and the time of the last contact.
  const stale = tablet.locator('.kb-stale')
  await context.setOffline(true)
  await tablet.reload()
  await expect(card).toBeVisible()
  await expect(stale).toBeVisible()
  await context.setOffline(false)
  await expect(stale).toHaveCount(0)

  // The next version opens at the next load; afterwards it opens without a network too.
  updates.state.version = 2
  await tablet.reload()
  await expect(card).toBeVisible()
  expect(await versionOf(tablet)).toBe('2')
  await stored(tablet, 'data-version="2"')
  await context.setOffline(true)
  await tablet.reload()
  await expect(card).toBeVisible()
  expect(await versionOf(tablet)).toBe('2')
  await context.setOffline(false)

  // A version whose files cannot be loaded does not replace the stored one.
  updates.state.version = 3
  updates.state.hasFiles = false
  await tablet.reload()
  await expect.poll(async () => await versionOf(tablet)).toBe('3')
  await context.setOffline(true)
  await tablet.reload()
  await expect(card).toBeVisible()
  expect(await versionOf(tablet)).toBe('2')
  await context.close()
})
