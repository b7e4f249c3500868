// Tells those who measure that a restaurant's page is there, or could not be had.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readVisitSource } from '../../platform/analytics/visit-source.ts'
import { track } from '../../platform/analytics/track.ts'

// A source is written by whoever made the link: what is no plain code is not told.
const plainSource = /^[\w.~-]{1,60}$/
const phoneLike = /\d{6}/
// What stands for a restaurant in a mistyped address may be anything.
const numberToCall = /^\+?[\d\s().-]{6,}$/

export function useTrackRestaurantOpen(merchant: Merchant): void {
  const { state } = useLocation()
  const { categoryID } = (state ?? {}) as { categoryID?: unknown }
  const told = useRef('')
  useEffect(() => {
    // A dish that opens over the menu is another entry of the history, not another opening.
    if (told.current === merchant.ID) return
    told.current = merchant.ID
    const source = readVisitSource()
    track({
      name: 'RESTAURANT_OPEN',
      restaurant_id: merchant.ID,
      category_id: typeof categoryID === 'string' ? categoryID : '',
      ...(plainSource.test(source) && !phoneLike.test(source)
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
        restaurant_id: numberToCall.test(merchantID) ? '' : merchantID,
        error_code: errorCode,
      }),
    [merchantID, errorCode],
  )
}
