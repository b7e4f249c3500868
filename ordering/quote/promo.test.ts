import { expect, test } from 'vitest'
import { promoRedemptionDefaults, toPromoRedemption } from './promo.ts'

test('ENT-31 a redemption has code, offer id, numbers and UUIDs', () => {
  const whole = {
    promoCode: 'MAKAN5',
    offerID: 7,
    promoCodeID: 8,
    redemptionID: 9,
    promoCodeUUID: 'p-8',
    redemptionUUID: 'r-9',
  }
  expect(toPromoRedemption(whole)).toEqual(whole)
  expect(Object.keys(toPromoRedemption({})).toSorted()).toEqual(Object.keys(whole).toSorted())
})

test('ENT-32 missing fields are empty or 0', () => {
  expect(toPromoRedemption({})).toEqual({
    promoCode: '',
    offerID: 0,
    promoCodeID: 0,
    redemptionID: 0,
    promoCodeUUID: '',
    redemptionUUID: '',
  })
  expect(toPromoRedemption({ promoCode: 'MAKAN5' })).toEqual({
    ...promoRedemptionDefaults,
    promoCode: 'MAKAN5',
  })
})
