// Tracks that a merchant's page was opened or could not be loaded.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readVisitSource } from '../../platform/analytics/visit-source.ts'
import { track } from '../../platform/analytics/track.ts'

// Anybody can write a link with a `sourceID`: only simple codes are tracked, no phone numbers.
const simpleCode = /^[\w.~-]{1,60}$/
const manyDigits = /\d{6}/
// A mistyped URL can contain a phone number instead of a merchant's id.
const phoneNumber = /^\+?[\d\s().-]{6,}$/

export function useTrackRestaurantOpen(merchant: Merchant): void {
  const { state } = useLocation()
  const { categoryID } = (state ?? {}) as { categoryID?: unknown }
  const trackedID = useRef('')
  useEffect(() => {
    // Opening a dish changes the location state, but does not open the page again.
    if (trackedID.current === merchant.ID) return
    trackedID.current = merchant.ID
    const source = readVisitSource()
    track({
      name: 'RESTAURANT_OPEN',
      restaurant_id: merchant.ID,
      category_id: typeof categoryID === 'string' ? categoryID : '',
      ...(simpleCode.test(source) && !manyDigits.test(source)
        ? { deeplink_source_id: source }
        : {}),
    })
    track({
      name: 'IMPRESSION',
      list: 'menu',
      item_ids: merchant.menu.categories
        .flatMap((category) => category.items.map((dish) => dish.ID))
        .slice(0, 100),
    })
  }, [merchant, categoryID])
}

export function useTrackRestaurantError(merchantID: string, errorCode: string): void {
  useEffect(
    () =>
      track({
        name: 'GET_RESTAURANT_DETAIL_ERROR',
        restaurant_id: phoneNumber.test(merchantID) ? '' : merchantID,
        error_code: errorCode,
      }),
    [merchantID, errorCode],
  )
}
