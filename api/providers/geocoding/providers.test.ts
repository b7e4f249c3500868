// Tests of the geocoders Photon and Nominatim against stubs with valid and invalid responses.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GeocoderUnavailable, type Geocoder, type PlaceQuery } from './geocoder.ts'
import { openNominatim } from './nominatim.ts'
import { openPhoton } from './photon.ts'
import type { ProviderOptions } from './provider-call.ts'
import { testGeocoder } from './testing.ts'

/** A response of the stub. An object is sent as JSON, a string unchanged. */
type Reply = { status?: number; type?: string; body: object | string }
type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void
type StubRequest = {
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
}

let server: Server
let url: string
let requests: StubRequest[]
let respond: (request: StubRequest) => Reply | Misbehaviour
const logged: unknown[] = []

beforeEach(async () => {
  requests = []
  logged.length = 0
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
    const stubRequest = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
    }
    requests.push(stubRequest)
    const reply = respond(stubRequest)
    if (typeof reply === 'function') reply(request, response)
    else
      response
        .writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'application/json' })
        .end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo`
})
afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

const log = {
  warn: (fields: object, text: string) => {
    logged.push(fields, text)
  },
  info: (fields: object, text: string) => {
    logged.push(fields, text)
  },
}
const query: PlaceQuery = { keyword: 'tiong bahru', country: 'sg', limit: 5, language: 'en' }
const tiongBahru = { latitude: 1.2863, longitude: 103.8281 }

// Returns a feature in the format of the public Photon server, with the longitude first.
const feature = (properties: object, coordinates: unknown = [103.8268, 1.2862]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    osm_type: 'N',
    osm_id: 2_413_417_731,
    osm_key: 'place',
    osm_value: 'suburb',
    countrycode: 'SG',
    country: 'Singapore',
    ...properties,
  },
})
const photonResponse = (...features: object[]) => ({
  body: { type: 'FeatureCollection', features },
})
const photonPlace = feature({
  type: 'district',
  name: 'Tiong Bahru',
  city: 'Singapore',
  postcode: '168732',
  extent: [103.82, 1.29, 103.83, 1.28],
})

// Returns a place in the format of Nominatim 4 with format=jsonv2.
const nominatimPlace = (overrides: object = {}) => ({
  place_id: 241_134,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: 'node',
  osm_id: 2_413_417_731,
  lat: '1.2862000',
  lon: '103.8268000',
  category: 'place',
  type: 'suburb',
  place_rank: 19,
  importance: 0.3,
  addresstype: 'suburb',
  name: 'Tiong Bahru',
  display_name: 'Tiong Bahru, Singapore',
  address: { suburb: 'Tiong Bahru', city: 'Singapore', country: 'Singapore', country_code: 'sg' },
  boundingbox: ['1.26', '1.30', '103.80', '103.84'],
  ...overrides,
})

type Provider = {
  name: string
  open: (options: ProviderOptions) => Geocoder
  search: string
  found: (...places: object[]) => Reply
  none: Reply
  noneNear: Reply
  place: object
  abroad: object
  nowhere: object[]
}
const providers: Provider[] = [
  {
    name: 'Photon',
    open: openPhoton,
    search: '/geo/api',
    found: photonResponse,
    none: photonResponse(),
    noneNear: photonResponse(),
    place: photonPlace,
    abroad: feature({ type: 'city', name: 'Johor Bahru', countrycode: 'SG' }, [103.7645, 1.4627]),
    nowhere: [
      feature({ name: 'x' }, [203, 1]),
      feature({ name: 'x' }, ['1', '2']),
      feature({ name: 'x' }, []),
      feature({ name: 'x' }, null),
      feature({ name: '' }),
      {},
      feature({ name: 'High sea' }, [85, -10]),
      feature({ name: 'x'.repeat(600) }),
    ],
  },
  {
    name: 'Nominatim',
    open: openNominatim,
    search: '/geo/search',
    found: (...places) => ({
      body: places.length === 1 && requests.at(-1)?.path === '/geo/reverse' ? places[0]! : places,
    }),
    none: { body: [] },
    noneNear: { body: { error: 'Unable to geocode' } },
    place: nominatimPlace(),
    abroad: nominatimPlace({ lat: '1.4627', lon: '103.7645', name: 'Johor Bahru' }),
    nowhere: [
      nominatimPlace({ lat: '91' }),
      nominatimPlace({ lat: 'NaN' }),
      nominatimPlace({ lon: null }),
      {},
      nominatimPlace({ lat: '-10', lon: '85' }),
      nominatimPlace({ name: '', address: {} }),
    ],
  },
]

describe.each(providers)(
  '$name',
  ({ open, search, found, none, noneNear, place, abroad, nowhere }) => {
    const geocoder = (overrides: Partial<ProviderOptions> = {}) =>
      open({
        url,
        userAgent: 'Tingkat (https://tingkat.test)',
        log,
        timeoutMs: 60_000,
        ...overrides,
      })

    describe('', () => {
      beforeEach(() => {
        respond = ({ path, query: { q } }) =>
          path.endsWith('/reverse') || q?.startsWith('tiong') ? found(place) : none
      })
      testGeocoder(() => geocoder())
    })

    test('sends the user agent, the query and a rounded position', async () => {
      respond = () => found(place)
      await geocoder().search({
        ...query,
        near: { latitude: 1.286_312_3, longitude: 103.828_112_3 },
      })
      await geocoder().reverse({ latitude: 1.286_312_3, longitude: 103.828_112_3 }, 'th')
      expect(requests.map(({ path }) => path)).toEqual([search, '/geo/reverse'])
      expect(requests[0]?.headers['user-agent']).toBe('Tingkat (https://tingkat.test)')
      expect(requests[0]?.query['q']).toBe('tiong bahru')
      expect(requests[1]?.query).toMatchObject({ lat: '1.2863', lon: '103.8281' })
      expect(JSON.stringify(requests)).not.toMatch(/1\.28631|103\.82811/)
    })

    test('borders decide the country, not the provider', async () => {
      respond = () => found(abroad, place)
      expect((await geocoder().search(query)).map(({ address }) => address)).toEqual([
        'Tiong Bahru',
      ])
    })

    test('returns the country for a position without a place', async () => {
      respond = () => noneNear
      expect(await geocoder().reverse(tiongBahru, 'en')).toMatchObject({
        id: 'country-sg',
        countryCode: 'sg',
        city: '',
      })
    })

    test('sends no request for positions at sea and empty searches', async () => {
      respond = () => none
      expect(await geocoder().reverse({ latitude: 0, longitude: 0 }, 'en')).toBeNull()
      expect(await geocoder().search({ ...query, keyword: ' \u200b ' })).toEqual([])
      expect(requests).toEqual([])
    })

    test('drops places with invalid coordinates or without a name', async () => {
      respond = () => found(...nowhere, place)
      expect((await geocoder().search(query)).map(({ address }) => address)).toEqual([
        'Tiong Bahru',
      ])
    })

    describe('API-06 ADDR-01: an invalid response is an error and not an empty result', () => {
      test.each<[string, Reply | Misbehaviour]>([
        ['status 500', { status: 500, body: 'sorry' }],
        ['status 503 with JSON', { status: 503, body: { features: [] } }],
        ['too many requests', { status: 429, body: {} }],
        ['an HTML page', { type: 'text/html', body: '<!doctype html><title>Login</title>' }],
        ['invalid JSON', { body: '\u0000\u0001{{{' }],
        ['an empty body', { body: '' }],
        ['null', { body: 'null' }],
        ['another kind of JSON', { body: { hello: 1 } }],
        ['an endless body', { body: 'x'.repeat(600_000) }],
        [
          'a connection that breaks',
          (_request, response) => {
            response.destroy()
          },
        ],
        [
          'a truncated response',
          (_request, response) => {
            response.writeHead(200, { 'content-length': '900' })
            response.write('{"type":')
            response.destroy()
          },
        ],
        ['no response', () => {}],
        [
          'a body that stops',
          (_request, response) => {
            response.writeHead(200)
            response.write('{"type":')
          },
        ],
        [
          'another address',
          (_request, response) => {
            response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
          },
        ],
      ])('%s', async (_, reply) => {
        respond = () => reply
        // The time-out is short, because some of these responses never end.
        const impatient = geocoder({ timeoutMs: 200 })
        const failure = await impatient.search(query).catch((error: unknown) => error)
        expect(failure).toBeInstanceOf(GeocoderUnavailable)
        expect(String(failure)).not.toMatch(/tiong|103/i)
        await expect(impatient.reverse(tiongBahru, 'en')).rejects.toBeInstanceOf(
          GeocoderUnavailable,
        )
      })

      test('an unreachable server', async () => {
        await expect(geocoder({ url: 'http://127.0.0.1:1' }).search(query)).rejects.toBeInstanceOf(
          GeocoderUnavailable,
        )
      })
    })

    test('pauses requests after repeated failures, and logs it without addresses', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const provider = geocoder({ breakMs: 1_000 })
      respond = () => ({ status: 500, body: 'sorry' })
      for (let time = 0; time < 8; time++)
        await expect(
          provider.search({ ...query, keyword: `tiong ${time}` }),
        ).rejects.toBeInstanceOf(GeocoderUnavailable)
      expect(requests).toHaveLength(5)
      respond = () => found(place)
      vi.setSystemTime(Date.now() + 1_001)
      expect(await provider.search(query)).toHaveLength(1)
      expect(await provider.search({ ...query, keyword: 'tiong' })).toHaveLength(1)
      expect(logged.filter((line) => typeof line === 'string')).toEqual([
        'the geocoder fails repeatedly; requests are paused',
        'the geocoder responds again',
      ])
      expect(JSON.stringify(logged)).not.toMatch(/tiong/)
    })

    test('caches responses for ten minutes and no failures', async () => {
      let now = 1_000
      const provider = geocoder({ now: () => now })
      respond = () => ({ status: 500, body: '' })
      await expect(provider.search(query)).rejects.toBeInstanceOf(GeocoderUnavailable)
      respond = () => found(place)
      await Promise.all([provider.search(query), provider.search(query)])
      now += 600_000
      await provider.search(query)
      expect(requests).toHaveLength(2)
      now += 1
      await provider.search(query)
      expect(requests).toHaveLength(3)
    })

    test('evicts the least recently used response', async () => {
      const provider = geocoder({ cacheSize: 2 })
      respond = () => found(place)
      for (const keyword of ['tiong a', 'tiong b', 'tiong a', 'tiong c', 'tiong a', 'tiong b'])
        await provider.search({ ...query, keyword })
      expect(requests.map(({ query: { q } }) => q)).toEqual([
        'tiong a',
        'tiong b',
        'tiong c',
        'tiong b',
      ])
    })
  },
)

test('Photon: converts houses, streets and cities', async () => {
  const geocoder = openPhoton({ url, userAgent: 'test', log, timeoutMs: 60_000 })
  respond = () =>
    photonResponse(
      feature({
        type: 'house',
        osm_type: 'W',
        osm_id: 9,
        name: 'Tiong Bahru Market',
        housenumber: '30',
        street: 'Seng Poh Road',
        district: 'Bukit Merah',
        city: 'Singapore',
      }),
      feature({ type: 'street', name: 'Seng Poh Road', city: 'Singapore' }),
      feature({ type: 'city', name: 'Singapore' }),
    )
  const places = await geocoder.search(query)
  expect(
    places.map(({ id, address, displayAddress, city, isAccurate }) => ({
      id,
      address,
      displayAddress,
      city,
      isAccurate,
    })),
  ).toEqual([
    {
      id: 'osm-w9',
      address: 'Tiong Bahru Market, 30 Seng Poh Road',
      displayAddress: 'Tiong Bahru Market, 30 Seng Poh Road, Bukit Merah, Singapore',
      city: 'Singapore',
      isAccurate: true,
    },
    {
      id: 'osm-n2413417731',
      address: 'Seng Poh Road',
      displayAddress: 'Seng Poh Road, Singapore',
      city: 'Singapore',
      isAccurate: false,
    },
    {
      id: 'osm-n2413417731',
      address: 'Singapore',
      displayAddress: 'Singapore',
      city: 'Singapore',
      isAccurate: false,
    },
  ])
  expect(requests[0]?.query['bbox']?.split(',').map(Number)).toEqual([
    expect.closeTo(103.6, 0),
    expect.closeTo(1.2, 0),
    expect.closeTo(104.4, 0),
    expect.closeTo(1.5, 0),
  ])
})

test('Nominatim: converts houses and requests one country only', async () => {
  const geocoder = openNominatim({ url, userAgent: 'test', log, timeoutMs: 60_000 })
  respond = () => ({
    body: [
      nominatimPlace({
        osm_type: 'way',
        osm_id: 9,
        name: '',
        address: {
          house_number: '30',
          road: 'Seng Poh Road',
          suburb: 'Bukit Merah',
          country: 'Singapore',
        },
      }),
    ],
  })
  expect(await geocoder.search(query)).toMatchObject([
    {
      id: 'osm-w9',
      address: '30 Seng Poh Road',
      displayAddress: '30 Seng Poh Road, Bukit Merah, Singapore',
      city: 'Singapore',
      isAccurate: true,
    },
  ])
  expect(requests[0]?.query).toMatchObject({
    countrycodes: 'sg',
    format: 'jsonv2',
    'accept-language': 'en',
  })
})
