// Lists the invites that nobody has accepted yet.
import type { InviteList } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { formatTime } from '../../platform/format-time.ts'
import { problemText } from '../../platform/problem-text.ts'
import { ScopeText } from '../../platform/scope-text.tsx'
import { useAction } from '../../platform/use-action.ts'

export function InviteTable({ invites }: InviteList) {
  const { t, i18n } = useTranslation(['people', 'roles', 'site'])
  const { revalidate } = useRevalidator()
  const revoke = useAction<unknown>()
  if (invites.length === 0) return null
  return (
    <section className="stack">
      <h2 className="h3">{t('invites')}</h2>
      <ul className="box">
        {invites.map(({ inviteID, name, email, phone, role, scope, invitedBy, expiresAt }) => (
          <li key={inviteID}>
            <span className="grow">
              <b>{name}</b> <small>{email ?? phone}</small>
              <small>
                {t(`roles:name.${role}`)}, <ScopeText scope={scope} /> ·{' '}
                {t('invite.by', { by: invitedBy })} ·{' '}
                {t('invite.until', { time: formatTime(expiresAt, i18n.language) })}
              </small>
            </span>
            <Button
              kind="quiet"
              size="s"
              aria-label={`${t('invite.revoke')}: ${name}`}
              busy={revoke.busy}
              onClick={() =>
                revoke.start(
                  () => client.revokeInvite(inviteID),
                  () => void revalidate(),
                )
              }
            >
              {t('invite.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {revoke.problem && <Note kind="error">{problemText(t, revoke.problem)}</Note>}
    </section>
  )
}
