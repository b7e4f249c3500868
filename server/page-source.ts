// Loads the storefront's code that renders pages on the server, from the
// build or from Vite, and tells it which other origins its pages may use.
import type { Client } from '@tingkat/contract/client'

/** The functions of the storefront that the server uses. */
export type Pages = {
  answer(request: Request, client: Client): Promise<Response>
  /** Returns the country and language of the page that the request asks for. */
  localeOf(request: Request): {
    country: { code: string } | null
    language: string
    fromPath: boolean
  }
}

export type PageSource = () => Promise<Pages>

type ServerEntry = {
  localeOf: Pages['localeOf']
  createPages(build: unknown, mode: string, origins: Origins): Pages['answer']
}
export type StorefrontBuild = { entry: { module: ServerEntry } }

/** Origins that the content security policy allows besides the page's own origin. */
type Origins = { connect: string[]; scripts: string[]; frames: string[] }
/** The settings of services that browsers reach at other origins. */
export type ExternalServices = {
  mapStyleUrl?: string | undefined
  payments?: { provider: string }
  monitoring?: { dsn: string } | undefined
}

// The origins that Stripe needs. Source: docs.stripe.com/security/guide, section “Content Security
// Policy”.
const stripe = {
  connect: ['https://api.stripe.com'],
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** Returns the origins that pages may use: the map's source, the error monitoring, and Stripe. */
export function externalOrigins({ mapStyleUrl, payments, monitoring }: ExternalServices): Origins {
  const cards = payments?.provider === 'stripe' ? stripe : { connect: [], scripts: [], frames: [] }
  return {
    ...cards,
    connect: [
      ...[mapStyleUrl, monitoring?.dsn].flatMap((url) => (url ? [new URL(url).origin] : [])),
      ...cards.connect,
    ],
  }
}

/** Returns the functions of the storefront's build, which allow its pages these origins. */
export function createPagesFromBuild(
  build: StorefrontBuild,
  mode: 'production' | 'development',
  services: ExternalServices = {},
): Pages {
  const { createPages, localeOf } = build.entry.module
  return { answer: createPages(build, mode, externalOrigins(services)), localeOf }
}

/**
 * Loads the production build. Throws an Error that names the command to run if there is no build.
 */
export async function loadBuild(url: URL, services: ExternalServices = {}): Promise<Pages> {
  try {
    return createPagesFromBuild((await import(url.href)) as StorefrontBuild, 'production', services)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(
      'The storefront is not built: run `npm run build` first, or `npm start`, which builds it.',
      { cause: error },
    )
  }
}
