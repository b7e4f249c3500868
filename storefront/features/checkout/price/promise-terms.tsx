// What the eater gets back if the order is late: the country's rule, shown before paying.
import { formatMoney } from '@tingkat/ordering/money'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'

/** Shows nothing in a country without a promise. */
export function PromiseTerms() {
  const { t } = useTranslation('checkout')
  const { country, paths, settings } = useSite()
  if (!settings.promise) return null
  const { steps, capInMinor } = settings.promise
  return (
    <section className="panel">
      <h2>{t('checkout.promise.title')}</h2>
      <ul>
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
