// Validates a single merchant outside of a catalogue file, and converts it to the merchant type of
// the rules in `ordering/`, and back.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { countries } from '@tingkat/ordering/country/country'
import type { Dish, Merchant, Modifier, ModifierGroup } from '@tingkat/ordering/merchant/merchant'
import type {
  DishFile,
  MerchantFile,
  ModifierFile,
  ModifierGroupFile,
} from '@tingkat/ordering/merchant/merchant-file'
import type { Photos } from './check-picture.ts'
import type { Fault } from './fault.ts'
import { catalogueVersion, type CatalogueMerchant } from './format.ts'
import { photoPath, type CoverPicture, type DishPicture } from './picture-format.ts'
import { photoWord, readFileName, type Picture } from './picture.ts'
import { PictureChooser, type KeptPictures } from './pictures/choose.ts'
import { toMerchant, type CatalogueMerchantDoc } from './to-merchant.ts'
import { validateCatalogue } from './validate.ts'

/** The result of validating a merchant. `file` is the valid merchant with all defaults. */
export type MerchantValidation =
  | { file: CatalogueMerchant }
  | { faults: Fault[]; faultCount: number }

/** Checks one merchant as in a catalogue file. The paths of faults are relative to the merchant. */
export function validateMerchant(
  country: CountryCode,
  merchantID: string,
  json: unknown,
): MerchantValidation {
  const checked = validateCatalogue({ version: catalogueVersion, country, merchants: [json] })
  const faults =
    'faults' in checked
      ? checked.faults.map(({ path, message }) => ({
          path: path.replace(/^merchants\[0\]\.?/, '') || '(menu)',
          message: message.replaceAll('merchants[0].', ''),
        }))
      : []
  const faultCount = 'faults' in checked ? checked.faultCount : 0
  const file = 'catalogue' in checked ? checked.catalogue.merchants[0] : undefined
  if (file?.ID === merchantID) return { file: withoutBase(file) }
  if (file) return { faults: [{ path: 'ID', message: `must stay ${merchantID}` }], faultCount: 1 }
  return { faults, faultCount }
}

/**
 * Returns the merchant without `baseRevision`, which only catalogue files have, not stored
 * revisions.
 */
export function withoutBase(merchant: CatalogueMerchant): CatalogueMerchant {
  const { baseRevision: _, ...file } = merchant
  return file
}

/** Returns the merchant with paths of photographs replaced by their ids in the media storage. */
export function withStoredPhotos(file: CatalogueMerchant, photos: Photos): CatalogueMerchant {
  const store = (picture: CoverPicture | DishPicture): { stored: string } | undefined => {
    const path = photoPath(picture)
    const photo = path ? photos.get(path) : undefined
    if (!path || !photo || 'fault' in photo) return undefined
    return { stored: `${photoWord(path)}.${photo.digest}` }
  }
  return {
    ...file,
    picture: store(file.picture) ?? file.picture,
    categories: file.categories.map((category) => ({
      ...category,
      dishes: category.dishes.map((dish) => ({
        ...dish,
        picture: store(dish.picture) ?? dish.picture,
      })),
    })),
  }
}

/**
 * Returns the merchant in the form in which the database stores it. Dishes and covers whose
 * `picture` is the same as in `published` keep the painted picture that was chosen for them.
 */
export function toMerchantDoc(
  file: CatalogueMerchant,
  country: CountryCode,
  published?: { file: CatalogueMerchant; merchant: Merchant },
): CatalogueMerchantDoc {
  const pictures = new PictureChooser().choose(file, published && keptPictures(file, published))
  return {
    merchant: toMerchant(file, countries[country], pictures),
    temporarilyClosed: file.temporarilyClosed,
  }
}

