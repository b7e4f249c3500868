// The API of the kitchen board for pages of this origin.
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'

export const kitchenClient = createKitchenClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
