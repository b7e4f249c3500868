// The client of the ticket API. The console and the API have the same origin.
import { createTicketsClient } from '@tingkat/contract/console/tickets-client'

export const ticketsClient = createTicketsClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
