// Types of the file format of a merchant, which drafts, revisions, downloads and the catalogue
// share. `catalogue/format.ts` has the limits of each field, and the defaults of optional fields.
import type { Point } from '../location/location.ts'
import type { Allergen, OpeningSpan, RatingShowFlag } from './merchant.ts'

/**
 * The picture of a dish in a merchant file: a recipe from which the picture is drawn, an uploaded
 * photo, or the name of a picture; '' means no picture.
 */
export type DishFilePicture =
  | string
  | { recipe: string; cloth?: string; vessel?: string; toppings?: string[] }
  | StoredPicture
export type CoverFilePicture =
  | string
  | {
      plates: (string | { recipe: string; cloth?: string; vessel?: string; toppings?: string[] })[]
      cloth?: string
    }
  | StoredPicture
/** A picture in the media storage, for example `photo-satay.3f2a9c1b20`. */
export type StoredPicture = { stored: string }

/** A modifier in a merchant file. `price` is in minor units; default 0. */
export type ModifierFile = {
  ID: string
  name: string
  englishName?: string
  price?: number
  available?: boolean
}

export type ModifierGroupFile = {
  ID: string
  name: string
  englishName?: string
  selectionType: 'single' | 'multiple'
  selectionRangeMin: number
  selectionRangeMax: number
  available?: boolean
  modifiers: ModifierFile[]
}

export type DishFactsFile = {
  contains?: Allergen[]
  mayContain?: Allergen[]
  halal?: boolean
  vegetarian?: boolean
  vegan?: boolean
  spicy?: number
}

/** A dish in a merchant file. Prices are in minor units. */
export type DishFile = {
  ID: string
  name: string
  /** The name in the local script, which pages show after the name. */
  localName?: string
  englishName?: string
  facts?: DishFactsFile
  description?: string
  englishDescription?: string
  price: number
  discountedPrice?: number
  campaignID?: string
  available?: boolean
  picture?: DishFilePicture
  modifierGroups?: ModifierGroupFile[]
}

/**
 * A menu category in a merchant file. `servedAt` has its serving times for seven days, Monday
 * first; undefined means all opening hours.
 */
export type CategoryFile = {
  ID: string
  name: string
  englishName?: string
  available?: boolean
  servedAt?: OpeningSpan[][]
  dishes: DishFile[]
}

export type CampaignFile = {
  ID: string
  name: string
  englishName?: string
  tcDetails: string
  englishTcDetails?: string
  freeItem?: { ID: string; name: string; minSubtotal: number }
}

export type MerchantFile = {
  ID: string
  name: string
  localName?: string
  section?: string
  cuisines: string[]
  /** The English names of `cuisines`, in the same sequence. */
  englishCuisines?: string[]
  address: string
  latlng: Point
  /** Delivery radius in metres. */
  radius: number
  isIntegrated?: boolean
  openingHours: {
    timeZone: string
    weekly: OpeningSpan[][]
    holidays?: { date: string; spans: OpeningSpan[] }[]
    lastOrderMinutes?: number
  }
  temporarilyClosed?: boolean
  preparationMinutes: number
  rating?: number
  voteCount?: number
  ratingShowFlag?: RatingShowFlag
  promo?: string
  englishPromo?: string
  orderValueLimit?: number
  freeDeliveryFrom?: number
  /** Whether eaters may collect orders; default false. */
  pickup?: boolean
  blockOnDemandOrders?: boolean
  tables?: { tableID: string; tableNumber: string }[]
  picture?: CoverFilePicture
  campaigns?: CampaignFile[]
  /** Ids of the dishes that sell best, shown until the platform has counted enough orders. */
  bestSellers?: string[]
  categories: CategoryFile[]
}
