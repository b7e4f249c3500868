// The spans of a day in words.
import type { OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { endsNextDay } from './spans.ts'

export function SpansText({ spans }: { spans: readonly OpeningSpan[] }) {
  const { t } = useTranslation(['hours', 'site'])
  if (spans.length === 0) return t('closed')
  return spans.map((span) => t(endsNextDay(span) ? 'spanNextDay' : 'span', span)).join(', ')
}
