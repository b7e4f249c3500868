// Distances as text in the eater's language.
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

/**
 * Returns the distance in metres below 1 km, and in kilometres with at most one decimal from there.
 */
export function formatDistance(t: Translate, metres: number): string {
  return metres < 1_000
    ? t('map.metres', { count: metres })
    : t('map.kilometres', { distance: Math.round(metres / 100) / 10 })
}
