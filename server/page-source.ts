// Where pages come from: the storefront's server entry, built beforehand or fresh from Vite.
import type { Client } from '@tingkat/contract/client'

/** The part of the storefront's server entry that the server uses. */
export type Pages = {
  answer(request: Request, client: Client): Promise<Response>
  /** Country and language that the request's page will have. */
  placeOf(request: Request): {
    country: { code: string } | null
    language: string
    fromPath: boolean
  }
}

export type PageSource = () => Promise<Pages>

type ServerEntry = {
  placeOf: Pages['placeOf']
  createPages(build: unknown, mode: string, origins: Origins): Pages['answer']
}
export type StorefrontBuild = { entry: { module: ServerEntry } }

/** Besides their own origin. */
type Origins = { connect: string[]; scripts: string[]; frames: string[] }
/** What is set up that comes from elsewhere. */
export type Elsewhere = {
  mapStyleUrl?: string | undefined
  payments?: { provider: string }
  monitoring?: { dsn: string } | undefined
}

// Stripe's list (docs.stripe.com/security/guide, Content Security Policy): its script, its frames, and what they ask.
const stripe = {
  connect: ['https://api.stripe.com'],
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** The origins that pages may reach: where maps come from, where errors are reported, and Stripe where it takes cards. */
export function originsOf({ mapStyleUrl, payments, monitoring }: Elsewhere): Origins {
  const cards = payments?.provider === 'stripe' ? stripe : { connect: [], scripts: [], frames: [] }
  return {
    ...cards,
    connect: [
      ...[mapStyleUrl, monitoring?.dsn].flatMap((url) => (url ? [new URL(url).origin] : [])),
      ...cards.connect,
    ],
  }
}

/** The pages of a build. */
export function pagesOf(
  build: StorefrontBuild,
  mode: 'production' | 'development',
  elsewhere: Elsewhere = {},
): Pages {
  const { createPages, placeOf } = build.entry.module
  return { answer: createPages(build, mode, originsOf(elsewhere)), placeOf }
}

/** Throws an Error of one plain sentence when there is no build. */
export async function loadBuild(url: URL, elsewhere: Elsewhere = {}): Promise<Pages> {
  try {
    return pagesOf((await import(url.href)) as StorefrontBuild, 'production', elsewhere)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'The storefront is not built: run `npm run build` first, or `npm start`, which builds it.',
      { cause: error },
    )
  }
}
