// React context that tells whether an eater is logged in.
import { createContext, useContext } from 'react'

const LoggedInContext = createContext(false)

export const LoggedInProvider = LoggedInContext.Provider

/** Returns false for guests, and until the session has been read. */
export function useLoggedIn(): boolean {
  return useContext(LoggedInContext)
}
