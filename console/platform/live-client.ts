// The client of the API of a merchant's live state (sold out, busy, paused). The console and the
// API have the same origin.
import { createMerchantLiveClient } from '@tingkat/contract/console/merchant-live-client'

export const liveClient = createMerchantLiveClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
