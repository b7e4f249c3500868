// The translation namespaces that a page needs: those that its routes declare, and the common ones.
import { createContext, useMemo } from 'react'
import { useTranslation } from './use-translation.ts'
import { useMatches } from 'react-router'
import type { PageHandle } from '../navigation/page-handle.ts'
import type { Namespace } from './namespaces.ts'

/** The version of the translations that the server embeds; undefined in the browser. */
export const TranslationsVersion = createContext<string | undefined>(undefined)

// Every page has a header and footer (namespace `site`) and the basket (namespace `cart`).
const commonNamespaces: readonly Namespace[] = ['site', 'cart']

/** `handles` belong to the nested routes of the page, outermost first. */
export const namespacesOfPage = (handles: readonly (PageHandle | undefined)[]): Namespace[] => [
  ...new Set([...commonNamespaces, ...handles.flatMap((handle) => handle?.namespaces ?? [])]),
]

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
