// How a loader reaches the API on the server: the typed client, answered in the same process.
import type { Client } from '@tingkat/contract/client'
import { createContext } from 'react-router'

export const apiContext = createContext<Client>()

/** Other origins that pages may reach: what their scripts fetch from, where other scripts and frames may come from. */
export type Origins = {
  connect?: readonly string[]
  scripts?: readonly string[]
  frames?: readonly string[]
}

export const originsContext = createContext<Origins>({})
