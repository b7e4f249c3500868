// Provides what suites need besides packages: a browser, PostgreSQL, nats-server, Caddy and the
// built pages, and the types of routes. Each is obtained once, when the first suite needs it.
import { obtainBrowser } from '../machine/browser.mjs'
import { obtainCaddy } from '../machine/caddy.mjs'
import { obtainNats } from '../machine/nats.mjs'
import { obtainPostgres } from '../machine/postgres.mjs'
import { buildPages } from '../machine/pages-build.mjs'
import { writeRouteTypes } from './route-types.mjs'

/**
 * `env` is added to the environment of the suite. `skip` is the reason why the suite cannot run;
 * `note` says which part of it cannot run. `fault` is an error that makes the suite fail.
 * @typedef {{ env?: Record<string, string>, skip?:
 * string, note?: string, fault?: string }} Provision
 * @typedef {import('./suites.mjs').Need} Need
 */

/** @type {(() => Promise<void>)[]} */
const stops = []

/** @param {boolean} quick @returns {Promise<Provision>} */
async function provideBrowser(quick) {
  const browser = await obtainBrowser({ quick })
  return 'path' in browser ? { env: { CHROMIUM: browser.path } } : { skip: browser.reason }
}

/** @param {() => Promise<unknown>} prepare @returns {Promise<Provision>} */
async function prepareFiles(prepare) {
  try {
    await prepare()
    return {}
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** @type {Record<Need, () => Promise<Provision>>} */
const getters = {
  browser: () => provideBrowser(false),
  quickBrowser: () => provideBrowser(true),
  build: () => prepareFiles(() => buildPages({ quick: true })),
  routeTypes: () => prepareFiles(writeRouteTypes),
  async caddy() {
    const caddy = obtainCaddy()
    return 'path' in caddy ? {} : { note: `The reverse proxy is not tested: ${caddy.reason}` }
  },
  async nats() {
    const nats = obtainNats()
    return 'path' in nats
      ? { env: { TEST_NATS_SERVER: nats.path } }
      : { note: `The NATS bus is not tested: ${nats.reason}` }
  },
  async postgres() {
    const postgres = await obtainPostgres({ inMemory: true })
    if ('reason' in postgres) return { skip: postgres.reason }
    stops.push(postgres.stop)
    return { env: { TEST_DATABASE_URL: postgres.url } }
  },
}

/** @type {Map<Need, Promise<Provision>>} */
const provisions = new Map()

/** The last provision that was started. @type {Promise<unknown>} */
let last = Promise.resolve()

/**
 * Obtains one thing at a time, because concurrent suites may need the same download.
 * @param {Need} need
 * @returns {Promise<Provision>}
 */
export function provide(need) {
  const provision = provisions.get(need) ?? last.then(getters[need])
  if (!provisions.has(need)) last = provision.catch(() => {})
  provisions.set(need, provision)
  return provision
}

/** Stops all servers that were started for the suites. */
export async function releaseAll() {
  await Promise.all(stops.splice(0).map((stop) => stop()))
}
