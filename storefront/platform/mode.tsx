// How the storefront runs for this visitor: in a browser, or inside the super-app that shows it.
import { createContext, useContext } from 'react'

export type Mode = {
  /** Inside the super-app: no store badges, no ways out, the app's own support. */
  webview: boolean
}

const ModeContext = createContext<Mode>({ webview: false })

export const ModeProvider = ModeContext.Provider

/** The visitor's mode; a plain browser's until the page is alive. */
export function useMode(): Mode {
  return useContext(ModeContext)
}
