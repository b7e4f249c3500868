// Types and helpers of the functions that build requests which fit the server's state (fitting.ts).
import type { Actor } from './actors.ts'
import type { Plan } from './plan.ts'
import type { World } from './world.ts'

/** Values that fit the server's state. They replace random values of a request's plan. */
export type Fit = {
  pathParameters?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export type Fitter = (world: World, actor: Actor, plan: Plan) => Promise<Fit> | Fit

let lastID = 0
export const newID = (): string => `fuzz-${String(++lastID).padStart(8, '0')}`

/**
 * Returns the item of the list that `choice` selects, which may be any whole number. Throws for an
 * empty list.
 */
export function chosen<T>(list: readonly T[], choice: number): T {
  const item = list[choice % list.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
