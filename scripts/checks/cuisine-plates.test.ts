// Tests that the cuisines of a country differ by their pictures.
import { expect, test } from 'vitest'
import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
import { catalogueSchema } from '@tingkat/catalogue/format'
import { countryCodes } from '@tingkat/ordering/country/country'
import { findPlate } from '../../storefront/features/merchant/list/plates.ts'

test.each(countryCodes)('each cuisine of the demo in %s has a plate of its own', async (code) => {
  const { merchants } = catalogueSchema.parse(await demoCatalogue(code))
  const cuisines = [...new Set(merchants.flatMap((merchant) => merchant.cuisines))]
  const cuisinesByPlate = Map.groupBy(cuisines, findPlate)
  expect(cuisinesByPlate.get(undefined)).toBe(undefined)
  expect([...cuisinesByPlate.values()].filter((sharing) => sharing.length > 1)).toEqual([])
})
