// Redirects pages of countries that another cell serves. A cell is an installation of the product
// that serves some countries.
import { findOtherCell, type Cells } from '@tingkat/api/http/cells'
import { sendProblem } from '@tingkat/api/http/errors'
import type { App } from '@tingkat/api/http/app'
import { problemOf } from '@tingkat/contract/problem'
import { findCountry } from '@tingkat/ordering/country/country'

/**
 * Redirects requests for pages of countries that this installation does not serve to the
 * installation (cell) that serves the country. Answers with the problem wrong_cell if the settings
 * name no such cell. Must be called before the pages are registered.
 */
export function redirectOtherCells(app: App, cells: Cells): void {
  app.addHook('onRequest', async (request, reply) => {
    const other = findOtherCell(cells, countryOfPage(request.url))
    if (!other) return
    if (other.address === null) await sendProblem(reply, problemOf('wrong_cell', other))
    else await reply.header('cache-control', 'no-store').redirect(other.address + request.url, 307)
  })
}

/**
 * Returns the country of a page, which is the first segment of its
 * path. The storefront's requests for data only end in `.data`.
 */
function countryOfPage(url: string) {
  const [, segment = ''] = /^\/([a-z]{2})(?:\.data)?(?=[/?]|$)/.exec(url) ?? []
  return findCountry(segment)?.code
}
