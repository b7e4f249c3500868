// What a search has found about each merchant, and the rank that follows from it.
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { closeness, minScoreShare, type Closeness } from './closeness.ts'
import type { ContentIndex, IndexedDoc } from './content-index.ts'
import type { Terms } from './search-terms.ts'

/**
 * A merchant that matches a search. `rank` says how well it matches; 0 is best. `dishes` has the
 * matching dishes, best first; of equally good ones, sold-out dishes are last. If only the merchant
 * itself matches, `dishes` has the first dish of its menu. `soldOut` means that all matching dishes
 * are sold out. `isPartial` means that the merchant has only some words of the query, or food that
 * is similar to what the query names.
 */
export type FoundMerchant = {
  merchant: Merchant
  rank: number
  dishes: Dish[]
  soldOut: boolean
  isPartial: boolean
}
/**
 * How closely the name, the cuisine and the dishes of a merchant match the query. A part that does
 * not match is null or an empty list.
 */
export type Evidence = {
  merchant: Merchant
  name: Closeness | null
  cuisine: Closeness | null
  dishes: { dish: Dish; closeness: Closeness }[]
  /** The score of the best hit. */
  score: number
}

// A search uses at most this many hits, which is far more than anyone reads.
const maxHits = 20_000
// Once this many merchants match closely, a search does not look for merchants that have the words
// of the query in different names.
const enoughMerchants = 20
// With fewer merchants than this, it also shows merchants that have only some words of the query.
const fewMerchants = 5
const maxDishes = 3
// A merchant with this many matching dishes counts as a specialist and ranks higher.
const specialistDishes = 3

/**
 * Ranks of merchants that match equally closely. The rank depends on which parts of the merchant
 * match; 0 is best.
 */
const kinds = {
  nameAndFood: 0,
  name: 1,
  specialist: 2,
  nameOfOtherFood: 3,
  dish: 4,
  partOfDish: 5,
  synonymOfDish: 6,
}
const kindCount = Object.keys(kinds).length

/** Finds the merchants that match a query, in no particular sequence. */
export function findEvidence(content: ContentIndex, query: string): Evidence[] {
  const evidenceByID = new Map<string, Evidence>()
  for (const { hit, doc } of content.find(query, maxHits)) {
    const { merchant } = doc
    const evidence = evidenceByID.get(merchant.ID) ?? noEvidence(merchant, hit.score)
    evidenceByID.set(merchant.ID, evidence)
    addTo(evidence, doc, hit.closeness)
  }
  const countCloserThan = (level: Closeness) =>
    [...evidenceByID.values()].filter((evidence) => bestOf(evidence) < level).length
  if (countCloserThan(closeness.together) >= enoughMerchants) return [...evidenceByID.values()]
  const add = (found: readonly Evidence[]) => {
    for (const evidence of found)
      if (bestOf(evidenceByID.get(evidence.merchant.ID)) >= bestOf(evidence))
        evidenceByID.set(evidence.merchant.ID, evidence)
  }
  add(findTogether(content, query))
  // Somebody who types the name of a merchant looks for no other.
  const isName = [...evidenceByID.values()].some(({ name }) => levelOf(name) === closeness.synonym)
  if (!isName && countCloserThan(closeness.some) < fewMerchants) add(findPartly(content, query))
  return [...evidenceByID.values()]
}

const noEvidence = (merchant: Merchant, score: number): Evidence => ({
  merchant,
  name: null,
  cuisine: null,
  dishes: [],
  score,
})

function addTo(evidence: Evidence, doc: IndexedDoc, level: Closeness): void {
  if (doc.kind === 'dish') evidence.dishes.push({ dish: doc.dish, closeness: level })
  else evidence[doc.kind] ??= level
}

/** Returns the closeness of the part of a merchant that matches best. */
function bestOf(evidence: Evidence | undefined): number {
  if (!evidence) return Infinity
  const { name, cuisine, dishes } = evidence
  return Math.min(...[name, cuisine, ...dishes.map((dish) => dish.closeness)].map(levelOf))
}

/**
 * Finds merchants that have all words of the query, but in different names: a search for siomai
 * rice finds a merchant that sells siomai and rice.
 */
function findTogether(content: ContentIndex, query: string): Evidence[] {
  const phrases = content.words.queryPhrases(query)
  return findMerchantParts(content, phrases)
    .filter(({ wordCount }) => wordCount === phrases.length)
    .map((parts) => toEvidence(parts, closeness.together))
}

/**
 * Finds merchants that have some words of the query, or all words, but not the phrases that they
 * form. Merchants with a much lower score than the best one without all words are left out.
 */
