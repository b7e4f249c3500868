// Computes the rows of the CSV file of people.
import type { StaffPerson } from '@tingkat/contract/console/staff'
import type { Scope } from '@tingkat/ordering/permissions'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

/**
 * Returns the heading and the rows of the exported table, a row for each role of a person. Times
 * are in ISO 8601, so that a spreadsheet can sort them.
 */
export function peopleRows(
  people: readonly StaffPerson[],
  t: Translate,
  scopeNames: ReadonlyMap<Scope, string>,
): string[][] {
  const columns = ['person', 'address', 'role', 'where', 'logIn', 'state', 'seen']
  const heading = columns.map((column) => t(`people:column.${column}`))
  const rows = people.flatMap((person) => {
    const { name, email, phone, state, lastSeenAt, memberships } = person
    const roles = memberships.length > 0 ? memberships : [null]
    return roles.map((membership) => [
      name,
      [email, phone].filter(Boolean).join(' '),
      membership ? t(`roles:name.${membership.role}`) : '',
      membership ? (scopeNames.get(membership.scope) ?? membership.scope) : '',
      waysOf(person, t),
      t(`people:state.${state}`),
      lastSeenAt ?? '',
    ])
  })
  return [heading, ...rows]
}

function waysOf({ passkeys, hasPin }: StaffPerson, t: Translate): string {
  const ways = [
    ...(passkeys > 0 ? [t('people:passkeys', { count: passkeys })] : []),
    ...(hasPin ? [t('people:pin')] : []),
  ]
  return ways.length > 0 ? ways.join(', ') : t('people:codeOnly')
}
