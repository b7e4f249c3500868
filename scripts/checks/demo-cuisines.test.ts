// Tests that every cuisine of the demo catalogues has a picture of its own (a plate) in the
// storefront's list of plates.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoCatalogue } from '../../catalogue/demo/countries.ts'
import { countryCodes } from '../../ordering/country/country.ts'
import { findPlate } from '../../storefront/features/merchant/list/plates.ts'
import { expect, it } from 'vitest'

const art = join(import.meta.dirname, '../../storefront/public/art')

it.each(countryCodes)('each cuisine of %s has a plate that no other has', async (country) => {
  const { merchants } = await demoCatalogue(country)
  const cuisines = [...new Set(merchants.flatMap((merchant) => merchant.cuisines))]
  const plates = cuisines.map(findPlate)
  expect(plates.filter((plate) => !existsSync(join(art, `cut-${plate}.avif`)))).toEqual([])
  const shared = cuisines.filter((_, index) => plates.indexOf(plates[index]) !== index)
  expect(shared).toEqual([])
})
