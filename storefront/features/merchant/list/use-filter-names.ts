// The names of filters, for the form and for the chips of active filters.
import { formatMoney } from '@tingkat/ordering/money'
import type { PriceLevel } from '@tingkat/ordering/merchant/merchant-filter'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/i18n/times.ts'
import type { ListQuery, ActiveFilter } from './list-query.ts'

export function useFilterNames() {
  const { t } = useTranslation('find')
  const site = useSite()

  /** Returns the price range of a dish, for example `S$ 8.00 to S$ 15.00`. */
  function priceName(level: PriceLevel): string {
    const [low, high] = site.settings.priceLevels.map((amount) =>
      formatMoney(amount, site.country.currency, site.country.locale),
    )
    return t(`filter.priceLevel.${level}`, { low, high })
  }

  /** Returns the name for a chip, which is understood without the heading of the form. */
  function filterName(name: ActiveFilter['filter'], { filter }: ListQuery): string {
    if (typeof name === 'number') return priceName(name)
    if (name === 'rating') return t('filter.on.rating', { rating: filter.rating.toFixed(1) })
    if (name === 'minutes') return t('filter.on.minutes', { count: filter.minutes })
    if (name === 'by')
      return t(filter.pickup ? 'filter.on.readyBy' : 'filter.on.by', {
        time: filter.by ? formatTime(site, filter.by, site.country.timeZones[0]) : '',
      })
    return t(`filter.${name}`)
  }
  return { priceName, filterName }
}
