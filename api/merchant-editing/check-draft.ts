// Checks a merchant's draft with the validator of catalogue files, and tells where in the menu each
// fault is.
import { validateMerchant } from '@tingkat/catalogue/merchant-file'
import type { CatalogueMerchant } from '@tingkat/catalogue/format'
import type { MenuFault } from '@tingkat/contract/console/merchant-editing'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { readableMenu } from './readable-menu.ts'

// Maximum number of faults in a response. The console does not show more.
const maxFaults = 200

/** `file` is the draft with all default values filled in; undefined if there are faults. */
export type CheckedDraft = {
  file: CatalogueMerchant | undefined
  faults: MenuFault[]
  faultCount: number
}

/**
 * `broken` are the faults from `findBrokenReferences`: missing pictures, and campaign ids that
 * belong to other merchants.
 */
export function checkDraft(
  country: CountryCode,
  merchantID: string,
  json: unknown,
  broken: readonly MenuFault[] = [],
): CheckedDraft {
  const checked = validateMerchant(country, merchantID, dropRemovedBestSellers(json))
  if ('file' in checked)
    return {
      file: broken.length > 0 ? undefined : checked.file,
      faults: broken.slice(0, maxFaults),
      faultCount: broken.length,
    }
  return {
    file: undefined,
    faults: [
      ...checked.faults.map(({ path, message }) => ({
        path,
        message,
        place: namesOnPath(json, path),
      })),
      ...broken,
    ].slice(0, maxFaults),
    faultCount: checked.faultCount + broken.length,
  }
}

/**
 * Returns the draft without the best sellers that are no longer on its menu. The editor removes
 * dishes but does not show the list of best sellers, so nobody could correct the list there.
 */
function dropRemovedBestSellers(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('bestSellers' in json)) return json
  const { bestSellers } = json
  if (!Array.isArray(bestSellers)) return json
  const dishes = readableMenu(json).categories.flatMap((category) => category.dishes)
  const dishIDs = new Set<unknown>(dishes.map(({ ID }) => ID))
  return { ...json, bestSellers: bestSellers.filter((dishID: unknown) => dishIDs.has(dishID)) }
}

/**
 * Returns the names of the categories, dishes, groups and modifiers on the path of a fault in the
 * draft. For an entry without a name, returns the entry's id.
 */
function namesOnPath(json: unknown, path: string): string[] {
  const names: string[] = []
  let node: unknown = json
  for (const [, field, index] of path.matchAll(/([A-Za-z_]\w*)|\[(\d{1,6})\]/g)) {
    if (typeof node !== 'object' || node === null) break
    node = (node as Record<string, unknown>)[field ?? index ?? '']
    const name = index === undefined ? undefined : nameOf(node)
    if (name) names.push(name)
  }
  return names
}

function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const { name, ID } = node as Record<string, unknown>
  const text = [name, ID].find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof text === 'string' ? text.slice(0, 200) : undefined
}
