// Tests of the Universal Commerce Protocol. The server's documents and the specification's examples
// must match its published schemas, and only the eater can complete a checkout.
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectAgent, type TestAgent } from '../../testing/agent-client.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { fixedFlags } from '../../testing/flags.ts'
import { injectFetch, logInByInjection } from '../../testing/journey.ts'
import { readItemID, writeItemID } from './item-id.ts'
import { createUcpValidator, ucpExamples } from './testing/ucp-schemas.ts'

const validate = createUcpValidator()
const flags = fixedFlags({ agents: true })
let now = lunchTime
let api: TestApp
let agent: TestAgent
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], flags, clock: () => now })
  const inject = injectFetch(api.app)
  agent = await connectAgent(
    'https://tingkat.test',
    async (url, init = {}) =>
      await inject(new URL(url).pathname, {
        ...init,
        headers: Object.fromEntries(new Headers(init.headers)),
      }),
  )
})
afterAll(async () => {
  await agent.close()
  await api.close()
})

const meta = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } }
const checkoutOf = (items: string[], change: object = {}) => ({
  meta,
  checkout: {
    line_items: items.map((id) => ({ item: { id }, quantity: 2 })),
    fulfillment: {
      methods: [
        {
          type: 'shipping',
          destinations: [
            { street_address: '78 Moh Guan Terrace', address_locality: 'Tiong Bahru' },
          ],
        },
      ],
    },
    allergens: [],
    ...change,
  },
})
type Checkout = {
  id: string
  status: string
  continue_url: string
  totals: { type: string; amount: number }[]
  order?: { id: string }
}
const create = async (items: string[], change = {}) =>
  (await agent.call('create_checkout', checkoutOf(items, change))) as unknown as Checkout

test.each(ucpExamples)('the example $# of the specification matches its schema', (example) => {
  expect(validate(example.kind, example.content)).toEqual([])
})

test('a document without a required part has faults', () => {
  for (const { kind, content } of ucpExamples)
    expect(validate(kind, { ...(content as object), ucp: undefined })).not.toEqual([])
})

test('the profile names the server of agents, and is not found while the flag is off', async () => {
  const read = async () => await api.app.inject({ url: '/.well-known/ucp' })
  const profile = (await read()).json()
  expect(validate('profile', profile)).toEqual([])
  expect(profile.ucp.services['dev.ucp.shopping']).toMatchObject([
    { transport: 'mcp', endpoint: 'https://tingkat.test/mcp' },
  ])
  flags.flags = { ...flags.flags, agents: false }
  expect((await read()).statusCode).toBe(404)
  flags.flags = { ...flags.flags, agents: true }
})

describe('a checkout', () => {
  test('is completed by the eater, at its price', async () => {
    const created = await create(['sg:warung:satay', 'sg:warung:free-tea'])
    expect(validate('checkout', created)).toEqual([])
    expect(created.status).toBe('requires_escalation')
    const amountOf = (wanted: string) =>
      created.totals.find(({ type }) => type === wanted)?.amount ?? Number.NaN
    const parts = created.totals.filter(({ type }) => type !== 'total')
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountOf('total'))
    expect(amountOf('subtotal')).toBe(2 * 700 + 2 * 150)

    const completed = await agent.call('complete_checkout', { meta, id: created.id })
    expect(completed).toMatchObject({ status: 'requires_escalation' })
    const { cookie } = await logInByInjection(api)
    const token = new URL(created.continue_url).hash.slice(1)
    const placed = await api.app.inject({
      method: 'POST',
      url: paths.agentConfirmation,
      payload: { token },
      headers: { cookie },
    })
    expect(placed.json()).toMatchObject({ placedTotalInMinor: amountOf('total') })
    const read = await agent.call('get_checkout', { meta, id: created.id })
    expect(validate('checkout', read)).toEqual([])
    expect(read).toMatchObject({ status: 'completed', order: { id: placed.json().orderID } })
  })

  test('ends with its price', async () => {
    const { id } = await create(['sg:warung:satay'])
    now = new Date(lunchTime.getTime() + 11 * 60_000)
    const ended = await agent.call('get_checkout', { meta, id })
    now = lunchTime
    expect(validate('checkout', ended)).toEqual([])
    expect(ended).toMatchObject({ status: 'canceled' })
    expect(ended).not.toHaveProperty('continue_url')
  })

  test.each([
    ['a dish that has not stated a declared allergen', ['sg:warung:satay'], ['peanut']],
    ['dishes of two restaurants', ['sg:warung:satay', 'sg:counter:counter-rice'], []],
    ['an unknown dish', ['sg:warung:nothing'], []],
    ['an id of another form', ['satay'], []],
  ])('is not created for %s', async (_, items, allergens) => {
    const error = await create(items, { allergens })
    expect(validate('error', error)).toEqual([])
  })

  test('is an error for an unknown id', async () => {
    for (const tool of ['get_checkout', 'complete_checkout']) {
      const error = await agent.call(tool, { meta, id: 'sg-1' })
      expect(validate('error', error)).toEqual([])
    }
  })
})

test('an item id keeps ids with a colon apart', () => {
  const item = { country: 'sg', merchantID: 'a:b', dishID: 'c%/d' }
  expect(readItemID(writeItemID(item.country, item.merchantID, item.dishID))).toEqual(item)
  for (const id of ['a:b:c:d', '%', '']) expect(readItemID(id).merchantID).toBe('')
})
