// The page of events for people, written from the catalogue.
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

Written from \`contract/event-catalogue.ts\` by \`npm run events:page\`; a test holds this page to it.

An event is noted where it happens (\`track\`), and leaves the page only as far as the eater consents: a country's
settings say whether visits are measured after a yes (\`ask\`) or until a no (\`assume\`), a browser that asks not to be tracked
(Global Privacy Control, Do Not Track) is believed, and anybody changes their mind on the privacy page. Two outputs come of it:

- **The tracking service**: \`POST /api/v1/events\`, at most 50 events a batch. The collector checks each against the catalogue,
  drops what does not fit one by one, and hands the others to the database (thirty days) or to \`EVENTS_URL\`, where each batch
  comes as JSON with an \`Idempotency-Key\`; an event is known by its visit and \`n\`. Who is logged in stands there by the safeId alone.
- **The tag manager**: \`window.dataLayer\`, by the names of the fourth column, and beside it by Google's (GA4) in its own shapes.

Money goes to the service in whole minor units, to the data layer in units, always beside its currency. Nothing of a person is
in an event: no name, number, address, position, code or token. A search is cut to 100 characters, and dropped where it looks
like a number to call or an address; of a note the words that belong to kitchens are told (\`contract/clean-note.ts\`), and no others.

Every event carries ${fieldsText(commonFields)}.

| event | when | fields | data layer | GA4 |
|---|---|---|---|---|
${rows.join('\n')}
`
}
