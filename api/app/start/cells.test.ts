// Tests of two cells, alone and behind one Caddy proxy. A cell is a server with its own database
// that serves only some of the countries (docs/cells.md).
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importCatalogue } from '../../catalogue/import-actions.ts'
import { CatalogueStore } from '../../catalogue/store.ts'
import { readConfig } from '../../config.ts'
import { silentLog } from '../../platform/log.ts'
import { startApi, type RunningApi } from '../../start.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { emptyDatabase, type EmptyDatabase } from '../../testing/empty-database.ts'
import { freePort } from '../../testing/free-port.ts'

const west: CountryCode[] = ['id', 'sg', 'my', 'mm']
const east = countryCodes.filter((code) => !west.includes(code))
const addresses = { west: 'https://west.test', east: 'https://east.test' }
const CELLS = countryCodes
  .map((code) => `${code}=${west.includes(code) ? addresses.west : addresses.east}`)
  .join()

const folder = mkdtempSync(join(tmpdir(), 'tingkat-cells-'))
const databases: EmptyDatabase[] = []
let cells: { west: RunningApi; east: RunningApi }
const running: RunningApi[] = []

async function startCell(name: string, countries: readonly CountryCode[]): Promise<RunningApi> {
  const database = await emptyDatabase()
  databases.push(database)
  const env = database.env(join(folder, name))
  const COUNTRIES = countries.join()
  const config = readConfig({ ...env, COUNTRIES, CELLS, CATALOGUE: 'none', TRUST_PROXY: 'on' })
  const api = await startApi(config, silentLog)
  running.push(api)
  await api.finish()
  await importCatalogue(new CatalogueStore(api.deps.database.kysely), castCatalogue)
  await api.deps.catalogue.refresh()
  return api
}

beforeAll(async () => {
  cells = { west: await startCell('west', west), east: await startCell('east', east) }
})
afterAll(async () => {
  for (const api of running) await api.close()
  for (const database of databases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const get = async (cell: keyof typeof cells, path: string) => {
  const answer = await cells[cell].app.inject(path)
  return { status: answer.statusCode, ...answer.json<{ code?: string; context?: object }>() }
}

test('OPS-06 each country is served by one cell, whose address the other cell returns', async () => {
  for (const country of countryCodes) {
    const [own, other] = west.includes(country)
      ? (['west', 'east'] as const)
      : (['east', 'west'] as const)
    const path = `/api/v1/categories?country=${country}`
    expect((await get(own, path)).code, country).not.toBe('wrong_cell')
    expect(await get(other, path)).toMatchObject({
      status: 421,
      code: 'wrong_cell',
      context: { country, address: addresses[own] },
    })
  }
})

test('OPS-06 the id of an order and the body of a request name the country too', async () => {
  expect(await get('east', '/api/v1/orders/sg-0190')).toMatchObject({ code: 'wrong_cell' })
  expect(await get('west', '/api/v1/orders/sg-0190')).toMatchObject({ code: 'unauthenticated' })
  expect(await get('east', '/api/v1/partner/orders/sg-0190')).toMatchObject({ status: 421 })
  const answer = await cells.east.app.inject({
    method: 'POST',
    url: '/api/v1/login/codes',
    payload: { countryCode: 'SG', phone: '+6591234567' },
  })
  expect(answer.json()).toMatchObject({ code: 'wrong_cell', context: { country: 'sg' } })
})

test('OPS-06 a cell keeps the menus of its own countries only', () => {
  // The databases of both cells have the catalogue of Singapore, but only the west cell serves it.
  expect(cells.west.deps.catalogue.of('sg')?.merchants.size).toBe(castCatalogue.merchants.length)
  expect(cells.east.deps.catalogue.of('sg')).toBeUndefined()
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0

describe.runIf(hasCaddy)('behind one Caddy', () => {
  let caddy: ChildProcess
  let url: string
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const upstreams: string[] = []
    for (const { app } of [cells.west, cells.east]) {
      await app.listen({ host: '127.0.0.1', port: 0 })
      upstreams.push(`127.0.0.1:${(app.server.address() as AddressInfo).port}`)
    }
    // Caddy routes by the rules that docs/cells.md shows.
    const file = join(folder, 'Caddyfile')
    writeFileSync(
      file,
      `{
         admin off
         auto_https off
       }
       :${port} {
         @east path_regexp ^/(?:${east.join('|')})(?:/|$)|/orders/(?:${east.join('|')})-
         @eastQuery expression {query}.matches("(^|&)country=(${east.join('|')})(&|$)")
         reverse_proxy @east ${upstreams[1]}
         reverse_proxy @eastQuery ${upstreams[1]}
         reverse_proxy ${upstreams[0]}
       }`,
    )
    caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    await vi.waitUntil(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      {
        timeout: 60_000,
      },
    )
  })
  afterAll(async () => {
    const gone = once(caddy, 'exit')
    caddy.kill('SIGKILL')
    await gone
  })

  test('OPS-06 orders and lists of all eight countries reach their cell', async () => {
    for (const country of countryCodes) {
      for (const path of [`/orders/${country}-0190`, `/partner/orders/${country}-0190`]) {
        const answer = await fetch(`${url}/api/v1${path}`)
        expect([path, answer.status]).toEqual([path, 401])
      }
      const list = await fetch(`${url}/api/v1/categories?country=${country}`)
      expect([country, list.status]).not.toEqual([country, 421])
    }
  })
})
