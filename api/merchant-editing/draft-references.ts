// Checks the references of a draft. Its pictures must be in the media storage,
// and its campaign ids must not belong to another merchant of the country.
import type { MenuFault } from '@tingkat/contract/console/merchant-editing'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import type { Catalogue } from '../catalogue/snapshot.ts'
import type { PictureStore } from './picture-store.ts'
import { readableMenu } from './readable-menu.ts'

export type ReferencePorts = {
  pictures: Pick<PictureStore, 'findStored'>
  catalogue: Pick<Catalogue, 'of'>
}
type Key = { country: CountryCode; merchantID: string }
type Named = { id: string; path: string; place: string[] }

// Maximum number of pictures that one query looks up. A draft can name more.
const picturesPerQuery = 5_000

/**
 * Returns a fault for each missing picture, and for each campaign id that another merchant has.
 * Skips references that `published` has too. Do not call this function inside a transaction.
 */
export async function findBrokenReferences(
  ports: ReferencePorts,
  key: Key,
  json: unknown,
  published: MerchantFile,
): Promise<MenuFault[]> {
  const draft = readableMenu(json)
  return [
    ...findTakenCampaigns(ports, key, draft, published),
    ...(await findMissingPictures(ports, key, draft, published)),
  ]
}

async function findMissingPictures(
  { pictures }: ReferencePorts,
  key: Key,
  draft: MerchantFile,
  published: MerchantFile,
): Promise<MenuFault[]> {
  const known = new Set(picturesOf(published).map(({ id }) => id))
  const unknown = picturesOf(draft).filter(({ id }) => !known.has(id))
  if (unknown.length === 0) return []
  const ids = [...new Set(unknown.map(({ id }) => id))]
  const stored = new Set<string>()
  for (let start = 0; start < ids.length; start += picturesPerQuery) {
    const some = ids.slice(start, start + picturesPerQuery)
    for (const id of await pictures.findStored(key, some)) stored.add(id)
  }
  return unknown
    .filter(({ id }) => !stored.has(id))
    .map(({ path, place }) => ({ path, place, message: 'is no uploaded picture' }))
}

function picturesOf({ picture, categories }: MerchantFile): Named[] {
  const dishes = categories.flatMap((category, categoryIndex) =>
    category.dishes.map((dish, index) => ({
      picture: dish.picture,
      path: `categories[${categoryIndex}].dishes[${index}].picture.stored`,
      place: [category.name, dish.name],
    })),
  )
  return [{ picture, path: 'picture.stored', place: [] }, ...dishes].flatMap((entry) => {
    const { picture: named, path, place } = entry
    const hasID = typeof named === 'object' && named !== null && 'stored' in named
    return hasID && typeof named.stored === 'string' ? [{ id: named.stored, path, place }] : []
  })
}

/**
 * Finds campaign ids of other merchants. The ids must be unique in a
 * country, because a quote of several merchants has one list of campaigns.
 */
function findTakenCampaigns(
  { catalogue }: ReferencePorts,
  { country, merchantID }: Key,
  draft: MerchantFile,
  published: MerchantFile,
): MenuFault[] {
  const known = new Set((published.campaigns ?? []).map(({ ID }) => ID))
  const added = (draft.campaigns ?? [])
    .map(({ ID, name }, index) => ({ ID, name, path: `campaigns[${index}].ID` }))
    .filter(({ ID }) => !known.has(ID))
  if (added.length === 0) return []
  const taken = new Set<string>()
  for (const merchant of catalogue.of(country)?.merchants.values() ?? [])
    if (merchant.ID !== merchantID) for (const { ID } of merchant.menu.campaigns) taken.add(ID)
  return added
    .filter(({ ID }) => taken.has(ID))
    .map(({ ID, name, path }) => ({
      path,
      place: [name],
      message: `${JSON.stringify(ID)} is a campaign of another restaurant`,
    }))
}
