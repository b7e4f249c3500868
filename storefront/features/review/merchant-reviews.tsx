// The reviews on a merchant's page. They are loaded when the eater asks for them.
import type { MerchantReview } from '@tingkat/contract/review'
import { useState } from 'react'
import { Button } from '@tingkat/ui/button.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { client } from '../../platform/browser/client.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLoggedIn } from '../../platform/site/logged-in.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { Reply, Stars } from './order-review.tsx'
import './review.css'

type Pages = { reviews: MerchantReview[]; nextCursor: string | null }

export function MerchantReviews({ merchantID }: { merchantID: string }) {
  const { t } = useTranslation(['review', 'site', 'problem'])
  const { country } = useSite()
  const toast = useToast()
  const [pages, setPages] = useState<Pages | null>(null)
  const [busy, setBusy] = useState(false)
  const hasMore = pages === null || pages.nextCursor !== null

  async function readMore() {
    setBusy(true)
    const answer = await client.listReviews(merchantID, pages?.nextCursor ?? undefined)
    setBusy(false)
    if (answer.ok)
      setPages({
        reviews: [...(pages?.reviews ?? []), ...answer.data.reviews],
        nextCursor: answer.data.nextCursor,
      })
    else toast({ kind: 'error', text: problemText(t, answer.problem, country.locale).title })
  }

  return (
    <section className="wrap sec rev-list" aria-label={t('list.title')}>
      <h2 className="h2">{t('list.title')}</h2>
      {pages?.reviews.length === 0 && <p className="mut">{t('list.empty')}</p>}
      {pages?.reviews.map((review) => (
        <ReviewCard key={review.ID} review={review} merchantID={merchantID} />
      ))}
      {hasMore && (
        <Button kind="secondary" busy={busy} onClick={() => void readMore()}>
          {t(pages ? 'list.more' : 'list.read')}
        </Button>
      )}
    </section>
  )
}

type ReviewCardProps = { review: MerchantReview; merchantID: string }

function ReviewCard({ review, merchantID }: ReviewCardProps) {
  const { t } = useTranslation('review')
  const { language } = useSite()
  const { author, month, food, labels, dishes, words, reply } = review
  const time = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
  return (
    <article className="rev-card">
      <Stars food={food} />
      <p className="small mut">{[author || t('list.somebody'), time].join(' · ')}</p>
      {words && <p className="rev-words">{words}</p>}
      {labels.length > 0 && (
        <p className="small">{labels.map((label) => t(`labels.${label}`)).join(' · ')}</p>
      )}
      {dishes.length > 0 && <p className="small mut">{dishes.join(', ')}</p>}
      {reply && <Reply words={reply.words} />}
      <ReportButton merchantID={merchantID} reviewID={review.ID} />
    </article>
  )
}

/**
 * The button that reports a review. Only logged-in eaters see
 * it, because the server accepts reports from accounts only.
 */
function ReportButton({ merchantID, reviewID }: { merchantID: string; reviewID: string }) {
  const { t } = useTranslation(['review', 'site', 'problem'])
  const { country } = useSite()
  const toast = useToast()
  const [isReported, setReported] = useState(false)
  if (!useLoggedIn()) return null

  async function report() {
    const answer = await client.reportReview(merchantID, reviewID)
    if (answer.ok) setReported(true)
    else toast({ kind: 'error', text: problemText(t, answer.problem, country.locale).title })
  }

  return (
    <Button kind="quiet" size="s" off={isReported} onClick={() => void report()}>
      {t(isReported ? 'list.reported' : 'list.report')}
    </Button>
  )
}
