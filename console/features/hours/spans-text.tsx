// Shows the opening spans of a day as text.
import type { OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { endsNextDay } from './spans.ts'

type SpansTextProps = { spans: readonly OpeningSpan[]; isServing?: boolean }

export function SpansText({ spans, isServing = false }: SpansTextProps) {
  const { t } = useTranslation(['hours', 'site'])
  if (spans.length === 0) return t(isServing ? 'serving.none' : 'closed')
  return spans.map((span) => t(endsNextDay(span) ? 'spanNextDay' : 'span', span)).join(', ')
}
