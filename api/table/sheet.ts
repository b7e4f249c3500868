// Printable sheets of table QR codes: one HTML file for A4 paper, with cutting marks.
import type { PartnerTable } from '@tingkat/contract/table'
import type { LanguageCode } from '@tingkat/ordering/country/country'
import { renderSVG } from 'uqr'

/**
 * For each size of the sheet, the width and height of a card in millimetres, and the numbers of
 * columns and rows of cards that fit on A4 with margins of 10 mm.
 */
export const sheetSizes = {
  small: { width: 60, height: 85, columns: 3, rows: 3 },
  medium: { width: 90, height: 125, columns: 2, rows: 2 },
  large: { width: 180, height: 250, columns: 1, rows: 1 },
} as const
export type SheetSize = keyof typeof sheetSizes

const sheetWords: Record<LanguageCode, { table: string; scan: string }> = {
  en: { table: 'Table', scan: 'Scan to see the menu and order' },
  id: { table: 'Meja', scan: 'Pindai untuk melihat menu dan memesan' },
  th: { table: 'โต๊ะ', scan: 'สแกนเพื่อดูเมนูและสั่งอาหาร' },
  vi: { table: 'Bàn', scan: 'Quét mã để xem thực đơn và gọi món' },
}

export type Sheet = {
  merchantName: string
  tables: readonly PartnerTable[]
  language: LanguageCode
  size: SheetSize
}

/**
 * Returns the HTML file. Each table has a card with its
 * number, its QR code, instructions, and the URL as text.
 */
export function drawSheet({ merchantName, tables, language, size }: Sheet): string {
  const { columns, rows } = sheetSizes[size]
  const cardsPerPage = columns * rows
  const pages = Array.from({ length: Math.ceil(tables.length / cardsPerPage) }, (_, page) =>
    tables.slice(page * cardsPerPage, (page + 1) * cardsPerPage),
  )
  const cards = pages
    .map(
      (page) =>
        `<section>${page.map((table) => drawCard(merchantName, table, language)).join('')}</section>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escape(merchantName)}</title>
<style>${styleOf(size)}</style>
${cards}
</html>
`
}

function drawCard(
  merchantName: string,
  { tableNumber, address }: PartnerTable,
  language: LanguageCode,
): string {
  const { table, scan } = sheetWords[language]
  // At error correction level Q, a QR code remains readable if a quarter of it is damaged.
  const code = renderSVG(address, { ecc: 'Q', border: 2 })
  return (
    `<article><i></i><i></i><i></i><i></i><h1>${escape(merchantName)}</h1>` +
    `<p class="n">${table} <b>${escape(tableNumber)}</b></p>${code}<p>${scan}</p>` +
    `<p class="a">${escape(shortAddress(address))}</p></article>`
  )
}

/**
 * Returns the URL without scheme and table code. It is short enough to type, and opens the
 * merchant's menu.
 */
const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/\?.*$/, '')

function styleOf(size: SheetSize): string {
  const { width, height, columns } = sheetSizes[size]
  const unit = width / 90
  return `
@page { size: A4; margin: 10mm }
* { box-sizing: border-box; margin: 0 }
body { font: ${(4 * unit).toFixed(2)}mm/1.35 "Plus Jakarta Sans", "Noto Sans Thai", system-ui, sans-serif; color: #1e1a16; background: #fff }
section { display: grid; grid-template-columns: repeat(${columns}, ${width}mm); justify-content: center; break-after: page }
section:last-of-type { break-after: auto }
article { position: relative; width: ${width}mm; height: ${height}mm; padding: 6%; display: grid; justify-items: center; align-content: center; gap: 2%; text-align: center; overflow-wrap: anywhere; break-inside: avoid }
h1 { font-size: ${(5 * unit).toFixed(2)}mm }
.n b { font-size: ${(11 * unit).toFixed(2)}mm; line-height: 1 }
svg { width: ${(52 * unit).toFixed(2)}mm; height: auto }
.a { font-size: ${Math.max(2.2, 2.8 * unit).toFixed(2)}mm; color: #544d46 }
i { position: absolute; width: 4mm; height: 4mm; border: 0 solid #858d82 }
i:nth-of-type(1) { left: 0; top: 0; border-width: .2mm 0 0 .2mm }
i:nth-of-type(2) { right: 0; top: 0; border-width: .2mm .2mm 0 0 }
i:nth-of-type(3) { left: 0; bottom: 0; border-width: 0 0 .2mm .2mm }
i:nth-of-type(4) { right: 0; bottom: 0; border-width: 0 .2mm .2mm 0 }
`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
