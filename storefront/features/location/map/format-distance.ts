// Distances in words.
import type { TFunction } from 'i18next'

/** Metres below a kilometre, kilometres with at most one decimal from there on. `t` of the namespace `location`. */
export function formatDistance(t: TFunction<'location'>, metres: number): string {
  return metres < 1_000
    ? t('map.metres', { count: metres })
    : t('map.kilometres', { distance: Math.round(metres / 100) / 10 })
}
