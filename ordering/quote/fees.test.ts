import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries, countryCodes } from '../country/country.ts'
import { deliveryFee, isDeliveryFree } from './delivery-fee.ts'
import { amountToAvoidSmallOrderFee, applyPromos, promoAmount, smallOrderFee } from './fees.ts'
import { isRefusal } from '../refusal.ts'
import { testPromos } from '../testing/fixtures.ts'

const promo = (changes: Partial<(typeof testPromos)[number]>) => ({
  code: 'P',
  basisPoints: 0,
  amountInMinor: 0,
  cap: 0,
  minSubtotal: 0,
  description: '',
  ...changes,
})

describe('fees', () => {
  test.each([
    [0, 0],
    [1, 1_199],
    [1_199, 1],
    [1_200, 0],
  ])('a subtotal of %i lacks %i to be free of the small-order fee', (subtotal, missing) => {
    expect(amountToAvoidSmallOrderFee(countries.sg.fees, subtotal)).toBe(missing)
    expect(smallOrderFee(countries.sg.fees, subtotal + missing)).toBe(0)
  })

  // The fee in Singapore: 1.20 plus 0.60 per kilometre, rounded up to a multiple of 0.10.
  test.each([
    [0, 120],
    [1, 130],
    [166, 130],
    [167, 140],
    [1_000, 180],
    [1_001, 190],
    [2_500, 270],
  ])('QUOTE-04 %i m cost %i', (metres, fee) => {
    expect(deliveryFee(countries.sg.fees, metres)).toBe(fee)
  })

  test('QUOTE-04 fees are whole steps, at least the base, and grow with distance', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countryCodes),
        fc.double({ min: 0, max: 100_000, noNaN: true }),
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        (code, distance, more) => {
          const { fees } = countries[code]
          const fee = deliveryFee(fees, distance)
          expect(fee % fees.delivery.roundTo).toBe(0)
          expect(fee).toBeGreaterThanOrEqual(fees.delivery.base)
          expect(deliveryFee(fees, distance + more)).toBeGreaterThanOrEqual(fee)
          expect(
            fee - (fees.delivery.base + (fees.delivery.perKm * distance) / 1_000),
          ).toBeLessThan(fees.delivery.roundTo + fees.delivery.perKm / 1_000)
        },
      ),
    )
  })

  test.each([
    [0, 0],
    [1, 200],
    [1_199, 200],
    [1_200, 0],
    [5_000, 0],
  ])('QUOTE-06 a subtotal of %i has a small order fee of %i', (subtotal, fee) => {
    expect(smallOrderFee(countries.sg.fees, subtotal)).toBe(fee)
  })

  test.each([
    [undefined, 1_000_000, false],
    [0, 0, true],
    [0, 1, true],
    [2_000, 1_999, false],
    [2_000, 2_000, true],
    [2_000, 2_001, true],
  ])(
    'QUOTE-04 free delivery from %o for a subtotal of %i: %s',
    (freeDeliveryFrom, subtotal, free) => {
      expect(isDeliveryFree({ freeDeliveryFrom }, subtotal)).toBe(free)
    },
  )
})

describe('promos', () => {
  test.each([
    [promo({ basisPoints: 1_000 }), 1_995, 200],
    [promo({ basisPoints: 1_000, cap: 150 }), 1_995, 150],
    [promo({ amountInMinor: 500 }), 1_995, 500],
    [promo({ amountInMinor: 500 }), 300, 300],
    [promo({ basisPoints: 20_000 }), 300, 300],
    [promo({ amountInMinor: -5 }), 300, 0],
  ])('QUOTE-03 %j off %i is %i', (rule, subtotal, amount) =>
    expect(promoAmount(rule, subtotal)).toBe(amount),
  )

  test('QUOTE-03 a share of an amount in kyat is whole kyat', () => {
    const percent = promo({ basisPoints: 1_500 })
    expect(promoAmount(percent, 355_000, 100)).toBe(53_300)
    expect(applyPromos(['P'], [percent], 355_000, 100)).toEqual([{ code: 'P', amount: 53_300 }])
  })

  test('QUOTE-03 applies each code once, ignoring case, up to the subtotal in total', () => {
    expect(applyPromos(['fiver', 'FIVER ', ''], testPromos, 2_000)).toEqual([
      { code: 'FIVER', amount: 500 },
    ])
    expect(
      applyPromos(
        ['FIVER', 'TENTH'],
        [
          promo({ code: 'FIVER', amountInMinor: 1_000 }),
          promo({ code: 'TENTH', basisPoints: 5_000 }),
        ],
        1_200,
      ),
    ).toEqual([
      { code: 'FIVER', amount: 1_000 },
      { code: 'TENTH', amount: 200 },
    ])
    expect(applyPromos([], testPromos, 2_000)).toEqual([])
  })

  test('QUOTE-03 refuses an unknown code and a subtotal below the minimum, with the reason', () => {
    expect(applyPromos(['nope'], testPromos, 2_000)).toEqual({
      refused: 'promo_not_applicable',
      context: { promoCode: 'NOPE', reason: 'unknown' },
    })
    expect(applyPromos(['TENTH'], testPromos, 999)).toEqual({
      refused: 'promo_not_applicable',
      context: {
        promoCode: 'TENTH',
        reason: 'min_subtotal',
        minSubtotal: 1_000,
        subtotal: 999,
        missing: 1,
      },
    })
    expect(isRefusal(applyPromos(['TENTH'], testPromos, 1_000))).toBe(false)
  })

  test('QUOTE-03 an exclusive code is refused beside another, whichever comes first', () => {
    const rules = [...testPromos, promo({ code: 'SOLO', amountInMinor: 600, exclusive: true })]
    expect(applyPromos(['SOLO', 'solo '], rules, 2_000)).toEqual([{ code: 'SOLO', amount: 600 }])
    for (const codes of [
      ['SOLO', 'FIVER'],
      ['FIVER', 'SOLO'],
    ])
      expect(applyPromos(codes, rules, 2_000)).toEqual({
        refused: 'promo_not_applicable',
        context: { promoCode: 'SOLO', reason: 'exclusive' },
      })
  })
})
