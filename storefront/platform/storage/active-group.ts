// The group order in which this browser takes part, one for each country. It belongs to a group or
// to a table.
import { storedByName } from './stored.ts'

/**
 * `open` is true while the eater can change dishes. It is false after the eater has confirmed the
 * dishes, and during checkout.
 */
export type ActiveGroup = {
  groupID: string
  merchantID: string
  kind: 'group' | 'table'
  open: boolean
}

export const activeGroup = storedByName('group.', parse)

function parse(value: unknown): ActiveGroup | null {
  const { groupID, merchantID, kind, open } = (value ?? {}) as Partial<
    Record<keyof ActiveGroup, unknown>
  >
  if (typeof groupID !== 'string' || typeof merchantID !== 'string') return null
  return { groupID, merchantID, kind: kind === 'table' ? 'table' : 'group', open: open === true }
}
