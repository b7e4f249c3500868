// The client of the API of the desk, the operator's console. The console and the API have the same
// origin.
import { createDeskClient } from '@tingkat/contract/console/desk-client'

export const deskClient = createDeskClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
