// The sequence of operations and actors with which the fuzzer sends requests, modelled as a deck of
// cards: a card generates requests of one operation as one actor.
import * as fc from 'fast-check'
import { actorNames } from './actors.ts'
import type { Contract, Operation } from './contract.ts'
import { plansOf, type Plan } from './plan.ts'

type Card = fc.Arbitrary<Plan>

/**
 * Returns a function that returns the next card. The first cards are for requests that every run
 * must send. Then the deck has all operations with all actors in random sequence, and is shuffled
 * again when it is used up.
 */
export function createDeck(contract: Contract, seed: number): () => Card {
  const { operations } = contract
  const first = operations.flatMap((operation) => certainCards(contract, operation))
  const all = operations.flatMap((operation) =>
    actorNames.flatMap((actor) => {
      const card = plansOf(contract, operation, actor)
      return Array.from({ length: copiesOf(operation, actor) }, () => card)
    }),
  )
  let deck = shuffle(first, seed)
  let round = 0
  return () => {
    if (deck.length === 0) deck = shuffle(all, seed + ++round)
    const card = deck.pop()
    if (!card) throw new Error('there are no operations')
    return card
  }
}

const shuffle = (cards: Card[], seed: number): Card[] =>
  fc.sample(fc.shuffledSubarray(cards, { minLength: cards.length, maxLength: cards.length }), {
    seed,
    numRuns: 1,
  })[0] ?? []

/**
 * Returns the cards that do not depend on chance: requests with ids of other accounts, because a
 * missing check of the owner is the worst fault, and one request with too large a body.
 */
function certainCards(contract: Contract, operation: Operation): Card[] {
  const actors = actorNames.filter((actor) => isMadeFor(operation, actor))
  const [sender] = actors
  const others =
    operation.pathParameters.length > 0
      ? actors.map((actor) => plansOf(contract, operation, actor, { whose: 'other' }))
      : []
  if (operation.body === null || sender === undefined) return others
  return [...others, plansOf(contract, operation, sender, { textChange: 'oversized' })]
}

function isMadeFor({ access }: Operation, actor: string): boolean {
  if (access === 'session') return actor.startsWith('eater')
  if (access === 'staff') return actor.startsWith('manager')
  return access === 'partner' ? /merchant|fleet|operator/.test(actor) : true
}

/**
 * Returns how many copies of an operation the fuzzer's deck has for an actor. Operations that the
 * actor may use have more copies.
 */
function copiesOf(operation: Operation, actor: string): number {
  const { access } = operation
  if (access === 'public' || !isMadeFor(operation, actor)) return 1
  if (access === 'staff') return 2
  return access === 'session' ? 8 : 5
}
