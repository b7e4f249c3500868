// A React hook for the text about free delivery of a merchant.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { MerchantSummary } from '@tingkat/ordering/merchant/merchant'
import { formatMoney } from '@tingkat/ordering/money'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'

/** Returns `Free delivery` or `Free delivery from S$ 45.00`; null if delivery is never free. */
export function useFreeDeliveryText({
  freeDeliveryFrom,
  currency,
}: Pick<MerchantSummary, 'freeDeliveryFrom' | 'currency'>): string | null {
  const { t } = useTranslation('merchant')
  const { country } = useSite()
  if (freeDeliveryFrom === undefined) return null
  if (freeDeliveryFrom === 0) return t('merchant.freeDelivery')
  return t('merchant.freeDeliveryFrom', {
    amount: formatMoney(freeDeliveryFrom, currency.code as CurrencyCode, country.locale),
  })
}
