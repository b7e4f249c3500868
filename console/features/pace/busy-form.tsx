// The form that makes a merchant busy: minutes added to the preparation time, and for how long.
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import {
  busyDurations,
  busyMinutes,
  type BusyDuration,
  type BusyMinutes,
} from '@tingkat/ordering/merchant/live-ends'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Segments } from '../../platform/segments.tsx'
import type { LiveBoard } from '../../platform/use-merchant-live.ts'
import { EaterReads } from './eater-reads.tsx'
import { endAfter } from './end-after.ts'
import { useMerchantClock } from './use-merchant-clock.ts'

type FormProps = { board: LiveBoard; busy: boolean; onSet: (change: LiveChange) => void }

export function BusyForm({ board, busy, onSet }: FormProps) {
  const { t } = useTranslation(['pace', 'site'])
  const { live, merchant } = board
  const [minutes, setMinutes] = useState<BusyMinutes>(live.busy?.minutes ?? 10)
  const [duration, setDuration] = useState<BusyDuration>(60)
  const timeOf = useMerchantClock(board)
  const until = timeOf(endAfter(duration, live.now, live.closesAt))
  const usual = merchant.preparationMinutes - (merchant.busyMinutes ?? 0)
  return (
    <div className="pace-form">
      <Segments
        label={t('busy.minutes')}
        isLabelShown
        segments={busyMinutes.map((value) => ({
          value,
          label: t('busy.plus', { number: value }),
        }))}
        value={minutes}
        onChange={setMinutes}
      />
      <Segments
        label={t('duration')}
        isLabelShown
        segments={busyDurations.map((value) => ({ value, label: t('minutes', { number: value }) }))}
        value={duration}
        onChange={setDuration}
      />
      <p className="pace-until">
        <span className="k-18">{t('ends')}</span>
        <b className="k-28 num">{until}</b>
      </p>
      <EaterReads>{t('eater.busy', { minutes: usual + minutes, usual })}</EaterReads>
      <Button size="l" wide busy={busy} onClick={() => onSet({ kind: 'busy', minutes, duration })}>
        {t('busy.set', { number: minutes, time: until })}
      </Button>
    </div>
  )
}
