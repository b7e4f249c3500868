// The profile: name and phone number, devices, data export, and deleting the account.
import type { User } from '@tingkat/contract/account'
import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { ProblemMessage } from '../../platform/errors/problem-message.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { formatDate } from '../../platform/i18n/times.ts'
import { useRequest } from '../../platform/browser/use-request.ts'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeviceList } from './device-list.tsx'
import { NameField } from './name-field.tsx'
import { DataExport } from './data-export.tsx'
import './account.css'
import './profile.css'

type ProfileProps = {
  user: User
  onChanged: (user: User) => void
  /** Called after the eater has logged out on all devices or has deleted the account. */
  onLoggedOut: () => void
  /** Called when a request was refused because the session has ended. */
  onSessionEnded: () => void
}

export function Profile({ user, onChanged, onLoggedOut, onSessionEnded }: ProfileProps) {
  const { t } = useTranslation(['account', 'problem'])
  const { country, language } = useSite()
  const { data, problem, retry } = useRequest('profile', () => client.readProfile())
  const sessionEnded = problem?.code === 'unauthenticated'
  useEffect(() => {
    if (sessionEnded) onSessionEnded()
  }, [sessionEnded, onSessionEnded])

  if (problem && !sessionEnded)
    return <ProblemMessage problem={problem} retry={{ label: t('site:ui.retry'), run: retry }} />
  if (!data) return <Waiting>{t('profile.loading')}</Waiting>
  return (
    <div className="pf">
      <section className="pf-part">
        <h2 className="h3">{t('profile.you')}</h2>
        <NameField name={user.name} onSaved={onChanged} />
        <dl className="pf-facts">
          <div>
            <dt className="mut">{t('profile.phone')}</dt>
            <dd className="b num">{data.phone}</dd>
          </div>
          <div>
            <dt className="mut">{t('profile.since')}</dt>
            <dd className="b">
              {formatDate({ country, language }, data.memberSince, country.timeZones[0])}
            </dd>
          </div>
        </dl>
      </section>
      <DeviceList
        sessions={data.sessions}
        onLoggedOut={onLoggedOut}
        onSessionEnded={onSessionEnded}
      />
      <DataExport />
      <DeleteAccount
        phone={data.phone}
        ongoing={user.ongoingOrderCount}
        onDeleted={onLoggedOut}
        onSessionEnded={onSessionEnded}
      />
    </div>
  )
}
