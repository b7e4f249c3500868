// The API of tickets for pages of this origin.
import { createTicketsClient } from '@tingkat/contract/console/tickets-client'

export const ticketsClient = createTicketsClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
