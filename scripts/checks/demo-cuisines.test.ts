// The storefront has a drawn plate for every cuisine of the demo catalogue.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoCatalogue } from '../../catalogue/demo/countries.ts'
import { countryCodes } from '../../ordering/country/country.ts'
import { findPlate } from '../../storefront/features/merchant/list/plates.ts'
import { expect, it } from 'vitest'

const art = join(import.meta.dirname, '../../storefront/public/art')

it.each(countryCodes)('no cuisine of %s is an empty plate', async (country) => {
  const { merchants } = await demoCatalogue(country)
  const cuisines = [...new Set(merchants.flatMap((merchant) => merchant.cuisines))]
  expect(
    cuisines.filter((cuisine) => !existsSync(join(art, `cut-${findPlate(cuisine)}.avif`))),
  ).toEqual([])
})
