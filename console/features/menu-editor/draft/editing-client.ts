// The API of menu editing for pages of this origin.
import { createMerchantEditingClient } from '@tingkat/contract/console/merchant-editing-client'

export const editingClient = createMerchantEditingClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
