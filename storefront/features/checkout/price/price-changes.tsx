// Lists every line of the quote that has changed. The order is placed only after the eater accepts
// the changes.
import type { SignedQuote } from '@tingkat/contract/quote'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { FeeLine } from '@tingkat/ordering/quote/quote'
import type { QuoteDifference } from '@tingkat/ordering/quote/quote-difference'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'

type PriceChangesProps = {
  changes: readonly QuoteDifference[]
  quote: SignedQuote
  onAccept: () => void
  onBack: () => void
}

export function PriceChanges({ changes, quote, onAccept, onBack }: PriceChangesProps) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const format = (amount: number) =>
    formatMoney(amount, quote.currency.code as CurrencyCode, country.locale)
  const total = quote.totalQuote.reducedPriceV2.amountDisplay
  // Leaves out the subtotal, because the changed dishes explain
  // it, and the total, because it has its own row below.
  const lines = changes.filter(({ key }) => key !== 'subtotal' && key !== 'total')
  const shownTotal = changes.find(({ key }) => key === 'total')?.shown
  return (
    <div ref={panel} role="alert" tabIndex={-1} className="co-changes">
      <Note kind="warning">
        <p>
          <b>{t('checkout.changedTitle')}</b> {t('checkout.changedBody')}
        </p>
        <dl className="co-lines">
          {lines.map((line) => (
            <div key={line.key}>
              <dt>{isFee(line.key) ? t(`checkout.feeNames.${line.key}`) : line.name}</dt>
              <dd>
                <ChangedAmount line={line} format={format} />
              </dd>
            </div>
          ))}
          <div className="b">
            <dt>{t('checkout.total')}</dt>
            <dd>
              {shownTotal === undefined ? (
                total
              ) : (
                <OldAndNew was={format(shownTotal)} now={total} />
              )}
            </dd>
          </div>
        </dl>
        <div className="row co-wrap co-why">
          <Button size="s" onClick={onAccept}>
            {t('checkout.accept', { total })}
          </Button>
          <Button size="s" kind="secondary" onClick={onBack}>
            {t('checkout.backToBasket')}
          </Button>
        </div>
      </Note>
    </div>
  )
}

const feeKeys: readonly string[] = [
  'delivery',
  'platform',
  'small_order',
  'tax',
  'tip',
  'promo',
  'subtotal',
] satisfies FeeLine['key'][]
const isFee = (key: string) => feeKeys.includes(key)

function ChangedAmount({
  line: { key, kind, shown, fresh },
  format,
}: {
  line: QuoteDifference
  format: (amount: number) => string
}) {
  const { t } = useTranslation('checkout')
  const isFreeItem = key.startsWith('gift:')
  if (kind === 'gone')
    return (
      <>
        {!isFreeItem && <s className="num">{format(shown)}</s>} {t('checkout.lineGone')}
      </>
    )
  if (kind === 'added')
    return (
      <>
        {t('checkout.lineAdded')}{' '}
        {isFreeItem ? t('checkout.free') : <span className="num">{format(fresh)}</span>}
      </>
    )
  return <OldAndNew was={format(shown)} now={format(fresh)} />
}

function OldAndNew({ was, now }: { was: string; now: string }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <span className="sr">{t('checkout.was')} </span>
      <s className="num mut">{was}</s> <span aria-hidden>→</span>
      <span className="sr"> {t('checkout.isNow')}</span> <span className="num">{now}</span>
    </>
  )
}
