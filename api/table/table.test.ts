// Tests of table codes over HTTP: a code is signed and valid at one table
// only, the merchant can revoke it, and placing an order checks it.
import { randomUUID } from 'node:crypto'
import type { Client } from '@tingkat/contract/client'
import type { QuoteBody } from '@tingkat/contract/quote'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import {
  injectFetch,
  logInByInjection,
  openPartner,
  pricedOrder,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../testing/journey.ts'
import { createClient } from '@tingkat/contract/client'
import { castCatalogue } from '../testing/cast.ts'
import { readTableCode, signTableCode } from './table-code.ts'

let api: TestApp
let guest: Client
let eater: TestEater
let merchantPartner: TestPartner
beforeAll(async () => {
  // Both merchants have a table 7, so that the tests can use the code of one merchant at the other.
  const merchants = castCatalogue.merchants.map((merchant) =>
    merchant.ID === 'counter'
      ? {
          ...merchant,
          tables: [
            { tableID: 't1', tableNumber: '7' },
            { tableID: 't2', tableNumber: '8' },
          ],
        }
      : merchant,
  )
  api = await openTestApp({
    countries: [],
    catalogues: [{ ...castCatalogue, merchants }],
    config: { tableCodes: true },
  })
  guest = createClient({ baseUrl: '', fetch: injectFetch(api.app) })
  eater = await logInByInjection(api)
  merchantPartner = await openPartner(api, { role: 'merchant', merchantIDs: ['warung', 'counter'] })
})
afterAll(() => api.close())

const tablesOf = async (merchantID: string) =>
  unwrap(await merchantPartner.client.listPartnerTables(merchantID)).tables
const tableOf = async (merchantID: string, tableNumber = '7') => {
  const table = (await tablesOf(merchantID)).find((listed) => listed.tableNumber === tableNumber)
  if (!table) throw new Error('no such table')
  return { ...table, code: new URL(table.address).searchParams.get('tableCode') ?? '' }
}
const codeOf = (answer: { ok: boolean; problem?: { code: string } }) =>
  answer.ok ? 'fine' : answer.problem?.code

async function place(
  merchantID: string,
  table: { tableID: string; tableNumber: string; tableCode?: string },
) {
  const merchant = api.deps.catalogue.find(merchantID)?.merchant
  if (!merchant) throw new Error('no such merchant')
  const { tableID, ...seat } = table
  const dineInInfo: QuoteBody['dineInInfo'] = {
    tableID,
    merchants: { [merchantID]: { eaterCount: 2, ...seat } },
  }
  return await eater.client.placeOrder(
    await pricedOrder(eater.client, merchant, { dineInInfo, location: null }),
    randomUUID(),
  )
}

describe('a table code', () => {
  const key = Buffer.alloc(32, 1)
  test('is valid for one merchant, table and serial (DINE-03)', () => {
    const table = { merchantID: 'a', tableID: 't' }
    const code = signTableCode(key, table, 3)
    expect(code.length).toBeLessThan(30)
    expect(readTableCode(key, table, code)).toBe(3)
    for (const [other, text] of [
      [{ merchantID: 'b', tableID: 't' }, code],
      [{ merchantID: 'a', tableID: 'u' }, code],
      [table, code.replace('3.', '4.')],
      [table, `${code}A`],
      [table, ''],
      [table, '3.'],
      [table, 'ไทย'],
    ] as const)
      expect(readTableCode(key, other, text)).toBeNull()
    expect(readTableCode(Buffer.alloc(32, 2), table, code)).toBeNull()
  })
})

describe('scanning a code', () => {
  test('leads to the merchant’s menu with a valid number and code (DINE-04, ROUTE-09)', async () => {
    const { address, code } = await tableOf('warung')
    expect(address).toMatch(
      /^https:\/\/tingkat\.test\/sg\/en\/restaurant\/menu\/warung\?tableNumber=7&tableCode=1\./,
    )
    expect(unwrap(await guest.readTable('warung', '7', code))).toEqual({
      merchantID: 'warung',
      tableID: 't1',
      tableNumber: '7',
      tableCode: code,
    })
  })

  test('a forged, missing or other table’s code is refused (DINE-05, ERR-06)', async () => {
    const { code } = await tableOf('warung')
    const neighbour = await tableOf('counter')
    for (const [number, tried] of [
      ['7', '1.AAAAAAAAAAAAAAAAAAAAAA'],
      ['7', ''],
      ['7', neighbour.code],
      ['8', code],
    ] as const) {
      expect(codeOf(await guest.readTable('warung', number, tried))).toBe(
        'required_restaurant_params',
      )
    }
    expect(codeOf(await guest.readTable('nobody', '7', code))).toBe('not_found')
  })
})

describe('revoking a code', () => {
  test('makes it invalid and the next one valid, once per serial', async () => {
    const { code, serial } = await tableOf('counter', '8')
    const revoked = unwrap(await merchantPartner.client.revokeTableCode('counter', '8', { serial }))
    expect(revoked.serial).toBe(serial + 1)
    expect(
      unwrap(await merchantPartner.client.revokeTableCode('counter', '8', { serial })).serial,
    ).toBe(serial + 1)
    expect(codeOf(await guest.readTable('counter', '8', code))).toBe('required_restaurant_params')
    const fresh = await tableOf('counter', '8')
    expect(codeOf(await guest.readTable('counter', '8', fresh.code))).toBe('fine')
    expect(
      unwrap(await merchantPartner.client.revokeTableCode('counter', '8', { serial: fresh.serial }))
        .serial,
    ).toBe(serial + 2)
    expect(codeOf(await guest.readTable('counter', '8', fresh.code))).toBe(
      'required_restaurant_params',
    )
  })

  test('and listing codes is for the merchant’s own partner only', async () => {
    const courier = await openPartner(api, { role: 'courier' })
    const neighbour = await openPartner(api, { role: 'merchant', merchantIDs: ['evening'] })
    const abroad = await openPartner(api, { role: 'merchant', country: 'id' })
    for (const [client, code] of [
      [guest, 'unauthenticated'],
      [eater.client, 'unauthenticated'],
      [courier.client, 'forbidden'],
      [neighbour.client, 'not_found'],
      [abroad.client, 'not_found'],
    ] as const) {
      expect(codeOf(await client.listPartnerTables('warung'))).toBe(code)
      expect(codeOf(await client.revokeTableCode('warung', '7', { serial: 1 }))).toBe(code)
    }
    expect((await tableOf('warung')).serial).toBe(1)
    expect(
      codeOf(await merchantPartner.client.revokeTableCode('warung', '99', { serial: 1 })),
    ).toBe('not_found')
  })
})

describe('placing an order at a table', () => {
  test('works with the code, which is not stored with the order (DINE-01, DINE-02, PROD-06)', async () => {
    const { tableID, tableNumber, code } = await tableOf('warung')
    const order = unwrap(await place('warung', { tableID, tableNumber, tableCode: code }))
    expect(order).toMatchObject({ path: 'table', deliveryAddress: null })
    expect(order.dineInInfo).toEqual({
      tableID: 't1',
      merchants: { warung: { eaterCount: 2, tableNumber: '7' } },
    })
  })

  test('is refused without a code and with a wrong or revoked one (DINE-05)', async () => {
    const { tableID, tableNumber, code, serial } = await tableOf('counter')
    expect(codeOf(await place('counter', { tableID, tableNumber }))).toBe(
      'required_restaurant_params',
    )
    expect(
      codeOf(
        await place('counter', {
          tableID,
          tableNumber,
          tableCode: (await tableOf('warung')).code,
        }),
      ),
    ).toBe('required_restaurant_params')
    expect(
      codeOf(await place('counter', { tableID: 't2', tableNumber: '8', tableCode: code })),
    ).toBe('required_restaurant_params')
    unwrap(await merchantPartner.client.revokeTableCode('counter', tableNumber, { serial }))
    expect(codeOf(await place('counter', { tableID, tableNumber, tableCode: code }))).toBe(
      'required_restaurant_params',
    )
  })

  test('needs only the number if codes are not required; a wrong code is still refused', async () => {
    const open = await openTestApp({ countries: [], catalogues: [castCatalogue] })
    try {
      const anyone = createClient({ baseUrl: '', fetch: injectFetch(open.app) })
      expect(codeOf(await anyone.readTable('warung', '7'))).toBe('fine')
      expect(codeOf(await anyone.readTable('warung', '7', '1.AAAAAAAAAAAAAAAAAAAAAA'))).toBe(
        'required_restaurant_params',
      )
    } finally {
      await open.close()
    }
  })
})
