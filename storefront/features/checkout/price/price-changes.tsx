// The price has changed since it was shown: every line that did, and what to do. Nothing is ordered before it is accepted.
import type { SignedQuote } from '@tingkat/contract/quote'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { FeeLine } from '@tingkat/ordering/quote/quote'
import type { QuoteDifference } from '@tingkat/ordering/quote/quote-difference'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

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
  const write = (amount: number) =>
    formatMoney(amount, quote.currency.code as CurrencyCode, country.locale)
  const total = quote.totalQuote.reducedPriceV2.amountDisplay
  // The subtotal only repeats what its dishes say; the total stands in the button.
  const lines = changes.filter(({ key }) => key !== 'subtotal' && key !== 'total')
  const before = changes.find(({ key }) => key === 'total')?.shown
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
                <Change line={line} write={write} />
              </dd>
            </div>
          ))}
          <div className="b">
            <dt>{t('checkout.total')}</dt>
            <dd>{before === undefined ? total : <WasNow was={write(before)} now={total} />}</dd>
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
  'promo',
  'subtotal',
] satisfies FeeLine['key'][]
const isFee = (key: string) => feeKeys.includes(key)

function Change({
  line: { key, kind, shown, fresh },
  write,
}: {
  line: QuoteDifference
  write: (amount: number) => string
}) {
  const { t } = useTranslation('checkout')
  const gift = key.startsWith('gift:')
  if (kind === 'gone')
    return (
      <>
        {!gift && <s className="num">{write(shown)}</s>} {t('checkout.lineGone')}
      </>
    )
  if (kind === 'added')
    return (
      <>
        {t('checkout.lineAdded')}{' '}
        {gift ? t('checkout.free') : <span className="num">{write(fresh)}</span>}
      </>
    )
  return <WasNow was={write(shown)} now={write(fresh)} />
}

function WasNow({ was, now }: { was: string; now: string }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <span className="sr">{t('checkout.was')} </span>
      <s className="num mut">{was}</s> <span aria-hidden>→</span>
      <span className="sr"> {t('checkout.isNow')}</span> <span className="num">{now}</span>
    </>
  )
}
