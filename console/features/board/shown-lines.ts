// Computes the lines of an order as a card shows them: sorted as on the menu, grouped by member of
// a group order, with equal lines joined.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'

export type ShownLine = {
  /** Indexes of the order's items that this line of the card joins. */
  indexes: number[]
  name: string
  quantity: number
  modifiers: readonly string[]
  comment: string
  isFree: boolean
  /** Whether all items of the line are ticked in the packing check. */
  isChecked: boolean
}

/**
 * `alias` is the name of a group order's member; null for lines that no member chose, or whose
 * member has no name yet.
 */
export type LineGroup = { key: string; alias: string | null; isMember: boolean; lines: ShownLine[] }

type LinesOfOrder = Pick<KitchenOrder, 'items' | 'menuOrder' | 'memberLines' | 'checkedLines'>

/** Returns one group for an order of one eater, or a group for each member of a group order. */
export function toLineGroups(order: LinesOfOrder): LineGroup[] {
  const rank = new Map(order.menuOrder.map((index, place) => [index, place]))
  const inMenuOrder = (indexes: readonly number[]) =>
    indexes.toSorted((a, b) => (rank.get(a) ?? a) - (rank.get(b) ?? b))
  const all = order.items.map((_, index) => index)
  if (!order.memberLines)
    return [group(order, { key: 'all', alias: null, isMember: false }, inMenuOrder(all))]
  const chosen = new Set(order.memberLines.flatMap(({ lines }) => lines))
  const rest = all.filter((index) => !chosen.has(index))
  const groups = order.memberLines.map(({ alias, lines }, place) =>
    group(order, { key: `member ${place}`, alias, isMember: true }, inMenuOrder(lines)),
  )
  if (rest.length > 0)
    groups.push(group(order, { key: 'all', alias: null, isMember: false }, inMenuOrder(rest)))
  return groups.filter(({ lines }) => lines.length > 0)
}

function group(
  { items, checkedLines }: LinesOfOrder,
  head: Omit<LineGroup, 'lines'>,
  indexes: readonly number[],
): LineGroup {
  const lines = new Map<string, ShownLine>()
  for (const index of indexes) {
    const item = items[index]
    if (!item) continue
    const { ID, name, modifiers, comment, isFreeItem, quantity } = item
    const key = JSON.stringify([ID, name, modifiers, comment, isFreeItem])
    const isChecked = checkedLines.includes(index)
    const known = lines.get(key)
    if (known) {
      known.indexes.push(index)
      known.quantity += quantity
      known.isChecked &&= isChecked
    } else {
      const line = { indexes: [index], name, quantity, modifiers, comment, isChecked }
      lines.set(key, { ...line, isFree: isFreeItem })
    }
  }
  return { ...head, lines: [...lines.values()] }
}

/** Returns the lines that are not ticked in the packing check. */
export const uncheckedLines = (order: LinesOfOrder): ShownLine[] =>
  toLineGroups(order).flatMap(({ lines }) => lines.filter(({ isChecked }) => !isChecked))

// A modifier whose name begins with one of these words, in the languages of menus, takes something
// away from the dish.
const without = /^(no|without|tanpa|không|bỏ|walang|ไม่ใส่|ไม่เอา|ไม่)(?=[\s\u0e00-\u0e7f])\s*/iu
const extra = /^(extra|more|ekstra|tambah|thêm|เพิ่ม)/iu

type ModifierText = { kind: 'without' | 'extra' | 'plain'; word: string; rest: string }

/**
 * Splits the name of a modifier, for example `No egg`, into the word that takes away (`No`) and the
 * rest (`egg`).
 */
export function splitModifier(name: string): ModifierText {
  const word = without.exec(name)?.[1]
  if (word) return { kind: 'without', word, rest: name.slice(word.length).trim() }
  return { kind: extra.test(name) ? 'extra' : 'plain', word: '', rest: name }
}