function findPartly(content: ContentIndex, query: string): Evidence[] {
  const words = content.words.queryWords(query)
  const found = findMerchantParts(content, words)
  const scores = found.filter(({ wordCount }) => wordCount < words.length).map(({ score }) => score)
  const minScore = Math.max(0, ...scores) * minScoreShare
  return found
    .filter(({ score }) => score >= minScore)
    .map((parts) => toEvidence(parts, closeness.some))
}

/** The documents of a merchant that have words of the query, and how many of its words. */
type Parts = { merchant: Merchant; docs: IndexedDoc[]; wordCount: number; score: number }

/** Finds the parts of each merchant that has one or more of the words. */
function findMerchantParts(content: ContentIndex, words: readonly Terms[]): Parts[] {
  const hits = words.length < 2 ? [] : content.findParts(words, maxHits)
  return [...Map.groupBy(hits, ({ doc }) => doc.merchant).entries()].map(([merchant, found]) => {
    const known = new Set<number>()
    const used = found.filter(({ hit }) => {
      const isNew = hit.words.some((word) => !known.has(word))
      for (const word of hit.words) known.add(word)
      return isNew
    })
    return {
      merchant,
      docs: used.map(({ doc }) => doc),
      wordCount: known.size,
      score: meanScore(used.map(({ hit }) => hit)),
    }
  })
}

function toEvidence({ merchant, docs, score }: Parts, level: Closeness): Evidence {
  const evidence = noEvidence(merchant, score)
  for (const doc of docs) addTo(evidence, doc, level)
  return evidence
}

/**
 * Returns the mean score. A merchant with most words of the query in one dish thus ranks before one
 * with each word in another dish.
 */
const meanScore = (hits: readonly { score: number }[]): number =>
  hits.reduce((sum, { score }) => sum + score, 0) / hits.length

/**
 * `isCuisine` means that the query is the name of a cuisine. `bestScores` has the best score of
 * each closeness.
 */
type Context = { isCuisine: boolean; bestScores: ReadonlyMap<number, number> }

export function contextOf(all: readonly Evidence[]): Context {
  const bestScores = new Map<number, number>()
  for (const evidence of all) {
    const best = bestOf(evidence)
    bestScores.set(best, Math.max(bestScores.get(best) ?? 0, evidence.score))
  }
  return { isCuisine: all.some(({ cuisine }) => cuisine === closeness.whole), bestScores }
}

export function toFound(evidence: Evidence, { isCuisine, bestScores }: Context): FoundMerchant {
  const { merchant, name, cuisine } = evidence
  const dishes = evidence.dishes.toSorted(
    (a, b) => a.closeness - b.closeness || Number(b.dish.available) - Number(a.dish.available),
  )
  const best = bestOf(evidence)
  const matchingDishes = dishes.filter((match) => levelOf(match.closeness) === best)
  const isSpecialist = levelOf(cuisine) === best || matchingDishes.length >= specialistDishes
  const matchesName = levelOf(name) === best
  return {
    merchant,
    rank: best * kindCount + kindOf(),
    dishes:
      dishes.length > 0 ? dishes.slice(0, maxDishes).map(({ dish }) => dish) : firstDish(merchant),
    soldOut:
      !matchesName &&
      matchingDishes.length > 0 &&
      matchingDishes.every(({ dish }) => !dish.available),
    isPartial: best === closeness.some,
  }

  function kindOf(): number {
    // With typos, missing words, or words in different names, the search score says more about the
    // merchant than which part of it matches. Each halving of the score makes the rank worse by
    // one.
    if (best >= closeness.typos)
      return Math.min(
        kindCount - 1,
        Math.floor(Math.log2((bestScores.get(best) ?? 0) / evidence.score)),
      )
    if (matchesName && (isSpecialist || matchingDishes.length > 0)) return kinds.nameAndFood
    // If the query is a cuisine, a merchant that matches only by its name means something else: phố
    // (street) instead of phở.
    if (matchesName) return isCuisine ? kinds.nameOfOtherFood : kinds.name
    if (isSpecialist) return kinds.specialist
    if (dishes[0]?.closeness === closeness.synonym) return kinds.synonymOfDish
    return dishes[0]?.closeness === closeness.whole ? kinds.dish : kinds.partOfDish
  }
}

/** Returns the first dish of the menu, an available one if there is any. */
function firstDish({ menu }: Merchant): Dish[] {
  const dishes = menu.categories.flatMap(({ items }) => items)
  return [dishes.find(({ available }) => available) ?? dishes[0]].filter(
    (dish) => dish !== undefined,
  )
}

/**
 * A phrase or a synonym in a name counts as much as the whole name, because names of merchants
 * usually contain further words, and a specialist may call its food by another name.
 */
function levelOf(value: Closeness | null): number {
  if (value === null) return Infinity
  return value <= closeness.synonym ? closeness.synonym : value
}
