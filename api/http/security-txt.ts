// Serves `/.well-known/security.txt` (RFC 9116): the contact for reports of vulnerabilities.
import { languageCodes } from '@tingkat/ordering/country/country'
import type { App } from './app.ts'

const path = '/.well-known/security.txt'
const dayMs = 86_400_000
// RFC 9116 recommends that the text is valid for less than a year.
const validDays = 180

export type SecurityTxt = {
  /** A `mailto:`, `https:` or `tel:` URI. If undefined, the file does not exist. */
  contact: string | undefined
  publicUrl: string
  clock: () => Date
}

/** Returns the text. Its date of expiry is a midnight, so that the text changes only once a day. */
export function securityTxt({ contact, publicUrl, clock }: SecurityTxt): string {
  const today = Math.floor(clock().getTime() / dayMs) * dayMs
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    // The URL of this file. RFC 9116 allows https only, so it is left out without https.
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${path}`] : []),
  ]
  return `${fields.join('\n')}\n`
}

export function registerSecurityTxt(app: App, options: SecurityTxt): void {
  if (!options.contact) return
  app.get(path, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(options)),
  )
}
