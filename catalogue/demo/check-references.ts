// Checks that every dish, modifier group and city that a country's demo files name exists.
import { DemoFileError, type DemoFault } from './demo-file-error.ts'
import type { ChoicesFile, CountryFile, DemoMerchant, MenuPart } from './file-format.ts'
import type { CountryFiles } from './read-files.ts'

/**
 * Throws DemoFileError with every key that the country's files do not define, and with every dish
 * that two book files define.
 */
export function checkReferences({ country, choices, book, merchants }: CountryFiles): void {
  const faults: DemoFault[] = []
  for (const [id, { city }] of Object.entries(country.content.places)) {
    if (!Object.hasOwn(country.content.cities, city))
      faults.push({
        file: country.name,
        path: ['places', id, 'city'],
        message: `names the unknown city ${JSON.stringify(city)}`,
      })
  }

  const fileOfDish = new Map<string, string>()
  for (const { name: file, content } of book) {
    for (const [key, dish] of Object.entries(content)) {
      const other = fileOfDish.get(key)
      if (other) faults.push({ file, path: [key], message: `is a dish of ${other} already` })
      fileOfDish.set(key, file)
      faults.push(...findUnknownChoices(file, [key], dish.choices, [choices.content]))
    }
  }

  for (const { name: file, content } of merchants) {
    const scopes = [content.choices ?? {}, choices.content]
    for (const merchant of content.merchants)
      faults.push(
        ...findUnnamedCuisines(file, merchant, country.content.cuisines),
        ...findMenuFaults(file, merchant, fileOfDish, scopes),
      )
  }
  if (faults.length) throw new DemoFileError(faults)
}

/** Finds the cuisines without an English name in a country that has such names. */
function findUnnamedCuisines(
  file: string,
  { ID, cuisines }: DemoMerchant,
  englishNames: CountryFile['cuisines'],
): DemoFault[] {
  return cuisines
    .filter((cuisine) => englishNames && !Object.hasOwn(englishNames, cuisine))
    .map((cuisine) => ({
      file,
      path: ['merchants', ID, 'cuisines'],
      message: `names ${JSON.stringify(cuisine)}, which has no English name in country.yaml`,
    }))
}

function findMenuFaults(
  file: string,
  merchant: DemoMerchant,
  book: ReadonlyMap<string, string>,
  scopes: readonly ChoicesFile[],
): DemoFault[] {
  return merchant.menu.flatMap((part: MenuPart) => {
    const path = ['merchants', merchant.ID, 'menu', part.category]
    return [
      ...findUnknownChoices(file, path, part.choices, scopes),
      ...part.dishes.flatMap((dish) =>
        findDishFaults(file, [...path, 'dishes'], dish, book, scopes),
      ),
    ]
  })
}

function findDishFaults(
  file: string,
  path: string[],
  dish: MenuPart['dishes'][number],
  book: ReadonlyMap<string, string>,
  scopes: readonly ChoicesFile[],
): DemoFault[] {
  if (typeof dish === 'string') return findUnknownDish(file, path, dish, book)
  const place = [...path, dish.ID ?? ('dish' in dish ? dish.dish : '')]
  return [
    ...('dish' in dish ? findUnknownDish(file, place, dish.dish, book) : []),
    ...findUnknownChoices(file, place, dish.choices, scopes),
  ]
}

function findUnknownDish(
  file: string,
  path: string[],
  key: string,
  book: ReadonlyMap<string, string>,
): DemoFault[] {
  if (book.has(key)) return []
  return [{ file, path, message: `names the unknown dish ${JSON.stringify(key)}` }]
}

function findUnknownChoices(
  file: string,
  path: string[],
  keys: readonly string[] = [],
  scopes: readonly ChoicesFile[],
): DemoFault[] {
  return keys
    .filter((key) => !scopes.some((choices) => Object.hasOwn(choices, key)))
    .map((key) => ({
      file,
      path: [...path, 'choices'],
      message: `names the unknown choice ${JSON.stringify(key)}`,
    }))
}
