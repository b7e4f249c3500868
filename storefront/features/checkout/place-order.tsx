// The button that places the order, with its total, and what became of the attempt.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import type { PriceQuote } from '@tingkat/ordering/quote'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { problemWords } from '../../platform/problem-words.ts'
import { useSite } from '../../platform/site.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorMessage } from '../../ui/error-message.tsx'
import { Note } from '../../ui/note.tsx'
import type { Placing } from './use-placing.ts'

type PlaceOrderProps = { quote: PriceQuote; placing: Placing; off: boolean; pricing: boolean; onPlace: () => void }

export function PlaceOrder({ quote, placing, off, pricing, onPlace }: PlaceOrderProps) {
  const { t } = useTranslation('checkout')
  const busy = placing.state.phase === 'placing'
  if (placing.state.phase === 'unsure') return <Button size="l" wide onClick={placing.tryAgain}>{t('checkout.tryAgain')}</Button>
  return (
    <Button size="l" wide split={!busy} busy={busy} off={off || pricing} onClick={() => { if (!off && !pricing) onPlace() }}>
      <span>{t(busy ? 'checkout.placing' : 'checkout.place')}</span>
      {!busy && <span className="num">{quote.totalQuote.reducedPriceV2.amountDisplay}</span>}
    </Button>
  )
}

type PlacingNewsProps = { placing: Placing; quote: PriceQuote | null }

/** What the last attempt came to; brought into view, for the button that asked may stand far from it. */
export function PlacingNews({ placing, quote }: PlacingNewsProps) {
  const box = useRef<HTMLDivElement>(null)
  const { phase } = placing.state
  useEffect(() => { if (phase !== 'ready' && phase !== 'placing') box.current?.scrollIntoView({ block: 'center' }) }, [phase])
  return <div ref={box}><PlacingNote placing={placing} quote={quote} /></div>
}

function PlacingNote({ placing, quote }: PlacingNewsProps) {
  const { t } = useTranslation('checkout')
  const { country, paths } = useSite()
  const { state } = placing
  if (state.phase === 'refused') {
    const { title, message } = problemWords(t, state.problem, country.locale)
    return <ErrorMessage title={title} message={message} />
  }
  if (state.phase === 'changed' && quote) {
    const write = (amount: number) => formatMoney(amount, quote.currency.code as CurrencyCode, country.locale)
    const fresh = state.quote.totalQuote.reducedPriceV2.amountInMinor
    const shown = state.changes.find(line => line.key === 'total')?.shown ?? fresh
    return <ErrorMessage title={t('checkout.changedTitle')} message={t('checkout.changed', { before: write(shown), after: write(fresh) })} />
  }
  if (state.phase !== 'unsure') return null
  const why = state.problem ? problemWords(t, state.problem, country.locale).title : t('checkout.unsureTitle')
  return (
    <div role="alert">
      <Note kind="warning">
        <b>{why}</b> {t('checkout.unsure')}
        <p className="co-why">{t('checkout.startOverWarning')}</p>
        <div className="row co-wrap co-why">
          <Button size="s" onClick={placing.tryAgain}>{t('checkout.tryAgain')}</Button>
          <Link className="btn btn-2 btn-s" to={paths.orderHistory}>{t('checkout.yourOrders')}</Link>
          <Button size="s" kind="quiet" onClick={placing.startOver}>{t('checkout.startOver')}</Button>
        </div>
      </Note>
    </div>
  )
}
