// Journey of a browser that has stored a menu while a new version of the storefront is deployed: an
// incomplete version never replaces the stored one; a complete one does, although another tab still
// shows the old version.
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test, type Page } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { singaporeMenu } from '../steps/reach-checkout.ts'

test.skip(({ isMobile }) => !isMobile, 'same code on a desktop')
test.use({ locale: 'en-SG', serviceWorkers: 'allow' })

const newVersion = 'beef0002'
const deployed = { isNew: false, hasFiles: false }
// How often a service worker has requested the list of files of the new version before these files
// were deployed. The proxy answers with 404 then.
let refusals = 0
let proxy: Server
let url: string
/** The version of the server's build. */
let oldVersion = ''

/**
 * Turns a file of the server into one of the new version: pages and the manifest name another
 * version, and the service worker has other bytes.
 */
function rewrite(path: string, text: string): string {
  oldVersion ||= /\/assets\/manifest-([0-9a-f]+)\.js/.exec(text)?.[1] ?? ''
  if (!deployed.isNew) return text
  if (path === '/service-worker.js') return `${text}\n// ${newVersion}`
  return oldVersion ? text.replaceAll(oldVersion, newVersion) : text
}

test.beforeAll(async () => {
  const server = new URL(process.env.E2E_URL ?? '')
  proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (path === `/assets/offline-${newVersion}.json` && !deployed.hasFiles) {
      refusals += 1
      return outgoing.writeHead(404).end()
    }
    const headers = { ...incoming.headers, host: server.host, 'accept-encoding': 'identity' }
    delete headers['if-none-match']
    // The server refuses requests from pages of another origin.
    if (headers.origin) headers.origin = server.origin
    const options = {
      host: server.hostname,
      port: server.port,
      path: path.replaceAll(newVersion, oldVersion),
      method: incoming.method,
      headers,
    }
    const sent = forward(options, (answer) => void reply(answer))
    const reply = async (answer: IncomingMessage) => {
      const isText = /html|javascript/.test(String(answer.headers['content-type']))
      // The content security policy is removed, because its hashes do not match the rewritten
      // inline scripts.
      const { 'content-length': _, 'content-security-policy': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      if (!isText) return answer.pipe(outgoing)
      return outgoing.end(rewrite(path, (await buffer(answer)).toString()))
    }
    sent.on('error', () => outgoing.destroy())
    return incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve)
  })
  url = `http://localhost:${(proxy.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  proxy.closeAllConnections()
  await new Promise((resolve) => {
    proxy.close(resolve)
  })
})

/**
 * Returns the versions of the pages that are stored for offline use, and the versions of the caches
 * with their files.
 */
const keptVersions = async (page: Page) =>
  await page.evaluate(async () => {
    const cache = await caches.open('tingkat-pages-1')
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
    const pages = answers.map((answer) => answer?.headers.get('x-version') ?? '')
    const files = (await caches.keys()).filter((name) => name.includes('-files-'))
    return {
      pages: [...new Set(pages)],
      files: files.map((name) => name.slice(name.lastIndexOf('-') + 1)),
    }
  })
/** Returns the version whose scripts a page has loaded. */
const shownVersion = async (page: Page) =>
  await page.evaluate(
    () =>
      (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version,
  )
const isKept = async (page: Page) =>
  await page.evaluate(() => document.documentElement.dataset['kept'] !== undefined)

test('a kept menu is replaced by a whole new version only', async ({ page, context }) => {
  await goTo(page, url + singaporeMenu)
  // The stored pages are the menu, checkout and the list of stored pages.
  await expect.poll(async () => (await keptVersions(page)).files).toEqual([oldVersion])
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('tingkat-pages-1')).keys()).length),
    )
    .toBe(3)
  const other = await context.newPage()
  await goTo(other, url + singaporeMenu)

  // The server has the new pages already, but not all files of their version yet.
  deployed.isNew = true
  await goTo(page, url + singaporeMenu)
  expect(await shownVersion(page)).toBe(newVersion)
  await expect.poll(() => refusals).toBe(3)
  expect((await keptVersions(page)).pages).toEqual([oldVersion])
  await context.setOffline(true)
  await goTo(page, url + singaporeMenu)
  expect([await shownVersion(page), await isKept(page)]).toEqual([oldVersion, true])

  await context.setOffline(false)
  deployed.hasFiles = true
  await goTo(page, url + singaporeMenu)
  await expect.poll(() => keptVersions(page)).toEqual({ pages: [newVersion], files: [newVersion] })
  // The tab of the old version still works. Without a network, it next loads the new version.
  expect(await shownVersion(other)).toBe(oldVersion)
  await context.setOffline(true)
  for (const tab of [page, other]) {
    await goTo(tab, url + singaporeMenu)
    await expect(tab.locator('.off-bar')).toBeVisible()
    expect([await shownVersion(tab), await isKept(tab)]).toEqual([newVersion, true])
  }
})
