// The alarm on the pages that a merchant's staff use during a shift. It rings until all new orders
// are answered, and a red bar says when it cannot be heard.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { BellOff } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import { Segments } from '../../platform/segments.tsx'
import { orderSounds, type AlarmPlayer } from './alarm-player.ts'
import { useAlarm } from './use-alarm.ts'
import { useKeepOpen, useWakeLock } from './use-wake-lock.ts'
import './alarm.css'

type AlarmProps = {
  orders: readonly KitchenOrder[]
  clockOffset: number
  openPlayer?: () => AlarmPlayer
  /** The page below the red bar. It may show `SoundPanel`. */
  children?: ReactNode
}

const AlarmContext = createContext<ReturnType<typeof useAlarm> | null>(null)

export function Alarm({ children, ...input }: AlarmProps) {
  const { t } = useTranslation('alarm')
  const alarm = useAlarm(input)
  const { state, ringing } = alarm
  const { unanswered, isLoud } = ringing
  useWakeLock()
  useKeepOpen(unanswered > 0)
  const rings = isLoud ? 'loud' : 'rings'
  return (
    <AlarmContext value={alarm}>
      <output className="sr" data-alarm={unanswered > 0 ? rings : 'silent'} data-sound={state}>
        {unanswered > 0 ? t('waiting', { count: unanswered }) : ''}
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
      {children}
    </AlarmContext>
  )
}

/**
 * The panel to choose the alarm's sound and volume on this device. Renders nothing outside of an
 * `Alarm`.
 */
export function SoundPanel() {
  const { t } = useTranslation('alarm')
  const alarm = use(AlarmContext)
  if (!alarm) return null
  const { setting, choose } = alarm
  return (
    <div className="alarm-choice">
      <Segments
        label={t('sound')}
        isLabelShown
        segments={orderSounds.map((sound) => ({ value: sound, label: t(`sounds.${sound}`) }))}
        value={setting.sound}
        onChange={(sound) => choose({ ...setting, sound })}
      />
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
  )
}
