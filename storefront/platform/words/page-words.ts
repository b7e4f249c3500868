// Which words a page carries: those that its routes name, and what every page needs.
import { createContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router'
import type { PageHandle } from '../navigation/page-handle.ts'
import { namespaces, type Namespace } from './words.ts'

/** Which release's words the server writes into the page; undefined in the browser. */
export const WordsVersion = createContext<string | undefined>(undefined)

// The frame and the basket stand on every page.
const always: readonly Namespace[] = ['site', 'cart']

/** All of them for a page that names none. */
export function wordsOfPage(handles: readonly (PageHandle | undefined)[]): Namespace[] {
  const named = handles.map((handle) => handle?.words).filter((words) => words !== undefined)
  if (!handles.at(-1)?.words) return [...namespaces]
  return [...new Set([...always, ...named.flat()])]
}

export function usePageWords(): Namespace[] {
  const matches = useMatches()
  return useMemo(
    () => wordsOfPage(matches.map((match) => match.handle as PageHandle | undefined)),
    [matches],
  )
}

/** Holds a page that the browser goes to until its words are there; the page before stays meanwhile. */
export function useLoadedPageWords(): void {
  useTranslation(usePageWords())
}
