// Lists the audit log for those who may read it.
import type { Scope } from '@tingkat/ordering/permissions'
import { toScopeFilter } from './people/scope-store.ts'
import type { StaffPorts } from './staff-ports.ts'

type Query = {
  scope?: Scope | undefined
  personID?: string | undefined
  targetKind?: string | undefined
  targetID?: string | undefined
  cursor?: string | undefined
  limit: number
}

/**
 * Returns the audit entries of the countries in which the caller may read them. A caller whose
 * scope is the platform gets the entries of all countries.
 */
export async function listAudit({ audits }: StaffPorts, scopes: readonly Scope[], query: Query) {
  const { everywhere, countries } = toScopeFilter(scopes)
  const filter = {
    everywhere,
    countries,
    scope: query.scope ?? null,
    personID: query.personID ?? null,
    targetKind: query.targetKind ?? null,
    targetID: query.targetID ?? null,
  }
  const rows = await audits.list(filter, readCursor(query.cursor), query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    entries: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    nextCursor:
      rows.length > query.limit && last ? `${last.at.toISOString()}~${last.auditID}` : null,
  }
}

function readCursor(cursor: string | undefined): { at: Date; auditID: string } | null {
  const [text = '', auditID] = cursor?.split('~') ?? []
  const at = new Date(text)
  return auditID && !Number.isNaN(at.getTime()) ? { at, auditID } : null
}
