// The API of the desk for pages of this origin.
import { createDeskClient } from '@tingkat/contract/console/desk-client'

export const deskClient = createDeskClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
