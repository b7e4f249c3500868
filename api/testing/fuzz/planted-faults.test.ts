// Tests that the fuzzer finds deliberately added faults: `npm test` tests the first fault with 700
// requests, `npm run test:long` all faults with 2,000 requests each.
import { paths } from '@tingkat/contract/paths'
import { problemOf } from '@tingkat/contract/problem'
import { expect, test } from 'vitest'
import { openOrderStore } from '../../order/store.ts'
import { toEaterOrder } from '../../order/actions.ts'
import { sendProblem } from '../../http/errors.ts'
import { runFuzzer } from './fuzzer.ts'
import { openPlantedApp, type Handler, type Plant } from './planted-app.ts'

const seed = 20_261_122
const isLong = Boolean(process.env.TEST_LONG)
const requests = isLong ? 2_000 : 700

/** Adds the fault to the route and returns the fuzzer's report about the app. */
async function findingsOf(route: string, plant: Plant): Promise<string> {
  const { api, advance } = await openPlantedApp(route, plant)
  const { findings } = await runFuzzer(api, { seed, requests, advance })
  await api.close()
  return findings.join('\n\n')
}

/** Replaces the handler of a route and removes the schemas of its responses. */
const replaceHandler =
  (handlerOf: (api: Parameters<Plant>[1]) => Handler): Plant =>
  (route, api) => {
    route.handler = handlerOf(api)
  }

const paramsOf = (request: { params: unknown }) => request.params as Record<string, string>

test('finds an order that anybody may read', { timeout: 240_000 }, async () => {
  const findings = await findingsOf(
    `GET ${paths.order}`,
    replaceHandler(({ database, deps }) => async (request, reply) => {
      const stored = await openOrderStore(database).find(paramsOf(request)['orderID'] ?? '')
      if (!stored) return sendProblem(reply, problemOf('not_found'))
      return toEaterOrder(stored, deps)
    }),
  )
  expect(findings).toContain('no orders of others')
  expect(findings).toContain('no texts of others')
})

test.runIf(isLong)(
  'finds a text of the request in an HTML page',
  { timeout: 240_000 },
  async () => {
    const findings = await findingsOf(
      `GET ${paths.table}`,
      replaceHandler(() => (request, reply) => {
        void reply.type('text/html').send(`<p>No table ${paramsOf(request)['tableNumber']}</p>`)
      }),
    )
    expect(findings).toContain('declared content types only')
  },
)

test.runIf(isLong)(
  'finds a refusal with the address of somebody else',
  { timeout: 240_000 },
  async () => {
    const findings = await findingsOf(
      `POST ${paths.orderCancel}`,
      replaceHandler(({ database }) => async (request, reply) => {
        const stored = await openOrderStore(database).find(paramsOf(request)['orderID'] ?? '')
        const address = stored?.order.deliveryAddress?.address
        return sendProblem(reply, problemOf('not_found', { address }))
      }),
    )
    expect(findings).toContain('no texts of others')
  },
)

test.runIf(isLong)('finds a list that ignores its limit', { timeout: 240_000 }, async () => {
  const findings = await findingsOf(`GET ${paths.orders}`, (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      ;(request.query as { limit: number }).limit = 50
      return handler.call(this, request, reply)
    }
  })
  expect(findings).toContain('lists keep to the limit')
})

test.runIf(isLong)('finds a body without a limit', { timeout: 240_000 }, async () => {
  const findings = await findingsOf(`PUT ${paths.cart}`, (route) => {
    route.bodyLimit = 50_000_000
  })
  expect(findings).toContain('large bodies are refused')
})
