// One's own data: name and number, devices that are logged in, everything that is kept, and the way out.
import type { User } from '@tingkat/contract/account'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/browser/client.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { formatDate } from '../../platform/i18n/times.ts'
import { useRequest } from '../../platform/browser/use-request.ts'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeviceList } from './device-list.tsx'
import { NameField } from './name-field.tsx'
import { DataExport } from './data-export.tsx'
import './account.css'
import './profile.css'

type ProfileProps = {
  user: User
  onChanged: (user: User) => void
  /** The eater has logged out, or is forgotten. */
  onLeft: () => void
  /** The server knows the session no longer. */
  onLost: () => void
}

export function Profile({ user, onChanged, onLeft, onLost }: ProfileProps) {
  const { t } = useTranslation('account')
  const { country, language } = useSite()
  const { data, problem, retry } = useRequest('profile', () => client.readProfile())
  const lost = problem?.code === 'unauthenticated'
  useEffect(() => {
    if (lost) onLost()
  }, [lost, onLost])

  if (problem && !lost) {
    const { title, message } = problemText(t, problem, country.locale)
    return (
      <ErrorMessage
        title={title}
        message={message}
        retry={{ label: t('site:ui.retry'), run: retry }}
      />
    )
  }
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
      <DeviceList sessions={data.sessions} onLeft={onLeft} onLost={onLost} />
      <DataExport />
      <DeleteAccount
        phone={data.phone}
        ongoing={user.ongoingOrderCount}
        onDeleted={onLeft}
        onLost={onLost}
      />
    </div>
  )
}
