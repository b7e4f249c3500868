// The terms of the country's promise for late orders, shown before paying: what the eater gets back
// if the order is late.
import type { SignedQuote } from '@tingkat/contract/quote'
import type { Cart } from '@tingkat/ordering/cart/cart'
import { formatMoney } from '@tingkat/ordering/money'
import { Link } from 'react-router'
import { formatTime } from '../../../platform/i18n/times.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'

type PromiseTermsProps = { cart: Cart; quote: SignedQuote | null }

/**
 * Shows nothing for an order at a table, and in a country that promises nothing for late orders.
 */
export function PromiseTerms({ cart, quote }: PromiseTermsProps) {
  const { t } = useTranslation('checkout')
  const site = useSite()
  const { country, paths, settings } = site
  if (!settings.promise || cart.dineInInfo) return null
  const suspension = quote?.promiseSuspension
  const timeZone = cart.merchants[0]?.merchant.openingHours.timeZone ?? 'UTC'
  if (suspension)
    return (
      <section className="panel">
        <p>
          <b>
            {t('checkout.promise.suspended', {
              time: formatTime(site, suspension.until, timeZone),
              reason: suspension.note,
            })}
          </b>
        </p>
        <p className="small mut">{t('checkout.promise.suspendedTerms')}</p>
      </section>
    )
  const { steps, capInMinor } = settings.promise
  return (
    <section className="panel">
      <h2>{t('checkout.promise.title')}</h2>
      <ul className="co-promise">
        {steps.map(({ lateMinutes, foodBasisPoints }) => (
          <li key={lateMinutes}>
            {t('checkout.promise.step', {
              minutes: lateMinutes,
              percent: foodBasisPoints / 100,
            })}
          </li>
        ))}
      </ul>
      <p className="small mut">
        {t('checkout.promise.terms', {
          amount: formatMoney(capInMinor, country.currency, country.locale),
        })}{' '}
        <Link className="link" to={paths.promise}>
          {t('checkout.promise.page')}
        </Link>
      </p>
    </section>
  )
}
