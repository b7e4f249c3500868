// What the suites need beside the packages: a browser, a PostgreSQL, a nats-server, the built storefront. Each is got once, when first wanted.
import { obtainBrowser, obtainQuickBrowser } from './browser.mjs'
import { obtainNats } from './nats.mjs'
import { obtainPostgres } from './postgres.mjs'
import { buildStorefront } from './storefront-build.mjs'

/**
 * `env` is what the suite is told; `skip` why it cannot run at all; `note` what part of it cannot; `fault` what is broken and must fail.
 * @typedef {{ env?: Record<string, string>, skip?: string, note?: string, fault?: string }} Provision
 * @typedef {import('./suites.mjs').Need} Need
 */

/** @type {(() => Promise<void>)[]} */
const endings = []

/** @param {Awaited<ReturnType<typeof obtainBrowser>>} browser @returns {Provision} */
const toProvision = (browser) =>
  'path' in browser ? { env: { CHROMIUM: browser.path } } : { skip: browser.reason }

/** @type {Record<Need, () => Promise<Provision>>} */
const getters = {
  browser: async () => toProvision(await obtainBrowser()),
  quickBrowser: async () => toProvision(await obtainQuickBrowser()),
  async build() {
    try {
      await buildStorefront()
      return {}
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) }
    }
  },
  async nats() {
    const nats = obtainNats()
    return 'path' in nats
      ? { env: { TEST_NATS_SERVER: nats.path } }
      : { note: `Events over NATS are not tested: ${nats.reason}` }
  },
  async postgres() {
    const postgres = await obtainPostgres()
    if ('reason' in postgres) return { skip: postgres.reason }
    endings.push(postgres.stop)
    return { env: { TEST_DATABASE_URL: postgres.url } }
  },
}

/** @type {Map<Need, Promise<Provision>>} */
const got = new Map()

/** @param {Need} need @returns {Promise<Provision>} */
export function provide(need) {
  const provision = got.get(need) ?? getters[need]()
  got.set(need, provision)
  return provision
}

/** Stops what was started. */
export async function releaseAll() {
  await Promise.all(endings.splice(0).map((stop) => stop()))
}
