// Whether somebody is logged in, for parts that only need to know that.
import { createContext, useContext } from 'react'

const LoggedInContext = createContext(false)

export const LoggedInProvider = LoggedInContext.Provider

/** False for guests, and until the server has said who is here. */
export function useLoggedIn(): boolean {
  return useContext(LoggedInContext)
}
