// React context of the country's feature flags. The server sends them with the page.
import { defaultFlags, type Flags } from '@tingkat/ordering/flags'
import { createContext, useContext } from 'react'

const FlagsContext = createContext<Flags>(defaultFlags)

export const FlagsProvider = FlagsContext.Provider

/** Returns the country's flags; the defaults on pages without a country. */
export function useFlags(): Flags {
  return useContext(FlagsContext)
}
