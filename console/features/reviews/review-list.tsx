// The reviews of a merchant, newest first, 20 a page.
import type { ClientProblem } from '@tingkat/contract/client'
import type { StaffReview, StaffReviewList } from '@tingkat/contract/review'
import { Button } from '@tingkat/ui/button.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { useEffect, useState } from 'react'
import { problemText } from '../../platform/problem-text.ts'
import { reviewsClient } from '../../platform/reviews-client.ts'
import { ReviewItem } from './review-item.tsx'
import './reviews.css'

export function ReviewList({ merchantID }: { merchantID: string }) {
  const { t } = useTranslation(['reviews', 'site'])
  const [pages, setPages] = useState<StaffReviewList | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)

  useEffect(() => {
    let isOutdated = false
    async function readFirst() {
      const answer = await reviewsClient.list(merchantID)
      if (isOutdated) return
      if (answer.ok) setPages(answer.data)
      else setProblem(answer.problem)
    }
    void readFirst()
    return () => {
      isOutdated = true
    }
  }, [merchantID])

  async function readMore({ reviews, nextCursor }: StaffReviewList) {
    const answer = await reviewsClient.list(merchantID, nextCursor ?? undefined)
    if (answer.ok) setPages({ ...answer.data, reviews: [...reviews, ...answer.data.reviews] })
    else setProblem(answer.problem)
  }

  /** Reads the list again from its first page, after a read has failed. */
  async function retry() {
    setProblem(null)
    setPages(null)
    const answer = await reviewsClient.list(merchantID)
    if (answer.ok) setPages(answer.data)
    else setProblem(answer.problem)
  }

  const replace = (changed: StaffReview) =>
    setPages(
      (before) =>
        before && {
          ...before,
          reviews: before.reviews.map((review) => (review.ID === changed.ID ? changed : review)),
        },
    )

  if (problem)
    return (
      <ErrorMessage
        title={problemText(t, problem)}
        retry={{ label: t('site:failure.retry'), run: () => void retry() }}
      />
    )
  if (!pages) return <Waiting>{t('loading')}</Waiting>
  return (
    <div className="reviews">
      {pages.reviews.length === 0 && <p className="mut">{t('empty')}</p>}
      <ul className="stack-l">
        {pages.reviews.map((review) => (
          <li key={review.ID}>
            <ReviewItem review={review} onChanged={replace} />
          </li>
        ))}
      </ul>
      {pages.nextCursor !== null && (
        <Button kind="secondary" onClick={() => void readMore(pages)}>
          {t('site:more')}
        </Button>
      )}
    </div>
  )
}
