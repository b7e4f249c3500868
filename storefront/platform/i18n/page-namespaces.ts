// The translation namespaces that a page needs: those that its routes declare, and the common ones.
import { createContext, useMemo } from 'react'
import { useTranslation } from './use-translation.ts'
import { useMatches } from 'react-router'
import type { PageHandle } from '../navigation/page-handle.ts'
import { namespaces, type Namespace } from './namespaces.ts'

/** The version of the translations that the server embeds; undefined in the browser. */
export const TranslationsVersion = createContext<string | undefined>(undefined)

// The frame and the basket are on every page.
const commonNamespaces: readonly Namespace[] = ['site', 'cart']

/** Returns the namespaces of nested routes, outermost first; all if the page declares none. */
export function namespacesOfPage(handles: readonly (PageHandle | undefined)[]): Namespace[] {
  if (!handles.at(-1)?.namespaces) return [...namespaces]
  return [
    ...new Set([...commonNamespaces, ...handles.flatMap((handle) => handle?.namespaces ?? [])]),
  ]
}

export function usePageNamespaces(): Namespace[] {
  const matches = useMatches()
  return useMemo(
    () => namespacesOfPage(matches.map((match) => match.handle as PageHandle | undefined)),
    [matches],
  )
}

/** Suspends a client-side navigation until the translations of the new page are loaded. */
export function useLoadedPageNamespaces(): void {
  useTranslation(usePageNamespaces())
}
