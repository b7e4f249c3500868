// The Content-Security-Policy of a page: scripts from this origin, and its own inline ones by hash.
import { createHash } from 'node:crypto'
import type { Origins } from './api-context.ts'

export type HashedPage = {
  /** Without the marks: the same bytes for everyone. */
  html: string
  /** `'sha256-…'` of each marked inline script, once each. */
  hashes: string[]
}

/**
 * Takes the marks off the page's own scripts and names the inline ones by hash. `mark` is the nonce that they were
 * rendered with, a secret of this rendering: a script that slipped in with somebody's text cannot carry it, so the
 * policy does not let it run.
 */
export function hashInlineScripts(html: string, mark: string): HashedPage {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}

/**
 * Other origins are where maps come from, and the card provider's own script and frames where it takes cards. `relaxed` is for
 * development only: Vite puts scripts and styles into the page and keeps a socket open.
 */
export function contentPolicy(
  hashes: readonly string[],
  {
    relaxed = false,
    connect = [],
    scripts = [],
    frames = [],
  }: Origins & { relaxed?: boolean } = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(relaxed ? ["'unsafe-inline'"] : hashes)].join(' '),
    relaxed ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...(relaxed ? ['ws:'] : [])].join(' '),
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
