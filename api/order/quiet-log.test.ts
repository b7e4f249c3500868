// Tests that the log of an order's whole life, with refusals and errors, has no personal data and
// no secrets.
import { paths } from '@tingkat/contract/paths'
import { expect, test } from 'vitest'
import type { Log } from '../platform/log.ts'
import { openTestApp } from '../testing/app.ts'
import {
  codeIn,
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  pricedOrder,
  unwrap,
} from '../testing/journey.ts'
import { openTestDatabase } from '../testing/engine.ts'

test('logs have no phone number, code, token, name or address', async () => {
  const lines: string[] = []
  const write = (fields: object, message: string) => {
    const plain = JSON.stringify(fields, (_, value: unknown) =>
      value instanceof Error ? [value.message, value.stack, Object.entries(value)] : value,
    )
    lines.push(`${message} ${plain}`)
  }
  const log: Log = { debug: write, info: write, warn: write, error: write }
  let broken = false
  const real = await openTestDatabase()
  const api = await openTestApp({
    log,
    database: {
      ...real,
      query: async (text, values) => {
        if (broken) throw new Error('a surprise')
        return await real.query(text, values)
      },
    },
  })
  const phone = '+6598765432'
  const eater = await logInByInjection(api, phone, 'Perpetua Quisumbing')
  const merchantPartner = await openPartner(api, { role: 'merchant' })
  const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  const order = await placeDinner(eater, merchant)
  unwrap(await merchantPartner.client.moveOrder(order.orderID, { move: 'receive' }))
  await merchantPartner.client.moveOrder(order.orderID, { move: 'serve' })

  const sent = await api.app.inject({
    method: 'POST',
    url: paths.loginCodes,
    payload: { countryCode: 'sg', phone },
  })
  const inbox = await api.app.inject({ url: `${paths.inbox}?codeID=${sent.json().codeID}` })
  const code = codeIn(inbox.json().messages[0].text)
  const wrong = code === '424242' ? '242424' : '424242'
  await api.app.inject({
    method: 'POST',
    url: paths.login,
    payload: { codeID: sent.json().codeID, code: wrong },
  })
  await api.app.inject({ method: 'POST', url: paths.login, payload: { codeID: 1, code, phone } })
  const body = await pricedOrder(eater.client, merchant)
  broken = true
  const surprise = await eater.client.placeOrder(body, 'key-of-a-surprise')
  await api.app.inject({
    method: 'POST',
    url: paths.loginCodes,
    payload: { countryCode: 'sg', phone },
  })
  broken = false
  await api.close()

  expect(surprise).toMatchObject({ ok: false, problem: { code: 'internal_error' } })
  const text = lines.join('\n')
  expect(text).toContain('a surprise')
  expect(text).toContain(paths.orders)
  const session = eater.cookie.split('=')[1]!
  for (const secret of [
    phone,
    '98765432',
    code,
    wrong,
    session,
    merchantPartner.token,
    'Perpetua',
    'Quisumbing',
    'Jalan Besar',
    '#02-15',
    String(body.location?.latitude),
    sent.json().codeID,
  ]) {
    expect(secret.length).toBeGreaterThan(4)
    expect(text).not.toContain(secret)
  }
})
