// Formats times in the merchant's time zone.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { formatMerchantTime } from '../../platform/merchant-time.ts'
import type { LiveBoard } from '../../platform/use-merchant-live.ts'

export function useMerchantClock({ merchant }: LiveBoard): (instant: string) => string {
  const { t, i18n } = useTranslation()
  const { timeZone } = merchant.openingHours
  return (instant) => formatMerchantTime(t, instant, { timeZone, language: i18n.language })
}
