// Draws a page of a ticket as a black-and-white picture for a thermal
// printer, in any script, so that the printer needs no fonts.
import type { ClaimedTicket } from '@tingkat/contract/console/tickets'
import { openFonts } from './fonts/open-fonts.ts'

type TicketLine = ClaimedTicket['pages'][number][number]
/**
 * A black-and-white picture for the printer. One byte per dot, row by row: 0 is black, 255 is
 * white.
 */
export type Picture = { width: number; height: number; dots: Uint8Array }

/** Dots per millimetre of common thermal printers (203 dpi). */
const dotsPerMm = 8
/** The printable width of the paper, in dots: 72 mm of 80 mm paper, 48 mm of 58 mm paper. */
export const paperDots = { 80: 576, 58: 384 } as const
export type PaperWidth = keyof typeof paperDots

/** The height of capital letters for each text size of a ticket, in millimetres. */
const letterMm = { code: 10.5, large: 4.5, normal: 3, small: 2.5 } as const
/** The height of a capital letter of Noto Sans, as a share of the font size. */
const capHeight = 0.714
const indentDots = 3 * dotsPerMm
const gapDots = Math.round(1.5 * dotsPerMm)
const paddingDots = dotsPerMm

openFonts()
// Sharp reads the font settings once, so it is imported only after `openFonts` has set them.
const { default: sharp } = await import('sharp')

export async function drawPage(lines: readonly TicketLine[], paper: PaperWidth): Promise<Picture> {
  const width = paperDots[paper]
  const bands: Picture[] = []
  for (const line of lines) bands.push(await drawLine(line, width))
  const height = bands.reduce((sum, band) => sum + band.height, 0)
  const dots = new Uint8Array(width * height)
  let offset = 0
  for (const band of bands) {
    dots.set(band.dots, offset)
    offset += band.dots.length
  }
  return { width, height, dots }
}

/** Draws a line of the ticket, wrapped to the width of the paper, with its margins. */
async function drawLine(line: TicketLine, width: number): Promise<Picture> {
  const left = paddingDots + line.indent * indentDots
  const text = await drawText(line, width - left - paddingDots)
  // The gap below a line is white; a line in white on black also has black padding above and below
  // its text.
  const above = line.reverse ? paddingDots : 0
  const height = text.height + 2 * above + gapDots
  const dots = new Uint8Array(width * height).fill(255)
  if (line.reverse) dots.fill(0, 0, width * (height - gapDots))
  for (let row = 0; row < text.height; row++)
    for (let column = 0; column < text.width; column++) {
      const isInk = (text.dots[row * text.width + column] ?? 0) >= 128
      if (isInk) dots[(row + above) * width + left + column] = line.reverse ? 255 : 0
    }
  return { width, height, dots }
}

/**
 * Returns the text as a picture in which 255 is ink and 0 is paper. A `code` that is too wide is
 * narrowed and keeps its height.
 */
async function drawText(
  { text, size, struck, reverse }: TicketLine,
  width: number,
): Promise<Picture> {
  const shown = escape(text.trim() || ' ')
  const points = Math.round((letterMm[size] * dotsPerMm) / capHeight)
  const isBold = reverse || size === 'code' || size === 'large'
  const drawn = sharp({
    text: {
      text: struck ? `<s>${shown}</s>` : shown,
      font: `Noto Sans ${isBold ? 'Bold ' : ''}${points}`,
      // At 72 dpi, one point of the font size is one dot of the printer.
      dpi: 72,
      ...(size === 'code' ? {} : { width, wrap: 'word-char' as const }),
    },
  })
  const ink = await drawn.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  if (ink.info.width <= width) return toPicture(ink)
  const { height, channels } = ink.info
  const narrow = sharp(ink.data, { raw: { width: ink.info.width, height, channels } })
  return toPicture(
    await narrow.resize(width, height, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true }),
  )
}

function toPicture({
  data,
  info: { width, height, channels },
}: {
  data: Buffer
  info: { width: number; height: number; channels: number }
}): Picture {
  const dots = new Uint8Array(width * height)
  for (let index = 0; index < dots.length; index++) dots[index] = data[index * channels] ?? 0
  return { width, height, dots }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
