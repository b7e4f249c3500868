// Tests that the members' totals of a split bill sum exactly to the order total.
import { describe, expect, test } from 'vitest'
import { countries, countryCodes } from '../country/country.ts'
import { displayUnitOf } from '../currency.ts'
import { amountOf } from '../money.ts'
import { allocateAmount, splitBill, type SplitBillInput } from './split-bill.ts'
import type { GroupOrderMember } from './group-order.ts'
import type { FeeLine } from '../quote/quote-shape.ts'

/** Returns a seeded random number generator, so that runs are reproducible. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const item = (priceInMin: number) => ({
  _id: 'a',
  ID: 'dish',
  name: 'Dish',
  quantity: 1,
  comment: '',
  modifierGroups: [],
  available: true,
  priceInMin,
  originalPriceInMin: priceInMin,
})
const member = (place: number, prices: number[]): GroupOrderMember => ({
  memberID: `m${place}`,
  accountID: `a${place}`,
  memberName: '',
  nameAlias: '',
  creator: place === 0,
  confirmed: true,
  version: 1,
  writeIDs: [],
  items: prices.map(item),
})

function billOf(
  code: (typeof countryCodes)[number],
  prices: number[][],
  fees: [FeeLine['key'], number][],
  moved = 0,
) {
  const country = countries[code]
  const food = prices.flat().reduce((sum, price) => sum + price, moved)
  const line = (key: FeeLine['key'], amount: number): FeeLine => ({
    key,
    name: key,
    value: { amountInMinor: amount },
    amountDisplay: '',
    description: null,
    details: [],
    combinedFees: null,
  })
  const total = amountOf(
    fees.reduce((sum, [, amount]) => sum + amount, food),
    country.currency,
    country.locale,
  )
  const input: SplitBillInput = {
    groupOrder: {
      groupID: 'g',
      groupName: 'Lunch',
      members: prices.map((own, place) => member(place, own)),
    },
    order: { orderID: `${code}-1`, orderCode: 'ABC-DEF' },
    country,
    accountID: 'a1',
    quote: {
      merchants: [],
      breakdowns: [line('subtotal', food), ...fees.map(([key, amount]) => line(key, amount))],
      totalQuote: { priceV2: total, reducedPriceV2: total },
    },
  }
  return { bill: splitBill(input), total: total.amountInMinor }
}

describe('shares', () => {
  test('GRP-43: splits fees in proportion to food; the creator gets the rounding remainder', () => {
    const { bill } = billOf(
      'sg',
      [[500], [1_000], [500]],
      [
        ['delivery', 301],
        ['promo', -101],
      ],
    )
    expect(bill.members.map((member) => member.shares.map((share) => share.amountInMin))).toEqual([
      [76, -26],
      [150, -50],
      [75, -25],
    ])
    expect(bill.members.map((member) => member.total.amountInMinor)).toEqual([550, 1_100, 550])
    expect(bill.members.map((member) => member.myself)).toEqual([false, true, false])
    expect(bill).toMatchObject({
      total: { amountInMinor: 2_200, amountDisplay: 'S$\u00a022.00' },
      currency: { code: 'SGD' },
      orderCode: 'ABC-DEF',
    })
  })

  test('GRP-43: free delivery adds no share', () => {
    const { bill } = billOf(
      'sg',
      [[500], [1_000]],
      [
        ['delivery', 0],
        ['platform', 50],
      ],
    )
    expect(
      bill.members.map((member) => member.shares.map((share) => [share.key, share.amountInMin])),
    ).toEqual([[['platform', 17]], [['platform', 33]]])
  })

  test('GRP-43: a creator without items pays the remainder; others are left out', () => {
    const { bill } = billOf('sg', [[], [333], [333], [334], []], [['delivery', 100]])
    expect(bill.members.map((member) => [member.memberID, member.total.amountInMinor])).toEqual([
      ['m0', 1],
      ['m1', 366],
      ['m2', 366],
      ['m3', 367],
    ])
  })

  test('GRP-43: splits the difference if the order costs more than the food and fees', () => {
    const { bill, total } = billOf('vn', [[50_000], [30_000]], [], 4_000)
    expect(bill.members.map((member) => member.total.amountInMinor)).toEqual([52_500, 31_500])
    expect(total).toBe(84_000)
  })

  test('GRP-43: splits amounts exactly whose product exceeds safe integers', () => {
    expect(allocateAmount(9_000_000_000_000, [3_000_000_007, 6_000_000_014], 0)).toEqual([
      3_000_000_000_000, 6_000_000_000_000,
    ])
    expect(allocateAmount(7, [0, 0], 1)).toEqual([0, 7])
    // In Myanmar all members pay whole kyat except the creator, who pays the remainder too.
    expect(allocateAmount(100_000, [1, 1, 1], 0, 100)).toEqual([33_400, 33_300, 33_300])
  })
})

const groups = process.env.TEST_LONG ? 10_000 : 1_000

test('GRP-43 TIP-02: bills of random groups sum to the total and share the tip as other lines', () => {
  const random = seeded(20_261_121)
  const below = (most: number) => Math.floor(random() * most)
  for (let round = 0; round < groups; round += 1) {
    const code = countryCodes[round % countryCodes.length]!
    const unit = displayUnitOf(countries[code].currency)
    const scale = ['id', 'vn'].includes(code) ? 200_000 : 5_000
    // Formatting the amounts takes most of the time, so
    // only every twentieth group has up to 50 members.
    const prices = Array.from({ length: 1 + below(round % 20 === 0 ? 50 : 6) }, () =>
      Array.from({ length: below(4) }, () => below(scale)),
    )
    const food = prices.flat().reduce((sum, price) => sum + price, 0)
    const fees: [FeeLine['key'], number][] = [
      ['delivery', below(scale)],
      ['platform', below(500)],
      ['tax', below(scale / 10)],
      ['tip', below(food + 1)],
      ['promo', -below(food / 2 + 1)],
    ]
    const { bill, total } = billOf(code, prices, fees, below(3) === 0 ? below(100) - 50 : 0)
    const sharesOf = (key: string) =>
      bill.members
        .flatMap(({ shares }) => shares.filter((share) => share.key === key))
        .reduce((sum, share) => sum + share.amountInMin, 0)
    const faults = [
      ...fees.filter(([key, amount]) => sharesOf(key) !== amount),
      ...bill.members.filter(
        (member) =>
          member.food.amountInMinor +
            member.shares.reduce((sum, share) => sum + share.amountInMin, 0) !==
          member.total.amountInMinor,
      ),
      ...bill.members.filter((member) =>
        member.shares.some(
          (share) =>
            !Number.isSafeInteger(share.amountInMin) ||
            (!member.creator && !isFair(share, member.food.amountInMinor)),
        ),
      ),
    ]
    expect({
      sum: bill.members.reduce((sum, member) => sum + member.total.amountInMinor, 0),
      faults,
    }).toEqual({ sum: total, faults: [] })

    function isFair(
      { key, amountInMin }: { key: string; amountInMin: number },
      own: number,
    ): boolean {
      const line = fees.find(([feeKey]) => feeKey === key)?.[1]
      return line === undefined || Math.abs(amountInMin - (line * own) / food) < unit
    }
  }
})
