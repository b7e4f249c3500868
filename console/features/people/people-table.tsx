// The list of people. A tap on a person's name opens the person's details beside the list.
import type { StaffPerson } from '@tingkat/contract/console/staff'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { Tag } from '@tingkat/ui/tag.tsx'
import { Fragment } from 'react'
import { formatTime } from '../../platform/format-time.ts'
import { ScopeText } from '../../platform/scope-text.tsx'
import { ScrollBox } from '../../platform/scroll-box.tsx'

type PeopleTableProps = {
  people: readonly StaffPerson[]
  openID: string | null
  onOpen: (personID: string) => void
}

export function PeopleTable({ people, openID, onOpen }: PeopleTableProps) {
  const { t, i18n } = useTranslation(['people', 'roles', 'site'])
  if (people.length === 0) return <p className="mut">{t('none')}</p>
  return (
    <ScrollBox label={t('title')}>
      <table className="table rows people-table">
        <thead>
          <tr>
            {['person', 'role', 'where', 'logIn', 'seen'].map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.personID} className={person.personID === openID ? 'cur' : undefined}>
              <td>
                <button
                  type="button"
                  className="person"
                  aria-expanded={person.personID === openID}
                  onClick={() => onOpen(person.personID)}
                >
                  <span className="face" aria-hidden>
                    {initialsOf(person.name)}
                  </span>
                  <b>{person.name}</b>
                </button>
                <small className="person-at">{person.email ?? person.phone}</small>
              </td>
              <td>
                {person.memberships.map(({ role, scope }) => (
                  <div key={role + scope}>{t(`roles:name.${role}`)}</div>
                ))}
              </td>
              <td>
                {person.memberships.map(({ role, scope }) => (
                  <div key={role + scope}>
                    <ScopeText scope={scope} />
                  </div>
                ))}
              </td>
              <td>
                <LogInWays person={person} />
              </td>
              <td className="num">
                {person.lastSeenAt ? formatTime(person.lastSeenAt, i18n.language) : t('never')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function LogInWays({ person: { state, passkeys, hasPin } }: { person: StaffPerson }) {
  const { t } = useTranslation(['people', 'site'])
  if (state === 'deactivated') return <Tag kind="error">{t('deactivated')}</Tag>
  if (state === 'invited') return <Tag kind="info">{t('invited')}</Tag>
  const ways = [
    ...(passkeys > 0 ? [t('passkeys', { count: passkeys })] : []),
    ...(hasPin ? [t('pin')] : []),
  ]
  return <Fragment>{ways.join(', ') || t('codeOnly')}</Fragment>
}
