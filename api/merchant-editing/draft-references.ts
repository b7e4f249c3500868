// Checks references of a draft: its pictures must be in the media storage, and
// its ids of campaigns must not belong to another merchant of the country.
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

// A menu has at most this many pictures; a faulty draft may have more.
const maxPictures = 5_000

/**
 * Returns a fault for each missing picture and each campaign id of another merchant. References
 * that `published` has too are not checked again. Do not call this inside a transaction.
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
  const stored = await pictures.findStored(
    key,
    unknown.slice(0, maxPictures).map(({ id }) => id),
  )
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
 * Campaign ids must be unique in a country, because a
 * quote of several merchants has one list of campaigns.
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
