// React context of the mode: in a browser, or in the webview of the super-app.
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'

export type Mode = {
  /**
   * Whether the page is in the super-app. It then has no store badges and no external links, and
   * uses the app's support.
   */
  webview: boolean
}

const ModeContext = createContext<Mode>({ webview: false })

export const ModeProvider = ModeContext.Provider

/**
 * Returns the mode of a browser until the page is hydrated. Elements that must never appear in the
 * super-app, not even before hydration, have the class `web-only`.
 */
export function useMode(): Mode {
  return useContext(ModeContext)
}

/** Provides the mode that the inline script has detected. */
export function PageMode({ children }: { children: ReactNode }) {
  const webview = useSyncExternalStore(
    neverChanges,
    () => document.documentElement.dataset['mode'] === 'webview',
    () => false,
  )
  return <ModeProvider value={useMemo(() => ({ webview }), [webview])}>{children}</ModeProvider>
}

const neverChanges = () => () => {}
