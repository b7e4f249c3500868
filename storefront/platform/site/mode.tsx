// How the storefront runs for this visitor: in a browser, or inside the super-app that shows it.
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'

export type Mode = {
  /** Inside the super-app: no store badges, no ways out, the app's own support. */
  webview: boolean
}

const ModeContext = createContext<Mode>({ webview: false })

export const ModeProvider = ModeContext.Provider

/**
 * The visitor's mode; a plain browser's until the page is alive. What must not even flash in the super-app also has the class
 * `web-only`, which hides it from the first paint on.
 */
export function useMode(): Mode {
  return useContext(ModeContext)
}

/** The mode that the script in the head has found. */
export function PageMode({ children }: { children: ReactNode }) {
  const webview = useSyncExternalStore(
    neverChanges,
    () => document.documentElement.dataset['mode'] === 'webview',
    () => false,
  )
  return <ModeProvider value={useMemo(() => ({ webview }), [webview])}>{children}</ModeProvider>
}

const neverChanges = () => () => {}
