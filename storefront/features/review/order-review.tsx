// The eater's review of a completed order. Shows the form, or the review that the eater has
// written, with the merchant's reply.
import type { OrderReviewState, OwnReview } from '@tingkat/contract/review'
import type { Order } from '@tingkat/ordering/order/order'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { client } from '../../platform/browser/client.ts'
import { useRequest } from '../../platform/browser/use-request.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ReviewForm } from './review-form.tsx'
import './review.css'

/**
 * Shows nothing until the review is loaded, or if there
 * is no review and the order can no longer be reviewed.
 */
export default function OrderReview({ order }: { order: Order }) {
  const { t } = useTranslation('review')
  const { data } = useRequest(order.orderID, () => client.readReview(order.orderID))
  const [saved, setSaved] = useState<OrderReviewState | null>(null)
  const [isEditing, setEditing] = useState(false)
  const state = saved ?? data
  if (!state || (!state.review && !state.open)) return null
  const { review, open } = state
  return (
    <section className="rev" aria-label={t('own.title')}>
      <h2 className="h3">{t(review ? 'own.title' : 'form.title')}</h2>
      {review && !isEditing ? (
        <>
          <OwnWords review={review} />
          {open && (
            <Button kind="secondary" size="s" onClick={() => setEditing(true)}>
              {t('own.change')}
            </Button>
          )}
        </>
      ) : (
        <ReviewForm
          order={order}
          review={review}
          onSaved={(next) => {
            setSaved(next)
            setEditing(false)
          }}
        />
      )}
    </section>
  )
}

function OwnWords({ review }: { review: OwnReview }) {
  const { t } = useTranslation('review')
  const { food, words, state, reason, reply } = review
  return (
    <>
      <Stars food={food} />
      {words && <p className="rev-words">{words}</p>}
      {state === 'held' && <Note kind="info">{t('own.held')}</Note>}
      {state === 'hidden' && <Note kind="info">{t('own.hiddenWhy', { reason })}</Note>}
      {state === 'shown' && reason && <Note kind="info">{t('own.checked', { reason })}</Note>}
      {reply && <Reply words={reply.words} />}
    </>
  )
}

export function Stars({ food }: { food: number }) {
  const { t } = useTranslation('review')
  return (
    <p className="rev-stars">
      <span className="sr">{t('stars', { count: food })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={star <= food ? 'ic is-on' : 'ic'} aria-hidden />
      ))}
    </p>
  )
}

export function Reply({ words }: { words: string }) {
  const { t } = useTranslation('review')
  return (
    <blockquote className="rev-reply">
      <b className="small">{t('reply')}</b>
      <p>{words}</p>
    </blockquote>
  )
}
