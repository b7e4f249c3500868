// A row of the account drawer that turns push notifications on this device on or off.
import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { PushProblem } from './push-problem.tsx'
import { usePush } from './use-push.ts'
import './push.css'

const texts = { on: 'push.on', off: 'push.isOff', blocked: 'push.blocked' } as const

/**
 * Shows nothing while it is unknown whether push notifications are on, and in browsers without
 * them.
 */
export function PushSetting({ eater }: { eater: string }) {
  const { t } = useTranslation('push')
  const { state, busy, failure, turnOn, turnOff } = usePush(eater)
  if (state === null || state === 'unsupported') return null
  const on = state === 'on'
  const Icon = on ? BellRing : Bell
  return (
    <section className="push-set" aria-label={t('push.setting')}>
      <div className="row push-set-row">
        <Icon className="ic" aria-hidden />
        <p className="grow" aria-live="polite">
          {t('push.setting')}
          <br />
          <span className="small mut">{t(texts[state])}</span>
        </p>
        {state !== 'blocked' && (
          <Button
            kind={on ? 'quiet' : 'secondary'}
            size="s"
            busy={busy}
            onClick={() => void (on ? turnOff() : turnOn())}
          >
            {t(on ? 'push.turnOff' : 'push.enable')}
          </Button>
        )}
      </div>
      {failure && <PushProblem failure={failure} />}
    </section>
  )
}
