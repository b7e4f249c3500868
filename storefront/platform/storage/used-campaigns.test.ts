// Tests of the list of used campaigns.
import { expect, test } from 'vitest'
import { createStored } from './stored.ts'
import {
  clearUsedCampaigns,
  addUsedCampaigns,
  readCampaignIDs,
  readUsedCampaigns,
} from './used-campaigns.ts'

function browser() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      items.set(key, text)
    },
    removeItem: (key: string) => {
      items.delete(key)
    },
  }
  const open = () =>
    createStored('used-campaigns.sg', readCampaignIDs, {
      storage: () => storage,
      addEventListener: (() => {}) as unknown as Window['addEventListener'],
    })
  return { items, open }
}

test('CART-01: the list survives a reload and can be cleared', () => {
  const { items, open } = browser()
  addUsedCampaigns('sg', ['tea-time', 'fifth-off'], open())
  addUsedCampaigns('sg', ['tea-time'], open())
  expect(readUsedCampaigns('sg', open())).toEqual(['tea-time', 'fifth-off'])
  clearUsedCampaigns('sg', open())
  expect(readUsedCampaigns('sg', open())).toEqual([])
  expect(items.size).toBe(0)
})

test('CART-01: the list has at most fifty ids; an invalid list is empty', () => {
  const { items, open } = browser()
  addUsedCampaigns('sg', [], open())
  expect(items.size).toBe(0)
  items.set('tingkat.used-campaigns.sg', '{"a":1}')
  expect(readUsedCampaigns('sg', open())).toEqual([])
  addUsedCampaigns(
    'sg',
    Array.from({ length: 60 }, (_, index) => `c${index}`),
    open(),
  )
  expect(readUsedCampaigns('sg', open())).toHaveLength(50)
})
