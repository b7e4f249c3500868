// Converts a merchant of a validated catalogue file to the merchant type of the rules in
// `ordering/` and of the API.
import { countries, type Country } from '@tingkat/ordering/country/country'
import { currencies } from '@tingkat/ordering/currency'
import {
  selectionTypes,
  type MenuCategory,
  type Dish,
  type Merchant,
  type ModifierGroup,
  type Promo,
} from '@tingkat/ordering/merchant/merchant'
import { amountOf } from '@tingkat/ordering/money'
import type { Photos } from './check-picture.ts'
import type { Catalogue, CatalogueMerchant } from './format.ts'
import type { CatalogueCampaign, CatalogueDish, CatalogueModifierGroup } from './menu-format.ts'
import { pictureHref, type Picture } from './picture.ts'
import { PictureChooser, type ChosenPictures } from './pictures/choose.ts'

/** A merchant as the database stores it. Whether it is open is computed for each request. */
export type CatalogueMerchantDoc = { merchant: Merchant; temporarilyClosed: boolean }

/**
 * Returns all merchants of a catalogue file. `photos` are the photographs that the catalogue file
 * names.
 */
export function toMerchantDocs(
  catalogue: Catalogue,
  photos: Photos = new Map(),
): CatalogueMerchantDoc[] {
  const country = countries[catalogue.country]
  const pictures = new PictureChooser(photos)
  return catalogue.merchants.map((file) => ({
    merchant: toMerchant(file, country, pictures.choose(file)),
    temporarilyClosed: file.temporarilyClosed,
  }))
}

/**
 * Returns the merchant that a catalogue file describes. Prices are in minor units of the country's
 * currency. `ETA`, `distanceInKm` and `openingHours.open` depend on the request and are set later.
 */
export function toMerchant(
  file: CatalogueMerchant,
  country: Country,
  pictures: ChosenPictures = new PictureChooser().choose(file),
): Merchant {
  const { code, symbol, exponent } = currencies[country.currency]
  return {
    ID: file.ID,
    name: fullName(file),
    countryCode: country.code,
    section: file.section,
    cuisines: file.cuisines,
    ...(file.englishCuisines && { englishCuisines: file.englishCuisines }),
    imgHref: pictures.cover ? pictureHref(pictures.cover) : '',
    currency: { code, symbol, exponent },
    ETA: null,
    distanceInKm: null,
    radius: file.radius,
    latlng: file.latlng,
    isIntegrated: file.isIntegrated,
    openingHours: file.openingHours,
    promo: toPromo(file, pictures),
    rating: file.rating,
    voteCount: file.voteCount,
    ratingShowFlag: file.ratingShowFlag,
    preparationMinutes: file.preparationMinutes,
    schedulerOrderConfig: { blockOnDemandOrders: file.blockOnDemandOrders },
    ...(file.freeDeliveryFrom !== undefined && { freeDeliveryFrom: file.freeDeliveryFrom }),
    ...(file.pickup && { pickup: true }),
    address: file.address,
    tables: file.tables,
    ...(file.bestSellers?.length && { mostOrdered: file.bestSellers }),
    menu: {
      categories: toCategories(file, country, pictures),
      campaigns: file.campaigns.map(({ freeItem, ...campaign }) => ({
        ...campaign,
        freeItem: freeItem ?? null,
      })),
      menuMeta: { orderValueLimit: file.orderValueLimit },
    },
  }
}

function toPromo(file: CatalogueMerchant, { dishes }: ChosenPictures): Promo {
  const picture = dishes.get(promotedDish(file)?.ID ?? '')
  return {
    hasPromo: file.promo !== '',
    description: file.promo,
    ...(file.englishPromo !== undefined && { englishDescription: file.englishPromo }),
    ...(file.promo !== '' && picture && { imgHref: pictureHref(picture) }),
  }
}

/**
 * Returns the dish that the promo's text describes: the dish of the campaign with whose name the
 * text begins, or of the first campaign; without campaigns, the first discounted dish.
 */
function promotedDish({
  promo,
  campaigns,
  categories,
}: CatalogueMerchant): CatalogueDish | undefined {
  const dishes = categories.flatMap((category) => category.dishes)
  const campaign = campaigns.find(({ name }) => promo.startsWith(name)) ?? campaigns[0]
  if (!campaign) return dishes.find(({ price, discountedPrice = price }) => discountedPrice < price)
  return (
    dishes.find(({ ID }) => ID === campaign.freeItem?.ID) ??
    dishes.find(({ campaignID }) => campaignID === campaign.ID)
  )
}

function toCategories(
  file: CatalogueMerchant,
  country: Country,
  pictures: ChosenPictures,
): MenuCategory[] {
  const campaigns = new Map(file.campaigns.map((campaign) => [campaign.ID, campaign]))
  return file.categories.map(({ dishes, ...category }) => ({
    ...category,
    items: dishes.map((dish, index) =>
      toDish(dish, index, campaigns, country, pictures.dishes.get(dish.ID)),
    ),
  }))
}

function toDish(
  dish: CatalogueDish,
  sortOrder: number,
  campaigns: ReadonlyMap<string, CatalogueCampaign>,
  country: Country,
  picture: Picture | undefined,
): Dish {
  const images = picture ? [pictureHref(picture)] : []
  const discountedPrice = dish.discountedPrice ?? dish.price
  const { code, symbol } = currencies[country.currency]
  return {
    ID: dish.ID,
    name: fullName(dish),
    ...(dish.englishName !== undefined && { englishName: dish.englishName }),
    description: dish.description,
    ...(dish.englishDescription !== undefined && { englishDescription: dish.englishDescription }),
    ...(dish.facts && { facts: dish.facts }),
    imgHref: images[0] ?? '',
    images,
    available: dish.available,
    sortOrder,
    campaignID: dish.campaignID ?? '',
    campaignName: campaigns.get(dish.campaignID ?? '')?.name ?? '',
    _currency: { code, symbol },
    priceInMinorUnit: dish.price,
    discountedPriceInMin: discountedPrice,
    priceV2: amountOf(dish.price, country.currency, country.locale),
    discountedPriceV2: amountOf(discountedPrice, country.currency, country.locale),
    modifierGroups: dish.modifierGroups.map(toModifierGroup),
  }
}

/** Converts a modifier group. Quantities are 0, because nothing is selected on a menu. */
function toModifierGroup({
  selectionType,
  modifiers,
  ...group
}: CatalogueModifierGroup): ModifierGroup {
  return {
    ...group,
    selectionType: selectionTypes[selectionType],
    modifiers: modifiers.map((modifier) => ({ ...modifier, quantity: 0, groupID: group.ID })),
  }
}

/**
 * Returns the name of a merchant or dish, followed by the name in the local script if there is one.
 */
function fullName({ name, localName }: { name: string; localName?: string | undefined }): string {
  return localName ? `${name} · ${localName}` : name
}
