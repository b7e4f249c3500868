// Compares two versions of a merchant: what publishing the later one changes for eaters.
import type {
  CampaignFile,
  CategoryFile,
  DishFile,
  MerchantFile,
  ModifierFile,
  ModifierGroupFile,
} from './merchant-file.ts'

export const menuParts = ['merchant', 'campaign', 'category', 'dish', 'group', 'modifier'] as const
export type MenuPart = (typeof menuParts)[number]

/**
 * The part of the merchant file that changed: the merchant, a campaign, category, dish, modifier
 * group or modifier. `dish` is the dish to which a changed modifier or group belongs.
 */
export type ChangedPart = {
  part: MenuPart
  ID: string
  name: string
  dish?: { ID: string; name: string }
}

/**
 * One difference between two versions of a merchant. Prices are whole minor units. `isLarge` means
 * that the price that eaters pay changes by more than half, `edited` that other fields changed, and
 * `moved` that the part has another position in its list, or the dish another category.
 */
export type MenuChange = ChangedPart &
  (
    | { kind: 'added' | 'removed' | 'moved' }
    | { kind: 'renamed'; before: string; after: string }
    | { kind: 'repriced'; before: PricePair; after: PricePair; isLarge: boolean }
    | { kind: 'picture' }
    | { kind: 'edited'; fields: string[] }
  )
/** A price before and after its discount. `discounted` is null without a discount. */
export type PricePair = { price: number; discounted: number | null }

/**
 * Returns the differences between two versions of a merchant, from top to bottom of the menu. An
 * absent field equals its default value.
 */
export function compareMenus(before: MerchantFile, after: MerchantFile): MenuChange[] {
  return [
    ...compareFields('merchant', undefined, before, after),
    ...compareLists('campaign', undefined, before.campaigns ?? [], after.campaigns ?? []),
    ...compareLists('category', undefined, before.categories, after.categories),
    ...compareDishes(before.categories, after.categories),
  ]
}

/**
 * Returns the large price changes, which are the changes that the publisher must confirm
 * separately.
 */
export const largePriceChanges = (changes: readonly MenuChange[]): MenuChange[] =>
  changes.filter((change) => change.kind === 'repriced' && change.isLarge)

type Entry =
  | MerchantFile
  | CampaignFile
  | CategoryFile
  | DishFile
  | ModifierGroupFile
  | ModifierFile
type Owner = { ID: string; name: string } | undefined

/** Fields that a change of the kind `edited` does not list: other kinds of change report them. */
const ownKinds: ReadonlySet<string> = new Set([
  'ID',
  'name',
  'price',
  'discountedPrice',
  'picture',
  'campaigns',
  'categories',
  'dishes',
  'modifierGroups',
  'modifiers',
])

const defaults: Record<MenuPart, Readonly<Record<string, unknown>>> = {
  merchant: {
    section: 'food',
    isIntegrated: true,
    temporarilyClosed: false,
    rating: 0,
    voteCount: 0,
    ratingShowFlag: { enable: false, minRating: 0, minVoteCount: 0 },
    promo: '',
    orderValueLimit: 0,
    blockOnDemandOrders: false,
    tables: [],
    picture: '',
  },
  campaign: {},
  category: { available: true },
  dish: { description: '', available: true, picture: '' },
  group: { available: true },
  modifier: { available: true },
}

const nameEntry = (part: MenuPart, { ID, name }: Entry, dish: Owner): ChangedPart => ({
  part,
  ID,
  name,
  ...(dish && { dish: { ID: dish.ID, name: dish.name } }),
})

/**
 * Returns the differences between the fields of two versions of a menu entry. Lists in the entry,
 * such as dishes, are compared separately.
 */
function compareFields(part: MenuPart, dish: Owner, before: Entry, after: Entry): MenuChange[] {
  const named = nameEntry(part, after, dish)
  const changes: MenuChange[] = []
  if (before.name !== after.name)
    changes.push({ ...named, kind: 'renamed', before: before.name, after: after.name })
  if ('price' in before || 'price' in after) changes.push(...comparePrices(named, before, after))
  const valueOf = (entry: Entry, field: string): unknown => {
    const value = (entry as Record<string, unknown>)[field] ?? defaults[part][field]
    return field === 'facts' && value ? { contains: [], mayContain: [], ...value } : value
  }
  if (!isSame(valueOf(before, 'picture'), valueOf(after, 'picture')))
    changes.push({ ...named, kind: 'picture' })
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !ownKinds.has(field))
    .filter((field) => !isSame(valueOf(before, field), valueOf(after, field)))
  if (fields.length > 0) changes.push({ ...named, kind: 'edited', fields })
  return changes
}

function comparePrices(named: ChangedPart, before: Entry, after: Entry): MenuChange[] {
  const former = pricesOf(before)
  const later = pricesOf(after)
  if (isSame(former, later)) return []
  const paidBefore = former.discounted ?? former.price
  const paidAfter = later.discounted ?? later.price
  return [
    {
      ...named,
      kind: 'repriced',
      before: former,
      after: later,
      isLarge: 2 * Math.abs(paidAfter - paidBefore) > paidBefore,
    },
  ]
}

