// Finds where a fault of the menu draft is: in which dish or category, and in which field.
import type { MenuFault, MerchantDraft } from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'

/**
 * `place` is the path of the field in the dish or category, for example `modifierGroups[0].name`.
 */
export type FaultPlace = { dishID?: string; categoryID?: string; place: string }

const pattern = /^categories\[(\d+)\]\.?(?:dishes\[(\d+)\]\.?)?(.*)$/

/**
 * Returns the dish or category of a fault, and the path inside it; null if the fault is outside of
 * dishes and categories.
 */
export function placeOf({ path }: Pick<MenuFault, 'path'>, file: MerchantFile): FaultPlace | null {
  const [, categoryIndex, dishIndex, place = ''] = pattern.exec(path) ?? []
  const category = file.categories?.[Number(categoryIndex ?? -1)]
  if (!category) return null
  if (dishIndex === undefined) return { categoryID: category.ID, place }
  const dish = category.dishes?.[Number(dishIndex)]
  return dish ? { dishID: dish.ID, place } : { categoryID: category.ID, place }
}

/**
 * Returns the name of the field at the end of a path, for example `price` for
 * `categories[0].dishes[2].price`.
 */
export const fieldOf = ({ path }: Pick<MenuFault, 'path'>): string =>
  path.match(/[A-Za-z_]\w*/g)?.at(-1) ?? ''

const noDishes: ReadonlySet<string> = new Set()

export function faultyDishIDs(draft: MerchantDraft | null): ReadonlySet<string> {
  if (!draft || draft.faults.length === 0) return noDishes
  return new Set(draft.faults.flatMap((fault) => placeOf(fault, draft.file)?.dishID ?? []))
}

/**
 * Moves the focus to the form's control for the path `place`, or for the nearest part that contains
 * it. Returns false if there is no such control.
 */
export function focusPlace(form: ParentNode, place: string): boolean {
  for (let path = place; ; path = path.replace(/[.[][^.[]*$/, '')) {
    const control = form.querySelector<HTMLElement>(`[data-place="${CSS.escape(path)}"]`)
    if (control) {
      // A control in a collapsed part cannot have the focus.
      control.closest('details')?.setAttribute('open', '')
      control.focus()
      return true
    }
    if (!/[.[]/.test(path)) return false
  }
}
