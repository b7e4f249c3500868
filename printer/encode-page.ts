// Encodes a picture as ESC/POS commands, which most receipt printers understand.
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { Picture } from './draw-page.ts'

// A printer with little memory pauses while it prints a high picture, so the picture is cut into
// bands. The encoder splits pictures above 255 rows itself; 248 is the largest multiple of 8 below
// 255.
const bandRows = 248

/** Returns the ESC/POS commands that print the picture and cut the paper. */
export function encodePage({ width, height, dots }: Picture): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    imageMode: 'raster',
    feedAfterBlock: false,
    feedBeforeCut: 4,
    embedded: false,
    createCanvas: null,
  })
  encoder.initialize()
  for (let top = 0; top < height; top += bandRows) {
    const rows = Math.min(bandRows, height - top)
    // The encoder of ESC/POS commands accepts only heights that are multiples of eight.
    const padded = Math.ceil(rows / 8) * 8
    const data = new Uint8ClampedArray(width * padded * 4).fill(255)
    for (let index = 0; index < width * rows; index++)
      data.fill(dots[top * width + index] ?? 255, index * 4, index * 4 + 3)
    const image = { width, height: padded, data, colorSpace: 'srgb' as const }
    encoder.image(image, { width, height: padded, algorithm: 'threshold', mode: 'raster' })
  }
  return encoder.cut().encode()
}
