// The Content-Security-Policy of a page: scripts from this origin, and the inline ones it names by hash.
import { createHash } from 'node:crypto'

// A data block (application/json) never runs, so the policy does not ask for its hash.
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g

/** `'sha256-…'` of each inline script of the page, once each. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}

/** `relaxed` is for development only: Vite puts styles into the page and keeps a socket open. */
export function contentPolicy(html: string, relaxed = false): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes(html)].join(' '),
    relaxed ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    relaxed ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
