// The form with which a merchant stops new orders for a while: duration and reason.
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { pauseDurations, type PauseDuration } from '@tingkat/ordering/merchant/live-ends'
import { pauseReasons, type PauseReason } from '@tingkat/ordering/merchant/pause'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useId, useState } from 'react'
import { Segments } from '../../platform/segments.tsx'
import type { LiveBoard } from '../../platform/use-merchant-live.ts'
import { EaterReads, PauseWords } from './eater-reads.tsx'
import { endAfter } from './end-after.ts'
import { useMerchantClock } from './use-merchant-clock.ts'

type FormProps = { board: LiveBoard; busy: boolean; onSet: (change: LiveChange) => void }

export function PauseForm({ board, busy, onSet }: FormProps) {
  const { t } = useTranslation(['pace', 'site'])
  const { live } = board
  const [duration, setDuration] = useState<PauseDuration>(30)
  const [reason, setReason] = useState<PauseReason>('too_many_orders')
  const timeOf = useMerchantClock(board)
  const until = timeOf(
    duration === 'next_opening'
      ? live.ends.next_opening
      : endAfter(duration, live.now, live.ends.next_opening),
  )
  return (
    <div className="pace-form">
      <Segments
        label={t('duration')}
        isLabelShown
        segments={[
          ...pauseDurations.map((value) => ({
            value: value as PauseDuration,
            label: t('minutes', { number: value }),
          })),
          {
            value: 'next_opening' as const,
            label: t('pause.nextOpening', { time: timeOf(live.ends.next_opening) }),
          },
        ]}
        value={duration}
        onChange={setDuration}
      />
      <ReasonChoice value={reason} onChange={setReason} />
      <p className="pace-until">
        <span className="k-18">{t('ends')}</span>
        <b className="k-28 num">{until}</b>
      </p>
      <EaterReads>
        <PauseWords reason={reason} opensAt={until} />
      </EaterReads>
      <p className="k-16 mut">{t('pause.effect')}</p>
      <Button size="l" wide busy={busy} onClick={() => onSet({ kind: 'pause', duration, reason })}>
        {t('pause.set', { time: until })}
      </Button>
    </div>
  )
}

type ReasonChoiceProps = { value: PauseReason; onChange: (reason: PauseReason) => void }

function ReasonChoice({ value, onChange }: ReasonChoiceProps) {
  const { t } = useTranslation(['pace', 'site'])
  const name = useId()
  return (
    <fieldset className="plain">
      <legend className="k-18">{t('pause.reason')}</legend>
      {pauseReasons.map((reason) => (
        <label key={reason} className="radio radio-k">
          <input
            type="radio"
            name={name}
            checked={reason === value}
            onChange={() => onChange(reason)}
          />
          {t(`reason.${reason}`)}
        </label>
      ))}
    </fieldset>
  )
}
