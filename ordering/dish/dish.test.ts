import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instructionsMax, lineQuantityMax, type CartItem } from '../cart/cart-shape.ts'
import {
  modifierGroupLabel,
  invalidModifierGroups,
  isModifierGroupAvailable,
  isModifierGroupRequired,
  isModifierGroupSatisfied,
  isModifierAvailable,
  linePrice,
  linePriceV2,
  pickModifier,
  pickedCount,
  setQuantity,
  signatureOf,
  startLine,
  syncDish,
  unitPrice,
  unpickModifier,
  validateDish,
  validateInstructions,
} from './dish.ts'
import type { Dish } from '../merchant/merchant.ts'
import {
  makeDish,
  makeModifierGroup,
  makeLine,
  makeModifier,
  chickenRice,
  deepFreeze,
  kopi,
  laksa,
} from '../testing/fixtures.ts'

const line = deepFreeze(makeLine(laksa, 'a'))
const quantityOf = (item: CartItem, modifierID: string) =>
  item.modifierGroups.flatMap((group) => group.modifiers).find(({ ID }) => ID === modifierID)
    ?.quantity
const withGroup = (
  dish: Dish,
  groupID: string,
  changes: Partial<Dish['modifierGroups'][number]>,
): Dish => ({
  ...dish,
  modifierGroups: dish.modifierGroups.map((group) =>
    group.ID === groupID ? { ...group, ...changes } : group,
  ),
})
const changeModifier = (dish: Dish, modifierID: string, changes: object): Dish => ({
  ...dish,
  modifierGroups: dish.modifierGroups.map((group) => ({
    ...group,
    modifiers: group.modifiers.map((modifier) =>
      modifier.ID === modifierID ? { ...modifier, ...changes } : modifier,
    ),
  })),
})

describe('a new line', () => {
  test('ENT-11: has every field of a cart item', () => {
    expect(Object.keys(startLine(laksa, 'a'))).toEqual(
      expect.arrayContaining([
        'ID',
        '_id',
        'name',
        'description',
        'imgHref',
        'images',
        'comment',
        'quantity',
        'campaignID',
        'campaignName',
        'isFreeItem',
        'available',
        'sortOrder',
        'modifierGroups',
      ]),
    )
  })

  test('ENT-12: has quantity 1, no modifiers and the given line id', () => {
    const dirty = changeModifier(laksa, 'egg', { quantity: 2 })
    expect(startLine(deepFreeze(dirty), 'a')).toMatchObject({
      _id: 'a',
      ID: 'laksa',
      quantity: 1,
      comment: '',
      isFreeItem: false,
    })
    expect(startLine(dirty, 'a').modifierGroups.map(pickedCount)).toEqual([0, 0])
  })
})

describe('quantity', () => {
  test.each([0, 1, 50, 99])('DISH-01 CONST-03: sets %d', (quantity) =>
    expect(setQuantity(line, quantity).quantity).toBe(quantity),
  )

  test.each([-1, 100, 1.5, NaN, Infinity, -0.5, 1e9])('DISH-02: ignores %d', (quantity) =>
    expect(setQuantity(line, quantity)).toBe(line),
  )

  test('DISH-01 DISH-02: the quantity is the last valid one of any sequence', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: -5, max: 105 }), fc.double())),
        (quantities) => {
          const legal = quantities.filter(
            (quantity) =>
              Number.isInteger(quantity) && quantity >= 0 && quantity <= lineQuantityMax,
          )
          // Compares with ===, because `toBe` distinguishes −0 from 0 and the quantity may be −0.
          expect(quantities.reduce(setQuantity, line).quantity === (legal.at(-1) ?? 1)).toBe(true)
        },
      ),
    )
  })
})

