// React Router contexts for loaders on the server: the typed API client, and the external origins
// that the content security policy of a page allows.
import type { Client } from '@tingkat/contract/client'
import { createContext } from 'react-router'

export const apiContext = createContext<Client>()

/** External origins that the content security policy allows for requests, scripts and frames. */
export type Origins = {
  connect?: readonly string[]
  scripts?: readonly string[]
  frames?: readonly string[]
}

export const originsContext = createContext<Origins>({})
