// Shows an eater's review with its state, and the merchant's reply.
import type { StaffReview } from '@tingkat/contract/review'
import { reviewReplyMax } from '@tingkat/ordering/review/review'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useId, useState } from 'react'
import { problemText } from '../../platform/problem-text.ts'
import { reviewsClient } from '../../platform/reviews-client.ts'
import { useAction } from '../../platform/use-action.ts'

type ReviewItemProps = { review: StaffReview; onChanged: (review: StaffReview) => void }

export function ReviewItem({ review, onChanged }: ReviewItemProps) {
  const { t, i18n } = useTranslation('reviews')
  const [isWriting, setWriting] = useState(false)
  const { author, month, food, dishes, words, state, reason, reply, replyChangeable } = review
  const time = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
  return (
    <article className="review">
      <p>
        <b className="num">{t('stars', { count: food })}</b>
        <span className="mut">{` · ${author || t('somebody')} · ${time}`}</span>
      </p>
      {words && <p className="review-words">{words}</p>}
      {dishes.length > 0 && <p className="small mut">{dishes.join(', ')}</p>}
      {state === 'held' && <Note kind="info">{t('held')}</Note>}
      {state === 'hidden' && <Note kind="info">{t('hidden', { reason })}</Note>}
      {state === 'shown' && reason && <Note kind="info">{t('checked', { reason })}</Note>}
      {reply && !isWriting && (
        <blockquote className="review-reply">
          <b className="small">{t('yourReply')}</b>
          <p>{reply.words}</p>
        </blockquote>
      )}
      {isWriting ? (
        <ReplyForm
          review={review}
          onCancel={() => setWriting(false)}
          onSaved={(changed) => {
            setWriting(false)
            onChanged(changed)
          }}
        />
      ) : (
        replyChangeable && (
          <Button kind="secondary" onClick={() => setWriting(true)}>
            {t(reply ? 'changeReply' : 'reply')}
          </Button>
        )
      )}
    </article>
  )
}

type ReplyFormProps = {
  review: StaffReview
  onCancel: () => void
  onSaved: (review: StaffReview) => void
}

function ReplyForm({ review, onCancel, onSaved }: ReplyFormProps) {
  const { t } = useTranslation(['reviews', 'site'])
  const id = useId()
  const [words, setWords] = useState(review.reply?.words ?? '')
  const { start, busy, problem } = useAction<StaffReview>()
  const isEmpty = words.trim() === ''

  function send() {
    if (isEmpty) return
    const { merchantID, ID } = review
    start((actionID) => reviewsClient.reply(merchantID, ID, { actionID, words }), onSaved)
  }

  return (
    <form
      className="stack-l"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('replyLabel')}</label>
        <span className="input area">
          <textarea
            id={id}
            rows={4}
            maxLength={reviewReplyMax}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </span>
        <span className="hint">{t('replyHint')}</span>
      </div>
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
      <div className="row wraps">
        <Button type="submit" busy={busy} off={isEmpty}>
          {t('send')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('site:cancel')}
        </Button>
      </div>
    </form>
  )
}
