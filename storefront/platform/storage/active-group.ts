// The group order, of a group or a table, that this browser takes part in: one for each country.
import { createStored, type Stored } from './stored.ts'

/** `open`: the eater can still change dishes. False after confirmation or during checkout. */
export type ActiveGroup = {
  groupID: string
  merchantID: string
  kind: 'group' | 'table'
  open: boolean
}

const stores = new Map<string, Stored<ActiveGroup>>()

export function activeGroup(countryCode: string): Stored<ActiveGroup> {
  let stored = stores.get(countryCode)
  if (!stored) stores.set(countryCode, (stored = createStored(`group.${countryCode}`, parse)))
  return stored
}

function parse(value: unknown): ActiveGroup | null {
  const { groupID, merchantID, kind, open } = (value ?? {}) as Partial<
    Record<keyof ActiveGroup, unknown>
  >
  if (typeof groupID !== 'string' || typeof merchantID !== 'string') return null
  return { groupID, merchantID, kind: kind === 'table' ? 'table' : 'group', open: open === true }
}
