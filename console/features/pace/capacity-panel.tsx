// The form of a merchant's capacity: how many orders may start cooking in a quarter of an hour.
import type { CapacitySpan } from '@tingkat/ordering/merchant/capacity'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { allDay, formatDays, formatHour, isComplete, spansMax } from './capacity-spans.ts'
import { CapacitySpanFields } from './capacity-span-fields.tsx'

type CapacityPanelProps = {
  capacity: readonly CapacitySpan[]
  busy: boolean
  /** Sends the change of the merchant's live state. Resolves to true if it was made. */
  onSet: (change: LiveChange) => Promise<boolean>
}

export function CapacityPanel({ capacity, busy, onSet }: CapacityPanelProps) {
  const { t } = useTranslation(['pace', 'site'])
  const [draft, setDraft] = useState<CapacitySpan[] | null>(null)
  async function save(spans: CapacitySpan[]) {
    if (await onSet({ kind: 'capacity', capacity: spans })) setDraft(null)
  }
  return (
    <section className="pace-form capacity" aria-labelledby="capacity">
      <h3 id="capacity" className="k-18" tabIndex={-1}>
        {t('capacity.title')}
      </h3>
      <p className="k-16 mut">{t('capacity.hint')}</p>
      {draft ? (
        <CapacityForm
          spans={draft}
          busy={busy}
          onChange={setDraft}
          onSave={() => void save(draft)}
          onCancel={() => setDraft(null)}
        />
      ) : (
        <>
          <SpanList spans={capacity} />
          <Button
            kind="secondary"
            size="l"
            onClick={() => setDraft(capacity.length > 0 ? [...capacity] : [allDay])}
          >
            {t('capacity.change')}
          </Button>
        </>
      )}
    </section>
  )
}

function SpanList({ spans }: { spans: readonly CapacitySpan[] }) {
  const { t, i18n } = useTranslation(['pace', 'site'])
  if (spans.length === 0) return <p className="k-18">{t('capacity.none')}</p>
  return (
    <ul className="capacity-list">
      {spans.map((span, index) => (
        <li key={index} className="k-18">
          {t('capacity.span', {
            days: formatDays(span.weekdays, i18n.language),
            from: formatHour(span.fromHour),
            to: formatHour(span.toHour),
            number: span.orders,
          })}
        </li>
      ))}
    </ul>
  )
}

type CapacityFormProps = {
  spans: readonly CapacitySpan[]
  busy: boolean
  onChange: (spans: CapacitySpan[]) => void
  onSave: () => void
  onCancel: () => void
}

function CapacityForm({ spans, busy, onChange, onSave, onCancel }: CapacityFormProps) {
  const { t } = useTranslation(['pace', 'site'])
  const isValid = spans.every(isComplete)
  return (
    <>
      {spans.map((span, index) => (
        <CapacitySpanFields
          key={index}
          span={span}
          onChange={(changed) =>
            onChange(spans.map((before, at) => (at === index ? changed : before)))
          }
          onRemove={() => onChange(spans.filter((_, at) => at !== index))}
        />
      ))}
      {spans.length === 0 && <p className="k-18">{t('capacity.none')}</p>}
      {spans.length < spansMax && (
        <Button kind="secondary" size="l" onClick={() => onChange([...spans, allDay])}>
          <Plus className="ic ic-24" aria-hidden />
          {t('capacity.add')}
        </Button>
      )}
      {spans.length > 1 && <p className="k-16 mut">{t('capacity.first')}</p>}
      {!isValid && (
        <p className="hint err" role="alert">
          {t('capacity.fault')}
        </p>
      )}
      <Button
        size="l"
        wide
        busy={busy}
        off={!isValid}
        onClick={() => {
          if (isValid) onSave()
        }}
      >
        {t('capacity.save')}
      </Button>
      <Button kind="quiet" size="l" onClick={onCancel}>
        {t('capacity.cancel')}
      </Button>
    </>
  )
}
