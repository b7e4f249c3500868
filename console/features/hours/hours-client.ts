// The client of the API that reads and changes a merchant's opening hours. The console and the API
// have the same origin.
import { createMerchantHoursClient } from '@tingkat/contract/console/merchant-hours-client'

export const hoursClient = createMerchantHoursClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
