// Checks the modifier groups of one dish: unique ids, and minimums and maximums that an eater's
// choice can satisfy.
import type { Path, ReportFault } from './fault.ts'
import type { DishInput, ModifierGroupInput } from './menu-format.ts'
import type { Partly } from './prune.ts'
import { reportDuplicates } from './report-duplicates.ts'

/**
 * Reports the faults of the dish's modifier groups. `path` is the path of the dish in the catalogue
 * file.
 */
export function checkModifierGroups(
  dish: Partly<DishInput>,
  path: Path,
  report: ReportFault,
): void {
  const groups = (dish?.modifierGroups ?? []).map((group, index) => ({
    group,
    path: [...path, 'modifierGroups', index],
  }))
  reportDuplicates(
    groups.map((entry) => ({ value: entry.group?.ID, path: [...entry.path, 'ID'] })),
    report,
  )
  reportDuplicates(
    groups.flatMap((entry) =>
      (entry.group?.modifiers ?? []).map((modifier, index) => ({
        value: modifier?.ID,
        path: [...entry.path, 'modifiers', index, 'ID'],
      })),
    ),
    report,
  )
  for (const entry of groups) {
    checkRange(entry.group, entry.path, report)
    // A sold-out dish is not checked: in it, a required group may have too few modifiers on sale.
    if (dish?.available ?? true) checkSelectable(entry.group, entry.path, report)
  }
}

function checkRange(group: Partly<ModifierGroupInput>, path: Path, report: ReportFault): void {
  const { selectionRangeMin: min, selectionRangeMax: max, selectionType, modifiers } = group ?? {}
  if (max === undefined) return
  if (min !== undefined && min > max)
    report([...path, 'selectionRangeMin'], `must not be above selectionRangeMax, ${max}`)
  if (selectionType === 'single') {
    if (max !== 1)
      report([...path, 'selectionRangeMax'], 'must be 1, because selectionType is single')
  } else if (modifiers && max > modifiers.length) {
    report(
      [...path, 'selectionRangeMax'],
      `must not be above the number of modifiers, ${modifiers.length}`,
    )
  }
}

/** Reports a group in which fewer modifiers are on sale than an eater must choose. */
function checkSelectable(group: Partly<ModifierGroupInput>, path: Path, report: ReportFault): void {
  const { selectionRangeMin: min, modifiers, available = true } = group ?? {}
  if (min === undefined || !modifiers || min > modifiers.length) return
  const selectable = modifiers.filter((modifier) => modifier?.available ?? true)
  const count = available ? selectable.length : 0
  if (min > count)
    report(
      [...path, 'selectionRangeMin'],
      `asks for ${min}, but only ${count} can be picked; make the dish unavailable or the group optional`,
    )
}
