// The alarm of a shift: it rings on every page until all orders are answered, and a red bar says
// when it cannot be heard.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { orderSounds, type AlarmPlayer } from './alarm-player.ts'
import { useAlarm } from './use-alarm.ts'
import { useKeepOpen, useWakeLock } from './use-wake-lock.ts'
import './alarm.css'

type AlarmProps = {
  orders: readonly KitchenOrder[]
  clockOffset: number
  openPlayer?: () => AlarmPlayer
}

export function Alarm(props: AlarmProps) {
  const { t } = useTranslation('alarm')
  const alarm = useAlarm(props)
  const { state, ringing } = alarm
  useWakeLock()
  useKeepOpen(ringing.unanswered > 0)
  return (
    <>
      <output className="sr">
        {ringing.unanswered > 0 ? t('waiting', { count: ringing.unanswered }) : ''}
      </output>
      <div role="alert">
        {state !== 'on' && (
          <div className="alarm-bar">
            <BellOff className="ic ic-32" aria-hidden />
            <p>
              <b>{t(`title.${state}`)}</b> {t(`text.${state}`)}
            </p>
            {state === 'blocked' && (
              <Button onClick={() => void alarm.test()}>{t('unlock')}</Button>
            )}
            {state === 'off' && (
              <Button onClick={() => alarm.choose({ ...alarm.setting, volume: 1 })}>
                {t('turnOn')}
              </Button>
            )}
          </div>
        )}
      </div>
      {state !== 'blocked' && <SoundChoice alarm={alarm} />}
    </>
  )
}

function SoundChoice({ alarm }: { alarm: ReturnType<typeof useAlarm> }) {
  const { t } = useTranslation('alarm')
  const [isOpen, setOpen] = useState(false)
  const { setting, choose } = alarm
  return (
    <div className="alarm-set">
      <button
        type="button"
        className="alarm-open"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell className="ic ic-24" aria-hidden />
        {t('sound')}
      </button>
      {isOpen && (
        <div className="alarm-choice">
          <fieldset className="seg">
            <legend className="sr">{t('sound')}</legend>
            {orderSounds.map((sound) => (
              <label key={sound} className={setting.sound === sound ? 'on' : undefined}>
                <input
                  type="radio"
                  className="sr"
                  name="alarm-sound"
                  checked={setting.sound === sound}
                  onChange={() => choose({ ...setting, sound })}
                />
                <span>{t(`sounds.${sound}`)}</span>
              </label>
            ))}
          </fieldset>
          <label className="alarm-volume">
            {t('volume')}
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={setting.volume}
              onChange={({ target }) => choose({ ...setting, volume: Number(target.value) })}
            />
          </label>
          <Button kind="secondary" onClick={() => void alarm.test()}>
            {t('test')}
          </Button>
        </div>
      )}
    </div>
  )
}
