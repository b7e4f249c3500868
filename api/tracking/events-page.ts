// Generates the text of docs/events.md from the catalogue of analytics events.
import { commonFields, eventCatalogue, type EventEntry } from '@tingkat/contract/event-catalogue'

const fieldText = ([name, kind]: [string, string | readonly string[]]) =>
  typeof kind === 'string'
    ? `\`${name}\`${kind.endsWith('?') ? ' (may be missing)' : ''} ${kind.replace('?', '')}`
    : `\`${name}\` ${kind.join(' \\| ')}`

const fieldsText = (fields: EventEntry['fields']) =>
  Object.entries(fields).map(fieldText).join(', ')

export function writeEventsPage(): string {
  const rows = Object.entries(eventCatalogue as Record<string, EventEntry>).map(
    ([name, { when, fields, dataLayer, ga4 }]) =>
      `| \`${name}\` | ${when} | ${fieldsText(fields)} | \`${dataLayer}\` | ${ga4 ? `\`${ga4}\`` : ''} |`,
  )
  return `# Events

Generated from \`contract/event-catalogue.ts\` by \`npm run events:page\`; a test checks that it is current.

The storefront records an event with \`track\`. It leaves the page only with the consent of the
eater: the settings of a country require consent (\`ask\`) or assume it until it is withdrawn
(\`assume\`). A browser with Global Privacy Control or Do Not Track sends nothing. Eaters change
their choice on the privacy page. Events go to two destinations:

- **The collector**: \`POST /api/v1/events\`, at most 50 events a batch. It validates each event
  against the catalogue, drops invalid ones one by one, and passes the others to the database
  (thirty days) or to \`EVENTS_URL\`, where each batch arrives as JSON with an \`Idempotency-Key\`.
  An event is identified by its visit and \`n\`, the eater by the safeId only. Visits, networks and
  the table have limits in bytes ([limits](limits.md)); beyond them events are refused or the oldest
  deleted.
- **The tag manager**: \`window.dataLayer\`, with the names of the fourth column, and with the names
  and formats of Google (GA4).

The collector gets amounts in whole minor units, the data layer in units, always with a currency.
Events contain no personal data: no name, number, address, position, code or token. A search is cut
to 100 characters, and dropped if it looks like a phone number or an address. Of a note, only known
words about food are sent (\`contract/clean-note.ts\`).

Every event has ${fieldsText(commonFields)}.

| event | when | fields | data layer | GA4 |
|---|---|---|---|---|
${rows.join('\n')}
`
}
