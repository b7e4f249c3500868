// The client of the kitchen board's API. The console and the API have the same origin.
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'

export const kitchenClient = createKitchenClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
