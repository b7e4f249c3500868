// How a loader reaches the API on the server: the typed client, answered in the same process.
import type { Client } from '@tingkat/contract/client'
import { createContext } from 'react-router'

export const apiContext = createContext<Client>()
