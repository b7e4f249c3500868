// Makes small fonts. `styles/latin` divides the Latin font: one file has the characters of English
// and Indonesian texts, the other the remaining ones. `styles/east-asian` has the Chinese,
// Japanese, Korean and Tamil characters of the demo, for machines that have no fonts for them.
// Run it by hand when the demo gets new characters: `node ui/subset-fonts-command.ts`. It installs
// the fonts (OFL) into a temporary folder. Copy the ranges that it prints into
// `ui/styles/east-asian/fonts.css`.
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: { wght: { min: number; max: number } }
    /** The OpenType features that the small font keeps. */
    keepFeatures?: string[]
  },
) => Promise<Buffer>

const packages = [
  'subset-font@2.9.0',
  '@fontsource-variable/plus-jakarta-sans@5.3.0',
  ...['sc', 'tc', 'jp', 'kr', 'tamil'].map((script) => `@fontsource/noto-sans-${script}@5.3.0`),
]

const listCharacters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  )

const latinFile =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
// The lowest and the highest font weight that the style sheets use.
const latinWeights = { min: 400, max: 800 }
// The OpenType features that browsers apply by default, and tabular figures (`tnum`).
const latinFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']
// ASCII, and the other characters of names and texts in English and Indonesian.
const commonLatin = `${listCharacters(0x20, 0x7e)}\u00a0©·×éñÑ–—‘’“”…•−€`
const allLatin = `${listCharacters(0x20, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329${listCharacters(0x2000, 0x206f)}€™↑↓−∕`

const simplified = 'noto-sans-sc/files/noto-sans-sc-chinese-simplified'

/**
 * Fonts by name, the most preferred first. One file serves all weights, because names are shown in
 * weights 500 to 800 only. Files with a number have rare characters. A font with a pattern has only
 * the characters of the merchants' names in the files that match the pattern: pages with lists of
 * merchants need no other characters, and a larger font would delay their first pictures.
 */
const sources: readonly (readonly [name: string, file: string, namesIn?: string])[] = [
  ['han-names-sg', simplified, 'sg/*merchants/*.yaml'],
  ['han-names', simplified, '*/*merchants/*.yaml'],
  ['han', simplified],
  ['han-traditional', 'noto-sans-tc/files/noto-sans-tc-chinese-traditional'],
  ['han-japanese', 'noto-sans-jp/files/noto-sans-jp-japanese'],
  ['hangul', 'noto-sans-kr/files/noto-sans-kr-korean'],
  ['tamil', 'noto-sans-tamil/files/noto-sans-tamil-tamil'],
  ['han-rare-1', 'noto-sans-sc/files/noto-sans-sc-43'],
  ['han-rare-2', 'noto-sans-sc/files/noto-sans-sc-56'],
]

const scripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tamil}ー]/u

const folder = join(import.meta.dirname, 'styles/east-asian')
const latinFolder = join(import.meta.dirname, 'styles/latin')

const demo = join(import.meta.dirname, '../catalogue/demo')

const readDemo = (pattern: string): string =>
  globSync(pattern, { cwd: demo })
    .map((file) => readFileSync(join(demo, file), 'utf8'))
    .join('\n')

/** Returns the names of the merchants in the files that match the pattern. */
const readNames = (pattern: string): string =>
  Array.from(readDemo(pattern).matchAll(/^ +- ID: .+\n +name: (.+)$/gm), ([, name]) => name).join()

/**
 * Returns the characters of the demo catalogues that the fonts of the storefront's languages do not
 * have.
 */
function readCharacters(): string[] {
  return [...new Set(readDemo('**/*.yaml'))]
    .filter((character) => scripts.test(character))
    .toSorted()
}

async function run(packagesFolder: string): Promise<void> {
  const require = createRequire(join(packagesFolder, 'package.json'))
  const { default: subsetFont } = (await import(
    pathToFileURL(require.resolve('subset-font')).href
  )) as { default: SubsetFont }
  await writeLatin(require, subsetFont)
  await writeEastAsian(require, subsetFont)
}

async function writeLatin(require: NodeJS.Require, subsetFont: SubsetFont): Promise<void> {
  mkdirSync(latinFolder, { recursive: true })
  const font = readFileSync(require.resolve(latinFile))
  const others = Array.from(allLatin).filter((character) => !commonLatin.includes(character))
  for (const [name, characters] of [
    ['latin', commonLatin],
    ['latin-others', others.join('')],
  ] as const) {
    const bytes = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: latinWeights },
      keepFeatures: latinFeatures,
    })
    writeFileSync(join(latinFolder, `${name}.woff2`), bytes)
    process.stdout.write(`${name}: ${bytes.length} bytes\n`)
  }
}

async function writeEastAsian(require: NodeJS.Require, subsetFont: SubsetFont): Promise<void> {
  mkdirSync(folder, { recursive: true })
  let left = readCharacters()
  const covered: Record<string, string> = {}
  for (const [name, file, namesIn] of sources) {
    const names = namesIn && readNames(namesIn)
    const wanted = names ? left.filter((character) => names.includes(character)) : left
    const font = readFileSync(require.resolve(`@fontsource/${file}-600-normal.woff2`))
    const known = readCharacterMap(
      await subsetFont(font, wanted.join(''), { targetFormat: 'sfnt' }),
    )
    const found = wanted.filter((character) => known.has(character.codePointAt(0) ?? 0))
    left = left.filter((character) => !found.includes(character))
    if (found.length === 0) continue
    const bytes = await subsetFont(font, found.join(''), { targetFormat: 'woff2' })
    writeFileSync(join(folder, `${name}.woff2`), bytes)
    covered[name] = found.join('')
    process.stdout.write(`${name}: ${found.length} characters, ${bytes.length} bytes\n`)
    if (namesIn) process.stdout.write(`  unicode-range: ${found.map(toCodePoint).join(', ')};\n`)
  }
  writeFileSync(join(folder, 'characters.json'), `${JSON.stringify(covered, null, 2)}\n`)
  if (left.length > 0) throw new Error(`No font has ${left.join(' ')}.`)
}

const toCodePoint = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`

/** Returns the code points of an OpenType font, from its table `cmap`. */
function readCharacterMap(font: Buffer): Set<number> {
  const codePoints = new Set<number>()
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const table = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (table === undefined) return codePoints
  const start = font.readUInt32BE(table + 8)
  for (let index = 0; index < font.readUInt16BE(start + 2); index++) {
    const at = start + font.readUInt32BE(start + 8 + index * 8)
    for (const [first, last] of readRanges(font, at))
      for (let code = first; code <= last && code !== 0xffff; code++) codePoints.add(code)
  }
  return codePoints
}

/** Returns the ranges of a subtable in format 4 (16 bits) or 12 (32 bits). */
function readRanges(font: Buffer, at: number): [first: number, last: number][] {
  const format = font.readUInt16BE(at)
  if (format === 12)
    return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => [
      font.readUInt32BE(at + 16 + index * 12),
      font.readUInt32BE(at + 20 + index * 12),
    ])
  if (format !== 4) return []
  const count = font.readUInt16BE(at + 6) / 2
  return Array.from({ length: count }, (_, index) => [
    font.readUInt16BE(at + 16 + count * 2 + index * 2),
    font.readUInt16BE(at + 14 + index * 2),
  ])
}

const temporary = mkdtempSync(join(tmpdir(), 'tingkat-fonts-'))
try {
  writeFileSync(join(temporary, 'package.json'), '{}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: temporary,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  await run(temporary)
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
