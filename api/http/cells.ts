// Refuses requests for countries of other cells. A cell is a set of processes that serve only some
// countries, with a separate database. The refusal contains the URL of the country's cell.
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import type { FastifyRequest } from 'fastify'
import { countryOfOrder } from '../order/placing/order-id.ts'
import type { App } from './app.ts'
import { problem } from './problem.ts'

export type Cells = {
  /** The countries that this process serves. */
  countries: readonly CountryCode[]
  /**
   * The URL of the cell (a server with its own database) of each country that this process does not
   * serve, without a trailing slash.
   */
  cells: Readonly<Partial<Record<CountryCode, string>>>
}

/**
 * Returns the context of the problem `wrong_cell` if the process does not serve the country, else
 * undefined. `address` is the URL of the cell of the country, or null if the settings do not name
 * it.
 */
export function findOtherCell(
  { countries, cells }: Cells,
  country: CountryCode | undefined,
): { country: CountryCode; address: string | null } | undefined {
  if (!country || countries.includes(country)) return undefined
  return { country, address: cells[country] ?? null }
}

/**
 * Adds the hook that refuses requests for countries that other cells (servers with their own
 * databases) serve. Call it before routes are registered.
 */
export function refuseOtherCells(api: App, cells: Cells): void {
  api.addHook('preValidation', (request, _reply, done) => {
    const other = findOtherCell(cells, countryOf(request))
    done(other && problem('wrong_cell', other))
  })
}

/** Returns the country that a request names by the id of an order or by a field `country`. */
export function countryOf({ params, query, body }: FastifyRequest): CountryCode | undefined {
  for (const part of [params, query, body]) {
    if (typeof part !== 'object' || part === null) continue
    const { orderID, country, countryCode } = part as Record<string, unknown>
    if (typeof orderID === 'string' && countryOfOrder(orderID)) return countryOfOrder(orderID)
    for (const code of [country, countryCode])
      if (typeof code === 'string' && findCountry(code)) return findCountry(code)?.code
  }
  return undefined
}
