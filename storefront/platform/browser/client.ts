// The browser's API client: the page's own origin, the session cookie along with it.
import { createClient } from '@tingkat/contract/client'

export const client = createClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, { ...init, credentials: 'same-origin' }),
})
