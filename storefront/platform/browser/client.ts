// The API client of the browser: same origin, with the session cookie.
import { createClient } from '@tingkat/contract/client'

export const client = createClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
})