describe('picking modifiers', () => {
  test('DISH-03: adds one unit each time', () => {
    const twice = pickModifier(pickModifier(line, 'extras', 'egg'), 'extras', 'egg')
    expect(quantityOf(twice, 'egg')).toBe(2)
    expect(quantityOf(line, 'egg')).toBe(0)
  })

  test('DISH-04: is a no-op if the group has its maximum, also for a single choice', () => {
    const full = pickModifier(
      pickModifier(pickModifier(line, 'extras', 'egg'), 'extras', 'prawn'),
      'extras',
      'egg',
    )
    expect(pickedCount(full.modifierGroups[1]!)).toBe(3)
    expect(pickModifier(full, 'extras', 'prawn')).toBe(full)
    expect(pickModifier(line, 'noodle', 'thin')).toBe(line)
  })

  test('DISH-05: unpicking sets the quantity to 0', () => {
    const twice = pickModifier(pickModifier(line, 'extras', 'egg'), 'extras', 'egg')
    expect(unpickModifier(twice, 'extras', 'egg')).toEqual(line)
  })

  test('DISH-05: a single choice changes by unpicking the old and picking the new one', () => {
    const thin = pickModifier(unpickModifier(line, 'noodle', 'thick'), 'noodle', 'thin')
    expect([quantityOf(thin, 'thick'), quantityOf(thin, 'thin')]).toEqual([0, 1])
  })

  test('DISH-07: does not pick unavailable or unknown modifiers', () => {
    expect(pickModifier(line, 'extras', 'cockle')).toBe(line)
    expect(pickModifier(line, 'extras', 'gold')).toBe(line)
    expect(pickModifier(line, 'gold', 'egg')).toBe(line)
    expect(pickModifier({ ...line, available: false }, 'extras', 'egg').modifierGroups).toBe(
      line.modifierGroups,
    )
    expect(unpickModifier(line, 'extras', 'egg')).toBe(line)
  })

  test('DISH-03 DISH-04 DISH-05: no sequence of picks exceeds a maximum', () => {
    const step = fc.record({
      up: fc.boolean(),
      group: fc.constantFrom('noodle', 'extras', 'x'),
      modifier: fc.constantFrom('thick', 'thin', 'egg', 'prawn', 'cockle'),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const end = steps.reduce(
          (item, { up, group, modifier }) =>
            deepFreeze((up ? pickModifier : unpickModifier)(item, group, modifier)),
          line,
        )
        for (const group of end.modifierGroups) {
          expect(pickedCount(group)).toBeLessThanOrEqual(group.selectionRangeMax)
          for (const { quantity } of group.modifiers) expect(quantity).toBeGreaterThanOrEqual(0)
        }
        expect(quantityOf(end, 'cockle')).toBe(0)
      }),
    )
  })
})

describe('availability', () => {
  const flags = [true, false]
  test.each(flags.flatMap((dish) => flags.map((group) => [dish, group] as const)))(
    'DISH-06: a group is available if dish (%s) and group (%s) are',
    (dish, group) => {
      expect(isModifierGroupAvailable({ available: dish }, { available: group })).toBe(
        dish && group,
      )
    },
  )
  test.each(
    flags.flatMap((dish) =>
      flags.flatMap((group) => flags.map((modifier) => [dish, group, modifier] as const)),
    ),
  )('DISH-07: dish %s, group %s, modifier %s', (dish, group, modifier) => {
    expect(
      isModifierAvailable({ available: dish }, { available: group }, { available: modifier }),
    ).toBe(dish && group && modifier)
  })
})

describe('validity', () => {
  const groupOf = (min: number, max: number, count: number) =>
    makeModifierGroup('g', min, max, [makeModifier('m', 0, { quantity: count })])

  test.each([
    [0, false],
    [1, true],
    [2, true],
  ])('VALID-07: a group with minimum %i is required: %s', (min, required) => {
    expect(isModifierGroupRequired(groupOf(min, 3, 0))).toBe(required)
  })

  test.each([
    [1, 2, 0, false],
    [1, 2, 1, true],
    [1, 2, 2, true],
    [1, 2, 3, false],
    [0, 2, 0, true],
    [0, 0, 1, false],
  ])('VALID-08: between %i and %i, %i picked: %s', (min, max, count, satisfied) => {
    expect(isModifierGroupSatisfied(groupOf(min, max, count))).toBe(satisfied)
  })

  test('VALID-08: counts picked units, not modifiers', () => {
    expect(
      pickedCount(
        makeModifierGroup('g', 0, 9, [
          makeModifier('a', 0, { quantity: 2 }),
          makeModifier('b', 0, { quantity: 3 }),
        ]),
      ),
    ).toBe(5)
  })

  test.each([
    [2, 2, { kind: 'exactly', count: 2 }],
    [1, 3, { kind: 'range', min: 1, max: 3 }],
  ])('VALID-09: %i to %i', (min, max, label) => {
    expect(modifierGroupLabel({ selectionRangeMin: min, selectionRangeMax: max })).toEqual(label)
  })

  test('VALID-10: an optional group has a label only if its maximum is above 0', () => {
    expect(modifierGroupLabel({ selectionRangeMin: 0, selectionRangeMax: 4 })).toEqual({
      kind: 'optional',
      max: 4,
    })
    expect(modifierGroupLabel({ selectionRangeMin: 0, selectionRangeMax: 0 })).toBeNull()
  })

  test.each([0, -1])('VALID-16 ERR-04: refuses quantity %i with zero_quantity', (quantity) => {
    expect(validateDish({ ...line, quantity })?.refused).toBe('zero_quantity')
  })

  test('VALID-17 ERR-05: refuses a count outside the range with invalid_groups and the ids', () => {
    const bare = startLine(laksa, 'a')
    expect(validateDish(bare)).toEqual({
      refused: 'invalid_groups',
      context: { itemID: 'laksa', groupIDs: 'noodle' },
    })
    expect(invalidModifierGroups(bare)).toEqual(['noodle'])
    expect(validateDish(line)).toBeNull()
  })

  test('VALID-05 VALID-06 CONST-16: optional instructions of at most 130 code points', () => {
    expect(instructionsMax).toBe(130)
    expect(validateInstructions('')).toBeNull()
    expect(validateInstructions('x'.repeat(130))).toBeNull()
    expect(validateInstructions('🌶'.repeat(130))).toBeNull()
    expect(validateInstructions('x'.repeat(131))).toEqual({
      refused: 'instructions_too_long',
      context: { length: 131, max: 130 },
    })
    expect(validateInstructions('🌶'.repeat(131))?.context).toEqual({ length: 131, max: 130 })
  })
})