function keptPictures(
  file: CatalogueMerchant,
  published: { file: CatalogueMerchant; merchant: Merchant },
): KeptPictures {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const former = new Map(
    published.file.categories.flatMap(({ dishes }) => dishes.map((dish) => [dish.ID, dish])),
  )
  const shown = new Map(
    published.merchant.menu.categories.flatMap(({ items }) =>
      items.map(({ ID, imgHref }) => [ID, imgHref]),
    ),
  )
  const dishes = new Map<string, Picture>()
  for (const { ID, picture } of file.categories.flatMap((category) => category.dishes)) {
    const kept = readPicture(shown.get(ID) ?? '', 'dish')
    if (kept && former.has(ID) && isSame(former.get(ID)?.picture, picture)) dishes.set(ID, kept)
  }
  const isSameCover = isSame(published.file.picture, file.picture)
  return {
    cover: isSameCover ? readPicture(published.merchant.imgHref, 'cover') : undefined,
    dishes,
  }
}

function readPicture(href: string, kind: Picture['kind']): Picture | undefined {
  const file = readFileName(href.split('/').at(-1) ?? '')
  return file && { id: file.id, kind }
}

const storedPicture = (href: string, kind: Picture['kind']): { stored: string } | '' => {
  const picture = readPicture(href, kind)
  return picture ? { stored: picture.id } : ''
}

/**
 * Returns the file of a stored merchant that has no revision, because an older version of the
 * product imported it. In this file, names contain the name in the local script, and painted
 * pictures count as stored pictures.
 */
export function fromMerchantDoc({
  merchant,
  temporarilyClosed,
}: CatalogueMerchantDoc): MerchantFile {
  const { menu, schedulerOrderConfig, promo, openingHours } = merchant
  const { open: _, ...hours } = openingHours
  return {
    ID: merchant.ID,
    name: merchant.name,
    section: merchant.section,
    cuisines: merchant.cuisines,
    ...(merchant.englishCuisines && { englishCuisines: merchant.englishCuisines }),
    address: merchant.address,
    latlng: merchant.latlng,
    radius: merchant.radius,
    isIntegrated: merchant.isIntegrated,
    openingHours: hours,
    temporarilyClosed,
    preparationMinutes: merchant.preparationMinutes,
    rating: merchant.rating,
    voteCount: merchant.voteCount,
    ratingShowFlag: merchant.ratingShowFlag,
    promo: promo.description,
    ...(promo.englishDescription !== undefined && { englishPromo: promo.englishDescription }),
    orderValueLimit: menu.menuMeta.orderValueLimit,
    ...(merchant.freeDeliveryFrom !== undefined && { freeDeliveryFrom: merchant.freeDeliveryFrom }),
    ...(merchant.pickup && { pickup: true }),
    blockOnDemandOrders: schedulerOrderConfig.blockOnDemandOrders,
    tables: merchant.tables,
    picture: storedPicture(merchant.imgHref, 'cover'),
    ...(merchant.mostOrdered && { bestSellers: merchant.mostOrdered }),
    campaigns: menu.campaigns.map(({ freeItem, ...campaign }) => ({
      ...campaign,
      ...(freeItem && { freeItem }),
    })),
    categories: menu.categories.map(({ items, ...category }) => ({
      ...category,
      dishes: items.map(fromDish),
    })),
  }
}

function fromDish(dish: Dish): DishFile {
  const { priceInMinorUnit: price, discountedPriceInMin: discountedPrice } = dish
  return {
    ID: dish.ID,
    name: dish.name,
    ...(dish.englishName !== undefined && { englishName: dish.englishName }),
    ...(dish.facts && { facts: dish.facts }),
    description: dish.description,
    ...(dish.englishDescription !== undefined && { englishDescription: dish.englishDescription }),
    price,
    ...(discountedPrice < price && { discountedPrice }),
    ...(dish.campaignID && { campaignID: dish.campaignID }),
    available: dish.available,
    picture: storedPicture(dish.imgHref, 'dish'),
    modifierGroups: dish.modifierGroups.map(fromGroup),
  }
}

const fromGroup = ({ selectionType, modifiers, ...group }: ModifierGroup): ModifierGroupFile => ({
  ...group,
  selectionType: selectionType === 0 ? 'single' : 'multiple',
  modifiers: modifiers.map(fromModifier),
})

function fromModifier(modifier: Modifier): ModifierFile {
  const { quantity: _quantity, groupID: _groupID, ...file } = modifier
  return file
}
