// The API of a merchant's live state for pages of this origin.
import { createMerchantLiveClient } from '@tingkat/contract/console/merchant-live-client'

export const liveClient = createMerchantLiveClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
