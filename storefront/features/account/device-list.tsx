// The devices on which the account is logged in, with buttons to log out one device or all of them.
import type { Session } from '@tingkat/contract/account'
import type { ClientProblem } from '@tingkat/contract/client'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { client } from '../../platform/browser/client.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { formatDate } from '../../platform/i18n/times.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Tag } from '@tingkat/ui/tag.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'

type DeviceListProps = {
  sessions: readonly Session[]
  onLoggedOut: () => void
  onSessionEnded: () => void
}

const mobileSystems = new Set<Session['system']>(['Android', 'iPhone', 'iPadOS'])

export function DeviceList({ sessions, onLoggedOut, onSessionEnded }: DeviceListProps) {
  const { t } = useTranslation(['account', 'problem'])
  const { country, language } = useSite()
  const toast = useToast()
  const [endedIDs, setEndedIDs] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const openSessions = sessions.filter((session) => !endedIDs.has(session.sessionID))

  function showProblem(problem: ClientProblem) {
    if (problem.code === 'unauthenticated') onSessionEnded()
    else toast({ kind: 'error', text: problemText(t, problem, country.locale).title })
  }

  async function end({ sessionID }: Session) {
    setBusy(sessionID)
    const answer = await client.endSession(sessionID)
    setBusy(null)
    // `not_found` means that the device is already logged out, so the log-out counts as successful.
    if (!answer.ok && answer.problem.code !== 'not_found') return showProblem(answer.problem)
    setEndedIDs(new Set([...endedIDs, sessionID]))
    toast({ text: t('profile.deviceEnded') })
    // The row of the device was removed together with the focused button, so the heading takes the
    // focus.
    heading.current?.focus()
  }

  async function endAll() {
    setBusy('all')
    const answer = await client.endAllSessions()
    setBusy(null)
    if (!answer.ok) return showProblem(answer.problem)
    toast({ text: t('profile.allEnded') })
    onLoggedOut()
  }

  return (
    <section className="pf-part">
      <h2 ref={heading} className="h3" tabIndex={-1}>
        {t('profile.devices')}
      </h2>
      <ul className="pf-devices">
        {openSessions.map((session) => {
          const Icon = mobileSystems.has(session.system) ? Smartphone : Monitor
          const name = nameOf(session)
          return (
            <li key={session.sessionID} className="row pf-device">
              <Icon className="ic ic-24" aria-hidden />
              <span className="grow">
                <b className="b">{name}</b>
                <br />
                <span className="small mut">
                  {t('profile.deviceSeen', {
                    day: formatDate({ country, language }, session.seenAt, country.timeZones[0]),
                  })}
                </span>
              </span>
              {session.current ? (
                <Tag kind="ok">{t('profile.deviceThis')}</Tag>
              ) : (
                <Button
                  kind="quiet"
                  size="s"
                  busy={busy === session.sessionID}
                  aria-label={t('profile.deviceEndLabel', { name })}
                  onClick={() => void end(session)}
                >
                  {t('profile.deviceEnd')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Button
        kind="secondary"
        className="pf-act"
        busy={busy === 'all'}
        onClick={() => void endAll()}
      >
        {t('profile.endAll')}
      </Button>
    </section>
  )

  function nameOf({ browser, system }: Session): string {
    if (browser && system) return t('profile.deviceName', { browser, system })
    return browser || system || t('profile.deviceUnknown')
  }
}
