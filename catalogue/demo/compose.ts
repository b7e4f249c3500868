// Words to compose a country's kitchens with: a book of dishes that many kitchens know, and menus that choose from it.
import type { DishFactsInput, DishInput, ModifierGroupInput } from '../menu-format.ts'
import { everyDay, everyDayBut, type SpanText } from './hours.ts'
import { category, type CatalogueMerchantInput } from './menu.ts'
import { readFacts } from './read-facts.ts'

/** A dish as the book has it: its usual price, and what every kitchen's version shares. */
export type BookDish = Omit<DishInput, 'ID'>
export type Book = Record<string, BookDish>

/** `title` is the name, then after ` · ` the name in the local script. `englishName` and `facts` may be empty. Price in whole minor units. */
export function entry(
  title: string,
  englishName: string,
  price: number,
  picture: NonNullable<DishInput['picture']>,
  description: string,
  facts: string,
  modifierGroups: ModifierGroupInput[] = [],
): BookDish {
  const known = readFacts(facts)
  return {
    ...readTitle(title),
    ...(englishName && { englishName }),
    price,
    picture,
    description,
    ...(known && { facts: known }),
    modifierGroups,
  }
}

type KeyOf<Part> = Part extends unknown ? keyof Part & string : never

/** The parts of a book as one. Throws when two have a dish under the same key, of which one would be gone. */
export function bindBook<Parts extends readonly Book[]>(
  ...parts: Parts
): Record<KeyOf<Parts[number]>, BookDish> {
  const book: Book = {}
  for (const [key, dish] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(book, key))
      throw new Error(`The book has two dishes under ${JSON.stringify(key)}.`)
    book[key] = dish
  }
  return book as Record<KeyOf<Parts[number]>, BookDish>
}

/**
 * What a kitchen does otherwise than the book. `title` as in `entry`, `off` in percent of the price, `says` as the facts of the
 * book. An `ID` of its own makes it another dish, which has no English name and no description but those given here; one of
 * other ingredients, with a `title` and what it `says`, has no description but the one given here.
 */
export type Change = Partial<Omit<DishInput, 'ID' | 'name' | 'localName' | 'facts'>> & {
  title?: string
  off?: number
  says?: string
  ID?: string
}
export type Own<Key extends string> = { key: Key; change: Change }

/** A category: dishes of the book and own ones; `groups` join every dish of it. */
export type Part<Key extends string> = {
  name: string
  dishes: (Key | Own<Key>)[]
  groups: ModifierGroupInput[]
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

type Style = {
  /** Of the book's prices; 1 when left out. */
  level?: number
  /** Says of every dish that it is. */
  halal?: boolean
  vegetarian?: boolean
}

export type Kitchen<Key extends string> = Omit<
  CatalogueMerchantInput,
  'categories' | 'latlng' | 'localName' | 'openingHours' | 'name'
> &
  Style & {
    /** The name, then after ` · ` the name in the local script. */
    name: string
    /** Latitude, longitude. */
    at: [number, number]
    /** Spans of a day, `HH:mm-HH:mm`, with a blank between. */
    open: string
    dayOff?: (typeof days)[number]
    /** Days on which it stays shut, `YYYY-MM-DD`. */
    shut?: string[]
    /** Minutes before closing from which no order is taken. */
    lastOrder?: number
    menu: Part<Key>[]
  }

/** `step` is what prices on menus are rounded to, in whole minor units. */
type House<Key extends string> = { book: Record<Key, BookDish>; timeZone: string; step: number }

/** The composing words of one country, bound to its book: a dish that the book lacks is a fault of types. */
export function composer<Key extends string>({ book, timeZone, step }: House<Key>) {
  const round = (price: number) => Math.max(step, Math.round(price / step) * step)

  function cook(
    chosen: Key | Own<Key>,
    groups: ModifierGroupInput[],
    { level = 1, halal, vegetarian }: Style,
  ): DishInput {
    const { key, change } =
      typeof chosen === 'string' ? { key: chosen, change: {} as Change } : chosen
    const { title, off, says, ID = key, ...own } = change
    const plain = book[key]
    const price = own.price ?? round(plain.price * level)
    const facts: DishFactsInput | undefined = says === undefined ? plain.facts : readFacts(says)
    const diets = { ...(halal && { halal }), ...(vegetarian && { vegetarian }) }
    return {
      ...plain,
      ...own,
      ID,
      price,
      ...(title !== undefined && { localName: undefined, ...readTitle(title) }),
      description:
        own.description ??
        (change.ID !== undefined || (title !== undefined && says !== undefined)
          ? ''
          : plain.description),
      englishName:
        (change.englishName ?? (change.ID === undefined ? plain.englishName : undefined)) ||
        undefined,
      ...(off !== undefined && { discountedPrice: round((price * (100 - off)) / 100) }),
      ...((facts ?? Object.keys(diets).length > 0) && { facts: { ...facts, ...diets } }),
      modifierGroups: [...groups, ...(own.modifierGroups ?? plain.modifierGroups ?? [])],
    }
  }

  const cookPart = ({ name, dishes, groups }: Part<Key>, style: Style, index: number) =>
    category(
      slugOf(name, index),
      name,
      dishes.map((chosen) => cook(chosen, groups, style)),
    )

  return {
    part: (
      name: string,
      dishes: (Key | Own<Key>)[],
      groups: ModifierGroupInput[] = [],
    ): Part<Key> => ({ name, dishes, groups }),

    own: (key: Key, change: Change): Own<Key> => ({ key, change }),

    kitchen({
      name,
      at: [latitude, longitude],
      open,
      dayOff,
      shut,
      lastOrder,
      level,
      halal,
      vegetarian,
      menu,
      ...rest
    }: Kitchen<Key>): CatalogueMerchantInput {
      const spans = open.split(' ') as SpanText[]
      return {
        ...readTitle(name),
        ...rest,
        latlng: { latitude, longitude },
        openingHours: {
          ...(dayOff
            ? everyDayBut(days.indexOf(dayOff), timeZone, ...spans)
            : everyDay(timeZone, ...spans)),
          ...(shut && { holidays: shut.map((date) => ({ date, spans: [] })) }),
          ...(lastOrder !== undefined && { lastOrderMinutes: lastOrder }),
        },
        categories: menu.map((part, index) => cookPart(part, { level, halal, vegetarian }, index)),
      }
    },

    /** A kitchen written out by hand, and more of the book: a part joins the category of its name, or follows the others. `facts` are by dish. */
    grow(
      merchant: CatalogueMerchantInput,
      { menu, facts = {}, ...style }: Style & { menu: Part<Key>[]; facts?: Record<string, string> },
    ): CatalogueMerchantInput {
      const more = menu.map((part, index) => cookPart(part, style, index))
      const diets = style.halal ? { halal: true } : {}
      return {
        ...merchant,
        categories: [
          ...merchant.categories.map((one) => ({
            ...one,
            dishes: [
              ...one.dishes.map((dish) =>
                dish.ID in facts
                  ? { ...dish, facts: { ...readFacts(facts[dish.ID] ?? ''), ...diets } }
                  : dish,
              ),
              ...(more.find(({ name }) => name === one.name)?.dishes ?? []),
            ],
          })),
          ...more.filter(({ name }) => !merchant.categories.some((one) => one.name === name)),
        ],
      }
    },
  }
}

function readTitle(title: string): { name: string; localName?: string } {
  const [name = '', localName] = title.split(' · ')
  return localName ? { name, localName } : { name }
}

// A name in another writing leaves no letter for an id: its place on the menu serves.
const slugOf = (name: string, index: number): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || `part-${index + 1}`
