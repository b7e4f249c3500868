// Free delivery of a kitchen in words: always, or from a subtotal on.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import type { MerchantSummary } from '@tingkat/ordering/merchant/merchant'
import { formatMoney } from '@tingkat/ordering/money'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site/site.tsx'

/** `Free delivery`, or `Free delivery from S$ 45.00`; null where it never is. */
export function useFreeDeliveryText({
  freeDeliveryFrom,
  currency,
}: Pick<MerchantSummary, 'freeDeliveryFrom' | 'currency'>): string | null {
  const { t } = useTranslation('menu')
  const { country } = useSite()
  if (freeDeliveryFrom === undefined) return null
  if (freeDeliveryFrom === 0) return t('merchant.freeDelivery')
  return t('merchant.freeDeliveryFrom', {
    amount: formatMoney(freeDeliveryFrom, currency.code as CurrencyCode, country.locale),
  })
}
