// Writes tables as CSV for spreadsheets: UTF-8 with a byte order mark, RFC 4180.

/** Spreadsheets run a cell that begins with one of these characters as a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * Returns the cell as CSV, quoted if necessary. A text that would be a formula gets an apostrophe
 * in front.
 */
function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`

/** Lets the browser save the text as a file. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeMs)
}

// The delay in milliseconds before the blob URL is revoked, because some browsers read it only
// after the click has been handled.
const revokeMs = 10_000
