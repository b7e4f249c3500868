// The API of opening hours for pages of this origin.
import { createMerchantHoursClient } from '@tingkat/contract/console/merchant-hours-client'

export const hoursClient = createMerchantHoursClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
