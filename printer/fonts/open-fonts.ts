// Provides the Noto fonts of the scripts on tickets to sharp's text renderer. For other scripts,
// such as Chinese, it uses the fonts that are installed on the machine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackWoff } from './unpack-woff.ts'

const packages = [
  { name: 'noto-sans', subsets: ['latin', 'latin-ext', 'vietnamese'] },
  { name: 'noto-sans-thai', subsets: ['thai'] },
  { name: 'noto-sans-khmer', subsets: ['khmer'] },
  { name: 'noto-sans-myanmar', subsets: ['myanmar'] },
]
const weights = [400, 700]

let folder: string | undefined

/**
 * Writes the fonts to a temporary folder, which is removed when the process exits. Call this before
 * sharp is imported, because the library Fontconfig reads its settings once.
 */
export function openFonts(): void {
  if (folder !== undefined) return
  const fonts = mkdtempSync(join(tmpdir(), 'tingkat-fonts-'))
  folder = fonts
  const { resolve } = createRequire(import.meta.url)
  for (const { name, subsets } of packages)
    for (const file of subsets.flatMap((subset) =>
      weights.map((weight) => `${name}-${subset}-${weight}-normal`),
    ))
      writeFileSync(
        join(fonts, `${file}.ttf`),
        unpackWoff(readFileSync(resolve(`@fontsource/${name}/files/${file}.woff`))),
      )
  const settings = join(fonts, 'fonts.conf')
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${join(fonts, 'cache')}</cachedir>
</fontconfig>
`,
  )
  // oxlint-disable-next-line node/no-process-env -- read by the library in this process
  process.env.FONTCONFIG_FILE = settings
  process.on('exit', () => rmSync(fonts, { recursive: true, force: true }))
}
