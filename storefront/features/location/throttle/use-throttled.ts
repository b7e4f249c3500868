// Whether the chosen address is throttled: web ordering is not available there yet.
import type { Country } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import { throttleRecordFor, type ThrottleRecord } from '@tingkat/ordering/location/throttle'
import { useEffect } from 'react'
import { useFlags } from '../../../platform/site/flags.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import {
  readThrottle,
  storeThrottle,
  useThrottleRecord,
} from '../../../platform/storage/throttle-record.ts'
import { useChosenLocation } from '../chosen-location.ts'

export function toThrottleRecord(
  { city }: Location,
  { code, orderingCities = [] }: Country,
  webOrdering: boolean,
): ThrottleRecord {
  return throttleRecordFor({ webOrdering, orderingCities, city, country: code })
}

/** Returns false without a chosen address and during server-side rendering. */
export function useThrottled(): boolean {
  const { country } = useSite()
  const location = useChosenLocation(country.code)
  const record = useThrottleRecord()
  return location !== null && record?.country === country.code && record.throttle
}

/**
 * Updates the stored record of whether the chosen address is throttled. The record may be out of
 * date: the list of cities with web ordering may have grown, or a page of another country may have
 * written the record.
 */
export function useThrottleSync(): void {
  const { country } = useSite()
  const { webOrdering } = useFlags()
  const location = useChosenLocation(country.code)
  useEffect(() => {
    if (!location) return
    const current = toThrottleRecord(location, country, webOrdering)
    const stored = readThrottle()
    if (stored?.country !== current.country || stored.throttle !== current.throttle)
      storeThrottle(current)
  }, [location, country, webOrdering])
}
