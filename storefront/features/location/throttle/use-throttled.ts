// Whether web ordering has reached the chosen address; the record is worked out when an address is selected.
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
} from '../../../platform/storage/throttle.ts'
import { useChosenLocation } from '../chosen-location.ts'

export function toThrottleRecord(
  { city }: Location,
  { code, orderingCities = [] }: Country,
  webOrdering: boolean,
): ThrottleRecord {
  return throttleRecordFor({ webOrdering, orderingCities, city, country: code })
}

/** Whether the chosen address is throttled; false without one, and on the server. */
export function useThrottled(): boolean {
  const { country } = useSite()
  const location = useChosenLocation(country.code)
  const record = useThrottleRecord()
  return location !== null && record?.country === country.code && record.throttle
}

/** Keeps the record true to the address: the cities may have become more since, and another country's page may have written it. */
export function useThrottleSync(): void {
  const { country } = useSite()
  const { webOrdering } = useFlags()
  const location = useChosenLocation(country.code)
  useEffect(() => {
    if (!location) return
    const now = toThrottleRecord(location, country, webOrdering)
    const before = readThrottle()
    if (before?.country !== now.country || before.throttle !== now.throttle) storeThrottle(now)
  }, [location, country, webOrdering])
}
