// Where pages come from: the storefront's server entry, built beforehand or fresh from Vite.
import type { Client } from '@tingkat/contract/client'

/** The part of the storefront's server entry that the server uses. */
export type Pages = {
  answer(request: Request, client: Client): Promise<Response>
  /** Country and language that the request's page will have. */
  placeOf(request: Request): { country: { code: string } | null; language: string; fromPath: boolean }
}

export type PageSource = () => Promise<Pages>

type ServerEntry = { placeOf: Pages['placeOf']; createPages(build: unknown, mode: string, connect: readonly string[]): Pages['answer'] }
export type StorefrontBuild = { entry: { module: ServerEntry } }

/** The pages of a build. `mapStyleUrl` is where their maps come from, and may fetch from. */
export function pagesOf(build: StorefrontBuild, mode: 'production' | 'development', mapStyleUrl?: string): Pages {
  const { createPages, placeOf } = build.entry.module
  return { answer: createPages(build, mode, mapStyleUrl ? [new URL(mapStyleUrl).origin] : []), placeOf }
}

/** Throws an Error of one plain sentence when there is no build. */
export async function loadBuild(url: URL, mapStyleUrl?: string): Promise<Pages> {
  try {
    return pagesOf(await import(url.href) as StorefrontBuild, 'production', mapStyleUrl)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('The storefront is not built: run `npm run build` first, or `npm start`, which builds it.', { cause: error })
  }
}
