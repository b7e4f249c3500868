// Reads the `@font-face` rules of the style sheets.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const styles = join(import.meta.dirname, '../../ui/styles')
const css = ['fonts.css', 'east-asian/fonts.css']
  .map((file) => readFileSync(join(styles, file), 'utf8'))
  .join('\n')

/** Returns the `unicode-range` of the font face with this file, as pairs of code points. */
export function rangesOf(font: string): [first: number, last: number][] {
  const [face = ''] = css.split('@font-face').filter((text) => text.includes(`/${font}.woff2`))
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? []
  return ranges.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code.trim(), 16))
    return [first, last]
  })
}

/** Returns the `font-weight` of each font face, by font family. */
export function weightsByFamily(): Record<string, string[]> {
  const weights: Record<string, string[]> = {}
  for (const face of css.split('@font-face').slice(1)) {
    const [, family = ''] = /font-family: '([^']+)'/.exec(face) ?? []
    const [, weight = 'normal'] = /font-weight: ([^;]+);/.exec(face) ?? []
    weights[family] = [...(weights[family] ?? []), weight]
  }
  return weights
}
