// The form of a review: stars for the food, labels,
// a thumb up or down for the delivery, and a text.
import type { OrderReviewState, OwnReview } from '@tingkat/contract/review'
import type { Order } from '@tingkat/ordering/order/order'
import {
  complaintLabels,
  praiseLabels,
  reviewAliasMax,
  reviewWordsMax,
  type ReviewLabel,
} from '@tingkat/ordering/review/review'
import { Star, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@tingkat/ui/button.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { client } from '../../platform/browser/client.ts'
import { newID } from '../../platform/browser/new-id.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'

type ReviewFormProps = {
  order: Order
  /** The review that the eater changes; null for a new review. */
  review: OwnReview | null
  onSaved: (state: OrderReviewState) => void
}
type Draft = Pick<OwnReview, 'food' | 'delivery' | 'labels' | 'words'> & { alias: string }

// From four stars the form offers labels of praise, below that labels of complaint.
const praiseStarsMin = 4
const labelsFor = (food: number): readonly ReviewLabel[] =>
  food >= praiseStarsMin ? praiseLabels : complaintLabels

export function ReviewForm({ order, review, onSaved }: ReviewFormProps) {
  const { t } = useTranslation(['review', 'site', 'problem'])
  const { country } = useSite()
  const toast = useToast()
  const [draft, setDraft] = useState<Draft>(() => draftOf(review))
  const [busy, setBusy] = useState(false)
  // The last request to save the review. If its response was lost, the same draft is sent again
  // with the same id, so that the server stores the review only once.
  const sent = useRef<{ reviewID: string; draft: Draft } | null>(null)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const offered = labelsFor(draft.food)

  async function send() {
    if (draft.food === 0) return toast({ kind: 'warning', text: t('form.starsMissing') })
    setBusy(true)
    if (sent.current?.draft !== draft) sent.current = { reviewID: newID(), draft }
    const { food, delivery, words, alias } = draft
    const labels = draft.labels.filter((label) => offered.includes(label))
    const { reviewID } = sent.current
    const answer = await client.reviewOrder(order.orderID, {
      reviewID,
      food,
      delivery,
      labels,
      words,
      alias,
    })
    setBusy(false)
    if (answer.ok) return onSaved(answer.data)
    toast({ kind: 'error', text: problemText(t, answer.problem, country.locale).title })
  }

  return (
    <form
      className="rev-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <StarField food={draft.food} onChange={(food) => change({ food })} />
      {draft.food > 0 && (
        <>
          <LabelField
            offered={offered}
            chosen={draft.labels}
            onChange={(labels) => change({ labels })}
          />
          {order.courier && (
            <ThumbField thumb={draft.delivery} onChange={(delivery) => change({ delivery })} />
          )}
          <WordsField draft={draft} onChange={change} />
          <Button type="submit" busy={busy}>
            {t('form.send')}
          </Button>
        </>
      )}
    </form>
  )
}

const emptyDraft: Draft = { food: 0, delivery: null, labels: [], words: '', alias: '' }

const draftOf = (review: OwnReview | null): Draft =>
  review ? { ...review, alias: review.author } : emptyDraft

function StarField({ food, onChange }: { food: number; onChange: (food: number) => void }) {
  const { t } = useTranslation('review')
  const name = useId()
  return (
    <fieldset className="rev-pick">
      <legend className="small mut">{t('form.food')}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className="rev-star">
          <input
            className="sr"
            type="radio"
            name={name}
            checked={food === star}
            onChange={() => onChange(star)}
          />
          <span className="sr">{t('stars', { count: star })}</span>
          <Star className={star <= food ? 'ic is-on' : 'ic'} aria-hidden />
        </label>
      ))}
    </fieldset>
  )
}

type WordsFieldProps = { draft: Draft; onChange: (part: Partial<Draft>) => void }

/** The field for the text of the review, and the field for the name that is shown with it. */
function WordsField({ draft, onChange }: WordsFieldProps) {
  const { t } = useTranslation('review')
  const wordsID = useId()
  const aliasID = useId()
  return (
    <>
      <div className="field">
        <label htmlFor={wordsID}>{t('form.words')}</label>
        <div className="input area">
          <textarea
            id={wordsID}
            rows={3}
            maxLength={reviewWordsMax}
            aria-describedby={`${wordsID}-hint`}
            value={draft.words}
            onChange={(event) => onChange({ words: event.target.value })}
          />
        </div>
        <span className="hint" id={`${wordsID}-hint`}>
          {t('form.public')}
        </span>
      </div>
      <div className="field">
        <label htmlFor={aliasID}>{t('form.alias')}</label>
        <div className="input">
          <input
            id={aliasID}
            maxLength={reviewAliasMax}
            aria-describedby={`${aliasID}-hint`}
            value={draft.alias}
            onChange={(event) => onChange({ alias: event.target.value })}
          />
        </div>
        <span className="hint" id={`${aliasID}-hint`}>
          {t('form.aliasHint')}
        </span>
      </div>
    </>
  )
}

type LabelFieldProps = {
  offered: readonly ReviewLabel[]
  chosen: readonly ReviewLabel[]
  onChange: (labels: ReviewLabel[]) => void
}

function LabelField({ offered, chosen, onChange }: LabelFieldProps) {
  const { t } = useTranslation('review')
  return (
    <div className="row wraps rev-labels">
      {offered.map((label) => {
        const on = chosen.includes(label)
        const others = chosen.filter((other) => other !== label)
        return (
          <button
            key={label}
            type="button"
            className={on ? 'chip on' : 'chip'}
            aria-pressed={on}
            onClick={() => onChange(on ? others : [...others, label])}
          >
            {t(`labels.${label}`)}
          </button>
        )
      })}
    </div>
  )
}

const thumbs = [
  { thumb: 'up', Icon: ThumbsUp },
  { thumb: 'down', Icon: ThumbsDown },
] as const

type ThumbFieldProps = { thumb: Draft['delivery']; onChange: (thumb: Draft['delivery']) => void }

function ThumbField({ thumb: chosen, onChange }: ThumbFieldProps) {
  const { t } = useTranslation('review')
  return (
    <div className="row rev-labels">
      <span className="small mut">{t('form.delivery')}</span>
      {thumbs.map(({ thumb, Icon }) => (
        <button
          key={thumb}
          type="button"
          className={chosen === thumb ? 'chip on' : 'chip'}
          aria-pressed={chosen === thumb}
          aria-label={t(`thumbs.${thumb}`)}
          onClick={() => onChange(chosen === thumb ? null : thumb)}
        >
          <Icon className="ic" aria-hidden />
        </button>
      ))}
    </div>
  )
}