function pricesOf(entry: Entry): PricePair {
  const { price = 0, discountedPrice } = entry as Partial<DishFile>
  return { price, discounted: discountedPrice ?? null }
}

/**
 * Returns the differences between two versions of a list in the menu, whose entries are matched by
 * id. Leaves out the dishes of categories, which `compareDishes` compares.
 */
function compareLists(
  part: MenuPart,
  dish: Owner,
  before: readonly Entry[],
  after: readonly Entry[],
): MenuChange[] {
  const former = new Map(before.map((entry) => [entry.ID, entry]))
  const laterIDs = new Set(after.map(({ ID }) => ID))
  const moved = findMoved(
    before.map(({ ID }) => ID).filter((ID) => laterIDs.has(ID)),
    after.map(({ ID }) => ID).filter((ID) => former.has(ID)),
  )
  return [
    ...before
      .filter(({ ID }) => !laterIDs.has(ID))
      .map((entry): MenuChange => ({ ...nameEntry(part, entry, dish), kind: 'removed' })),
    ...after.flatMap((entry): MenuChange[] => {
      const named = nameEntry(part, entry, dish)
      const earlier = former.get(entry.ID)
      if (!earlier) return [{ ...named, kind: 'added' }]
      return [
        ...(moved.has(entry.ID) ? [{ ...named, kind: 'moved' } as const] : []),
        ...compareFields(part, dish, earlier, entry),
        ...compareModifiers(part, dish, earlier, entry),
      ]
    }),
  ]
}

function compareModifiers(part: MenuPart, dish: Owner, before: Entry, after: Entry): MenuChange[] {
  if (part !== 'group') return []
  return compareLists(
    'modifier',
    dish,
    (before as ModifierGroupFile).modifiers,
    (after as ModifierGroupFile).modifiers,
  )
}

/** Compares dishes across categories, because a dish keeps its id when its category changes. */
function compareDishes(
  before: readonly CategoryFile[],
  after: readonly CategoryFile[],
): MenuChange[] {
  const former = placeDishes(before)
  const later = placeDishes(after)
  const changes: MenuChange[] = []
  for (const [ID, { dish }] of former)
    if (!later.has(ID)) changes.push({ ...nameEntry('dish', dish, undefined), kind: 'removed' })
  const moved = findMovedDishes(former, later)
  for (const [ID, { dish }] of later) {
    const named = nameEntry('dish', dish, undefined)
    const earlier = former.get(ID)?.dish
    if (!earlier) {
      changes.push({ ...named, kind: 'added' })
      continue
    }
    if (moved.has(ID)) changes.push({ ...named, kind: 'moved' })
    changes.push(
      ...compareFields('dish', undefined, earlier, dish),
      ...compareLists('group', dish, earlier.modifierGroups ?? [], dish.modifierGroups ?? []),
    )
  }
  return changes
}

type PlacedDishes = Map<string, { dish: DishFile; categoryID: string }>

const placeDishes = (categories: readonly CategoryFile[]): PlacedDishes =>
  new Map(
    categories.flatMap(({ ID: categoryID, dishes }) =>
      dishes.map((dish) => [dish.ID, { dish, categoryID }]),
    ),
  )

/**
 * Returns the ids of dishes that changed category, or their position among the dishes that did not.
 */
function findMovedDishes(before: PlacedDishes, after: PlacedDishes): ReadonlySet<string> {
  const moved = new Set<string>()
  const categoryIDs = new Set([...after.values()].map(({ categoryID }) => categoryID))
  for (const [ID, { categoryID }] of after)
    if (before.has(ID) && before.get(ID)?.categoryID !== categoryID) moved.add(ID)
  for (const categoryID of categoryIDs) {
    const stayed = (dishes: PlacedDishes, others: PlacedDishes) =>
      [...dishes]
        .filter(
          ([ID, entry]) =>
            entry.categoryID === categoryID && others.get(ID)?.categoryID === categoryID,
        )
        .map(([ID]) => ID)
    for (const ID of findMoved(stayed(before, after), stayed(after, before))) moved.add(ID)
  }
  return moved
}

/**
 * Returns the fewest ids to remove from two lists of the same ids so that the rest has the same
 * sequence in both: all ids except the longest common subsequence.
 */
function findMoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((ID, index) => [ID, index]))
  // `lasts[n]` is the last id of a common subsequence of n + 1 ids. Of all
  // such subsequences, the one that ends earliest in `before` is stored.
  const lasts: Link[] = []
  for (const ID of after) {
    const place = places.get(ID) ?? 0
    const length = lasts.findIndex((link) => link.place >= place)
    const index = length === -1 ? lasts.length : length
    lasts[index] = { ID, place, previous: lasts[index - 1] }
  }
  const moved = new Set(after)
  for (let link = lasts.at(-1); link; link = link.previous) moved.delete(link.ID)
  return moved
}

type Link = { ID: string; place: number; previous: Link | undefined }

/** Compares values of JSON; absent and undefined are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSame(left[key], right[key]),
  )
}
