// The client of the API that edits menus. The console and the API have the same origin.
import { createMerchantEditingClient } from '@tingkat/contract/console/merchant-editing-client'

export const editingClient = createMerchantEditingClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