describe('price', () => {
  const rich = pickModifier(
    pickModifier(makeLine(laksa, 'a', 3), 'extras', 'egg'),
    'extras',
    'prawn',
  )

  test('ENT-15: the unit price includes modifiers; the line price is times the quantity', () => {
    expect(unitPrice(rich)).toEqual({ price: 1_050, originalPrice: 1_050 })
    expect(linePrice(rich)).toEqual({ price: 3_150, originalPrice: 3_150 })
    expect(linePrice(makeLine(chickenRice, 'b', 2))).toEqual({ price: 800, originalPrice: 1_000 })
    expect(linePrice({ ...rich, isFreeItem: true })).toEqual({ price: 0, originalPrice: 0 })
  })

  test('ENT-14 ENT-15: price is the reduced total, originalPrice the full total', () => {
    const written = linePriceV2(makeLine(chickenRice, 'b', 2), 'en-SG')
    expect(written.totalReducedPriceV2).toEqual({
      amountInMinor: 800,
      amountDisplay: 'S$\u00a08.00',
    })
    expect(written.totalPriceV2).toEqual({ amountInMinor: 1_000, amountDisplay: 'S$\u00a010.00' })
    expect(written).toMatchObject({
      price: 800,
      priceDisplay: 'S$\u00a08.00',
      originalPrice: 1_000,
      originalPriceDisplay: 'S$\u00a010.00',
    })
  })

  test('ENT-15: formats a line in its own currency', () => {
    const pho = makeLine(makeDish('pho', 65_000, { code: 'VND' }), 'c')
    expect(linePriceV2(pho, 'vi-VN').priceDisplay).toBe('65.000\u00a0₫')
  })
})

describe('signature', () => {
  test('CART-05: depends on dish and modifiers in any sequence, not on comment or line id', () => {
    const there = pickModifier(pickModifier(line, 'extras', 'egg'), 'extras', 'prawn')
    const back: CartItem = {
      ...there,
      _id: 'z',
      comment: 'no chilli',
      quantity: 7,
      modifierGroups: there.modifierGroups
        .toReversed()
        .map((group) => ({ ...group, modifiers: group.modifiers.toReversed() })),
    }
    expect(signatureOf(back)).toBe(signatureOf(there))
  })

  test('CART-05: differs by dish, modifier, count and free item', () => {
    const egg = pickModifier(line, 'extras', 'egg')
    const signatures = [
      line,
      egg,
      pickModifier(egg, 'extras', 'egg'),
      pickModifier(line, 'extras', 'prawn'),
      { ...line, ID: 'other' },
      { ...line, isFreeItem: true },
    ].map(signatureOf)
    expect(new Set(signatures).size).toBe(signatures.length)
  })

  test('CART-05: ids that contain separators do not collide', () => {
    const tricky = (groupID: string, modifierID: string) =>
      makeLine(
        makeDish('d', 1, {
          modifierGroups: [makeModifierGroup(groupID, 1, 1, [makeModifier(modifierID, 0)])],
        }),
        'a',
      )
    expect(signatureOf(tricky('a","b', 'c'))).not.toBe(signatureOf(tricky('a', 'b","c')))
  })
})

