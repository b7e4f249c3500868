// The Content-Security-Policy of a page: scripts of this origin, and inline scripts by hash.
import { createHash } from 'node:crypto'
import type { Origins } from './api-context.ts'

export type HashedPage = {
  /** The page without nonces, so that each response has the same bytes. */
  html: string
  /** `'sha256-…'` of each inline script with the nonce, without duplicates. */
  hashes: string[]
}

/**
 * Replaces the nonces of inline scripts with hashes for the policy. `nonce` is a secret of this
 * rendering: an injected script cannot have it, gets no hash, and is blocked by the policy.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`
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
 * External origins are those of the map source and the card provider. `relaxed` is for development
 * only: Vite adds inline scripts and styles to the page and uses a WebSocket.
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
