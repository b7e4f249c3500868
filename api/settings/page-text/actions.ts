// Use cases of the texts of public pages, which staff edit: read
// the current text, list its versions, publish a new version.
import type { PageVersionList, PublishPageText, ShownPageText } from '@tingkat/contract/page-text'
import { countries, findLanguage, type CountryCode } from '@tingkat/ordering/country/country'
import type { Purges } from '../../cdn/purges.ts'
import { problem } from '../../http/problem.ts'
import type { Caller, ChangeStore } from '../../staff/change-store.ts'
import type { PageKey, PageTextStore } from './store.ts'

export type PageTextPorts = {
  texts: PageTextStore
  changes: ChangeStore
  purges: Pick<Purges, 'country' | 'announce'>
  clock: () => Date
}
type Key = PageKey & { country: CountryCode }

/** Returns the text that is valid today in the country, or null if staff have published none. */
export async function readPageText(
  { texts, clock }: Pick<PageTextPorts, 'texts' | 'clock'>,
  key: Key,
): Promise<ShownPageText> {
  const found = await texts.findInForce(key, dayIn(key.country, clock()))
  return { text: found ? { ...found.content, validFrom: found.validFrom } : null }
}

export async function listPageVersions(
  { texts }: Pick<PageTextPorts, 'texts'>,
  key: Key,
): Promise<PageVersionList> {
  const versions = await texts.list(key)
  return {
    versions: versions.map((version) => ({
      ...version,
      publishedAt: version.publishedAt.toISOString(),
    })),
  }
}

/**
 * Publishes a version of a text. A repeated request with the same action id has no effect. Throws
 * invalid_request for a language that the country does not have, and for a first day in the past.
 */
export async function publishPageText(
  ports: PageTextPorts,
  caller: Caller,
  page: string,
  { actionID, country, language, validFrom, content }: PublishPageText,
): Promise<PageVersionList> {
  const key = { country, page, language }
  if (!findLanguage(countries[country], language)) throw invalid('language')
  if (validFrom < dayIn(country, caller.at)) throw invalid('validFrom')
  const input = { ...key, validFrom, content }
  await ports.changes.runOnce(caller, { actionID, kind: 'page.publish', input }, async (open) => {
    const by = caller.personID ?? ''
    const version = await ports.texts.insert(open, {
      ...key,
      validFrom,
      content,
      by,
      at: caller.at,
    })
    await ports.purges.country(open, country)
    const targetID = `${country} ${page} ${language} ${version}`
    const audit = {
      action: 'page.publish',
      targetKind: 'page_text',
      targetID,
      scope: `country:${country}`,
      country,
      after: { validFrom, content },
    }
    return { targetID, audit }
  })
  await ports.purges.announce()
  return await listPageVersions(ports, key)
}

const invalid = (path: string) =>
  problem('invalid_request', { faults: [{ path, message: 'is not possible in this country' }] })

/** Returns the calendar day in the country's first time zone. */
function dayIn(country: CountryCode, now: Date): string {
  // The Swedish locale formats a date as in ISO 8601, for example `2026-03-18`.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: countries[country].timeZones[0],
    dateStyle: 'short',
  }).format(now)
}
