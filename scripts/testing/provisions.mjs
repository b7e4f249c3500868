// Provides what suites need besides packages: a browser, PostgreSQL, nats-server, Caddy, the built
// product, and the types of routes.
import { obtainBrowser } from '../machine/browser.mjs'
import { obtainCaddy } from '../machine/caddy.mjs'
import { obtainNats } from '../machine/nats.mjs'
import { obtainPostgres } from '../machine/postgres.mjs'
import { buildProduct } from '../machine/product-build.mjs'
import { writeRouteTypes } from './route-types.mjs'

/**
 * `env` is added to the environment of the suite. `skip` is the reason why the suite cannot run;
 * `note` says which part of the suite cannot run. `fault` is an error that makes the suite fail.
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
  build: () => prepareFiles(() => buildProduct({ quick: true })),
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

/** Needs of suites that are made from files of this repository, without a download. */
const made = new Set(['build', 'routeTypes'])

/**
 * For each kind of need (made or downloaded), the provision that was started last.
 * @type {Record<string, Promise<unknown>>}
 */
const last = {}

/**
 * Obtains a need once for all suites. Two needs may share a download, or write the same files, so
 * needs of one kind (made or downloaded) are obtained one after another.
 * @param {Need} need
 * @returns {Promise<Provision>}
 */
export function provide(need) {
  const known = provisions.get(need)
  if (known) return known
  const kind = made.has(need) ? 'made' : 'downloaded'
  const provision = (last[kind] ?? Promise.resolve()).then(getters[need])
  last[kind] = provision.catch(() => {})
  provisions.set(need, provision)
  return provision
}

/**
 * Returns the needs in the sequence in which they must be obtained. The build of the console
 * deletes the types of its routes and writes them again, so it must end before a check reads them.
 * @param {readonly Need[]} needs
 * @returns {Need[]}
 */
export function sortNeeds(needs) {
  const isBuild = (/** @type {Need} */ need) => need === 'build'
  return [...needs.filter(isBuild), ...needs.filter((need) => !isBuild(need))]
}

/** Stops all servers that were started for the suites. */
export async function releaseAll() {
  await Promise.all(stops.splice(0).map((stop) => stop()))
}
