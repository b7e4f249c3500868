// Filters by their names, as they stand beside their boxes and on the chips that take them off.
import { formatMoney } from '@tingkat/ordering/money'
import type { PriceLevel } from '@tingkat/ordering/merchant/merchant-filter'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/words/times.ts'
import type { ListQuery, ActiveFilter } from './list-query.ts'

export function useFilterNames() {
  const { t } = useTranslation('find')
  const site = useSite()

  /** `S$ 8.00 to S$ 15.00`: what a dish costs. */
  function priceName(level: PriceLevel): string {
    const [low, high] = site.settings.priceLevels.map((amount) =>
      formatMoney(amount, site.country.currency, site.country.locale),
    )
    return t(`filter.priceLevel.${level}`, { low, high })
  }

  /** What stands by itself, without the question that it answers. */
  function partName(part: ActiveFilter['filter'], { filter }: ListQuery): string {
    if (typeof part === 'number') return priceName(part)
    if (part === 'rating') return t('filter.on.rating', { rating: filter.rating.toFixed(1) })
    if (part === 'minutes') return t('filter.on.minutes', { count: filter.minutes })
    if (part === 'by')
      return t('filter.on.by', {
        time: filter.by ? formatTime(site, filter.by, site.country.timeZones[0]) : '',
      })
    return t(`filter.${part}`)
  }
  return { priceName, partName }
}