describe('syncing with the menu', () => {
  const egg = deepFreeze(pickModifier(makeLine(laksa, 'a', 2), 'extras', 'egg'))

  test('DISH-08: keeps quantity, picks and comment while the dish is available', () => {
    const noted = deepFreeze({ ...egg, comment: 'less spicy' })
    const { item, error, changed } = syncDish(
      noted,
      deepFreeze({ ...laksa, priceInMinorUnit: 700, discountedPriceInMin: 700 }),
    )
    expect(item).toEqual({ ...noted, priceInMinorUnit: 700, discountedPriceInMin: 700 })
    expect([error, changed]).toEqual([null, true])
  })

  test('DISH-08: returns the same object if nothing changed', () => {
    expect(syncDish(egg, structuredClone(laksa))).toEqual({
      item: egg,
      error: null,
      changed: false,
    })
    expect(syncDish(egg, structuredClone(laksa)).item).toBe(egg)
  })

  test('removes optional facts that the menu no longer has', () => {
    const withFacts = {
      ...egg,
      englishName: 'Noodle soup',
      englishDescription: 'Coconut broth',
      facts: { contains: ['egg' as const], mayContain: [], halal: true },
    }
    const { item, changed } = syncDish(withFacts, structuredClone(laksa))
    expect(changed).toBe(true)
    expect(item).not.toHaveProperty('facts')
    expect(item).not.toHaveProperty('englishName')
    expect(item).not.toHaveProperty('englishDescription')
    const facts = { contains: ['peanut' as const], mayContain: [] }
    expect(syncDish(withFacts, { ...laksa, facts }).item.facts).toEqual(facts)
    expect(syncDish(withFacts, undefined).item.facts).toEqual(withFacts.facts)
  })

  test('DISH-09 DISH-10: an unavailable or removed dish has quantity 0 and an error', () => {
    for (const fresh of [{ ...laksa, available: false }, undefined]) {
      const { item, error } = syncDish(egg, fresh)
      expect(item).toMatchObject({ _id: 'a', quantity: 0, available: false })
      expect(error).toBe('food_err_order_item_not_available')
    }
  })

  test('DISH-11: an unavailable modifier is an error only if it is picked', () => {
    expect(syncDish(egg, changeModifier(laksa, 'egg', { available: false })).error).toBe(
      'food_err_order_item_not_available',
    )
    expect(syncDish(egg, changeModifier(laksa, 'prawn', { available: false })).error).toBeNull()
  })

  test('DISH-11: a picked modifier that left the menu stays as unavailable until unpicked', () => {
    const without = withGroup(laksa, 'extras', {
      modifiers: laksa.modifierGroups[1]!.modifiers.filter((modifier) => modifier.ID !== 'egg'),
    })
    const first = syncDish(egg, without)
    expect(first.error).toBe('food_err_order_item_not_available')
    expect(
      first.item.modifierGroups[1]!.modifiers.find((modifier) => modifier.ID === 'egg'),
    ).toMatchObject({
      quantity: 1,
      available: false,
    })
    expect(syncDish(first.item, without)).toEqual({ ...first, changed: false })
    expect(syncDish(unpickModifier(first.item, 'extras', 'egg'), without).error).toBeNull()
    const groupless = { ...laksa, modifierGroups: laksa.modifierGroups.slice(0, 1) }
    expect(syncDish(egg, groupless).error).toBe('food_err_order_item_not_available')
    expect(syncDish(line, groupless)).toMatchObject({ error: null, changed: true })
  })

  test('DISH-12: any unavailable group is an error, even without a pick', () => {
    expect(syncDish(line, withGroup(laksa, 'extras', { available: false })).error).toBe(
      'food_err_order_item_not_available',
    )
  })

  test('DISH-08 DISH-09: syncDish is idempotent', () => {
    const fresh = fc.record({
      available: fc.boolean(),
      price: fc.nat(5_000),
      egg: fc.boolean(),
      drop: fc.constantFrom('egg', 'prawn', 'none'),
      group: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fresh,
        fc.integer({ min: 0, max: 99 }),
        ({ available, price, egg: hasEgg, drop, group }, quantity) => {
          const extras = laksa.modifierGroups[1]!.modifiers.filter(
            (modifier) => modifier.ID !== drop,
          ).map((modifier) =>
            modifier.ID === 'egg' ? { ...modifier, available: hasEgg } : modifier,
          )
          const dish = deepFreeze({
            ...withGroup(laksa, 'extras', { modifiers: extras, available: group }),
            available,
            priceInMinorUnit: price,
            discountedPriceInMin: price,
          })
          const once = syncDish({ ...egg, quantity }, dish)
          expect(syncDish(once.item, dish)).toEqual({ ...once, changed: false })
          expect(once.item.quantity).toBe(available ? quantity : 0)
          expect(signatureOf(once.item)).toBe(signatureOf(egg))
        },
      ),
    )
  })

  test('DISH-08: syncs a dish without modifier groups', () => {
    expect(syncDish(makeLine(kopi, 'k'), kopi)).toMatchObject({ error: null, changed: false })
  })
})
