// Provides the merchants that the pages of the kitchen console are about: those of the paired
// tablet, or of the logged-in person.
import { createContext, use } from 'react'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { NamedMerchant } from './merchants.ts'

export type Workplace = {
  merchants: readonly NamedMerchant[]
  /** Countries in which the person can find any merchant by name. */
  countries: readonly CountryCode[]
}

export const WorkplaceContext = createContext<Workplace>({ merchants: [], countries: [] })
export const useWorkplace = (): Workplace => use(WorkplaceContext)
