// How a loader reaches the API on the server: the typed client, answered in the same process.
import type { Client } from '@tingkat/contract/client'
import { createContext } from 'react-router'

export const apiContext = createContext<Client>()

/** Other origins that the page's scripts may fetch from. */
export const connectContext = createContext<readonly string[]>([])
