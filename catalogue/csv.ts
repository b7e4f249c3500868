// Reads and writes the rows of a table as CSV (RFC 4180), UTF-8 with a byte order mark, as
// spreadsheets expect.

const byteOrderMark = '\uFEFF'
// A spreadsheet evaluates a cell that begins with one of these characters as a formula. Such cells
// get an apostrophe in front.
const formulaStart = /^['=+\-@\t\r]/

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Returns the rows of a CSV text, without empty rows at the end. Never fails: a quoted cell that is
 * not closed extends to the end of the text.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"?|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy
  cells.lastIndex = text.startsWith(byteOrderMark) ? 1 : 0
  while (cells.lastIndex < text.length || row.length > 0) {
    const start = cells.lastIndex
    const match = cells.exec(text)
    if (!match) {
      // Text after the closing quote of a CSV cell is invalid; the cell is read unquoted, up to the
      // next separator.
      const end = text.slice(start).search(/[,\r\n]/)
      const stop = end === -1 ? text.length : start + end
      row.push(readCell(text.slice(start, stop)))
      cells.lastIndex = stop
      if (text[stop] === ',') cells.lastIndex += 1
      else {
        rows.push(row)
        row = []
        cells.lastIndex += text.startsWith('\r\n', stop) ? 2 : 1
      }
      continue
    }
    const [, quoted, plain = '', separator] = match
    row.push(readCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (separator === ',') continue
    rows.push(row)
    row = []
    if (separator === '') break
  }
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}

const readCell = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
