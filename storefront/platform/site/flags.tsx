// The country's flags for every component below; the server says them with the page.
import { defaultFlags, type Flags } from '@tingkat/ordering/flags'
import { createContext, useContext } from 'react'

const FlagsContext = createContext<Flags>(defaultFlags)

export const FlagsProvider = FlagsContext.Provider

/** What the country's operators have switched on; the defaults on pages without a country. */
export function useFlags(): Flags {
  return useContext(FlagsContext)
}
