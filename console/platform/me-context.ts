// Provides the logged-in person to the components of a page.
import type { StaffMe } from '@tingkat/contract/console/staff'
import { createContext, use } from 'react'

export const MeContext = createContext<StaffMe | null>(null)

/** Throws if the component is outside of a page with a logged-in person. */
export function useMe(): StaffMe {
  const me = use(MeContext)
  if (!me) throw new Error('The page has no logged-in person.')
  return me
}
