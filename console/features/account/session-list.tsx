// Lists the person's own sessions. The person can end each of them here, except the current one.
import type { StaffSessionList } from '@tingkat/contract/console/staff-client'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { MonitorSmartphone } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { client } from '../../platform/client.ts'
import { formatTime } from '../../platform/format-time.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'

export function SessionList({ sessions }: StaffSessionList) {
  const { t, i18n } = useTranslation(['account', 'site'])
  const { revalidate } = useRevalidator()
  const end = useAction<unknown>()
  return (
    <section className="stack">
      <h2 className="h3">{t('sessions.title')}</h2>
      <ul className="box">
        {sessions.map(({ sessionID, browser, system, openedAt, seenAt, current }) => {
          const place = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown')
          return (
            <li key={sessionID}>
              <MonitorSmartphone className="ic" aria-hidden />
              <span className="grow">
                <b>{place}</b>
                <small>
                  {t('sessions.opened', { time: formatTime(openedAt, i18n.language) })} ·{' '}
                  {t('sessions.seen', { time: formatTime(seenAt, i18n.language) })}
                </small>
              </span>
              {current ? (
                <Tag kind="ok">{t('sessions.this')}</Tag>
              ) : (
                <Button
                  kind="quiet"
                  size="s"
                  aria-label={`${t('sessions.end')}: ${place}`}
                  busy={end.busy}
                  onClick={() =>
                    end.start(
                      () => client.endSession(sessionID),
                      () => void revalidate(),
                    )
                  }
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {end.problem && <Note kind="error">{problemText(t, end.problem)}</Note>}
    </section>
  )
}
