// Parses lists of acknowledged orders, which are kept outside the database, to find orders that a
// restored database has lost.

export type Acknowledged = { id: string; at: Date }

/**
 * Parses lines of `ORDER_ID TIME` (ISO 8601 with a zone). Returns the orders that were acknowledged
 * up to `before`, or all without it. Throws an Error that names the first faulty line.
 */
export function parseAcknowledged(text: string, before?: string): Acknowledged[] {
  const limit = before === undefined ? undefined : parseTime(before, `--before ${before}`)
  return text
    .split('\n')
    .map((line, index) => ({ words: line.trim().split(/\s+/), place: `line ${index + 1}` }))
    .filter(({ words }) => words[0] !== '')
    .map(({ words: [id = '', time = ''], place }) => ({ id, at: parseTime(time, place) }))
    .filter(({ at }) => !limit || at <= limit)
}

function parseTime(text: string, place: string): Date {
  if (
    !/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text) ||
    Number.isNaN(Date.parse(text))
  )
    throw new Error(`${place}: the time must look like 2026-03-18T12:30:00+08:00.`)
  return new Date(text)
}
