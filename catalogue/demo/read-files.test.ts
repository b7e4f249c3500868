// Tests that faults in demo files are reported with the file and the entry.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countryCodes } from '@tingkat/ordering/country/country'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeCatalogue } from './compose.ts'
import { demoFingerprint, hashFiles } from './fingerprint.ts'
import { readCountryFiles } from './read-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tingkat-demo-'))
  cpSync(join(import.meta.dirname, 'sg'), join(folder, 'sg'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function replace(file: string, before: string, after: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  if (!text.includes(before)) throw new Error(`${file} does not have ${before}`)
  writeFileSync(join(folder, file), text.replace(before, after))
}

const compose = async () => composeCatalogue('sg', await readCountryFiles(folder, 'sg', 'all'))

describe('readCountryFiles', () => {
  test('reads the first merchants without the others', async () => {
    rmSync(join(folder, 'sg/merchants'), { recursive: true })
    const { merchants } = await readCountryFiles(folder, 'sg', 'first')
    expect(merchants[0]!.content.merchants[0]!.ID).toBe('sg-m1')
  })

  const central = 'sg/merchants/central.yaml'
  const bowl = 'merchants["sg-swee-lai"].menu["Dry noodles"].dishes["bak-chor-mee"]'

  test.each([
    [
      'an unknown field',
      [central, 'discountPercent: 15', 'discount: 15'],
      `${central}: ${bowl}.discount is not a field of this file`,
    ],
    [
      'an unknown dish',
      [central, '- fishball-noodles', '- fishbal-noodles'],
      `${central}: merchants["sg-swee-lai"].menu["Dry noodles"].dishes names the unknown dish "fishbal-noodles"`,
    ],
    [
      'an unknown choice',
      ['sg/book/western.yaml', '[western-sauce, two-sides]', '[sauce, two-sides]'],
      'sg/book/western.yaml: ["chicken-chop-sg"].choices names the unknown choice "sauce"',
    ],
    [
      'an unknown allergen',
      ['sg/book/western.yaml', 'wheat milk soy; maybe egg', 'wheat mlik soy'],
      'sg/book/western.yaml: ["chicken-chop-sg"].facts has the unknown allergen "mlik"',
    ],
    [
      'a span that is none',
      [central, 'hours: 07:00-15:30', 'hours: 7-15:30'],
      `${central}: merchants["sg-swee-lai"].hours must be spans such as 11:00-15:00 18:00-22:00`,
    ],
    [
      'text in place of a price',
      [central, 'price: 650', 'price: S$ 6.50'],
      `${central}: ${bowl}.price must be a number, not text`,
    ],
    [
      'a key that is a whole number',
      ['sg/choices.yaml', 'mee-kia: ', '7: '],
      'sg/choices.yaml: noodle.modifiers["7"] must not be a whole number',
    ],
    [
      'the same key twice in a file',
      ['sg/book/western.yaml', 'chicken-cutlet:', 'chicken-chop-sg:'],
      /^sg\/book\/western\.yaml: duplicated mapping key/,
    ],
    [
      'YAML that cannot be parsed',
      [central, 'cuisines: [', 'cuisines: [['],
      /^sg\/merchants\/central\.yaml: /,
    ],
    [
      'a file that is not listed',
      ['sg/country.yaml', '  - east\n', ''],
      'sg/country.yaml: does not list the file merchants/east.yaml',
    ],
    [
      'a listed file that is missing',
      ['sg/country.yaml', '  - east\n', '  - east\n  - south\n'],
      'sg/merchants/south.yaml: cannot be read',
    ],
  ] as const)('reports %s', async (_, [file, before, after], message) => {
    replace(file, before, after)
    await expect(compose()).rejects.toThrow(message)
  })

  test('reports all faults of a file', async () => {
    replace(central, 'rating: 4.5', 'rating: 6')
    replace(central, 'dayOff: Mon', 'dayOff: Monday')
    await expect(compose()).rejects.toThrow(
      [
        `${central}: merchants["sg-swee-lai"].rating must be at most 5`,
        `${central}: merchants["sg-swee-lai"].dayOff must be "Mon" or "Tue" or "Wed" or "Thu" ` +
          'or "Fri" or "Sat" or "Sun"',
      ].join('\n'),
    )
  })
})

describe('hashFiles', () => {
  test('changes with the content of an accepted file only', async () => {
    const hash = () => hashFiles(folder, (name) => name.endsWith('.yaml'))
    const before = await hash()
    writeFileSync(join(folder, 'sg/notes.md'), 'not part of the catalogue')
    expect(await hash()).toBe(before)
    replace('sg/choices.yaml', 'Noodle', 'Noodles')
    expect(await hash()).not.toBe(before)
  })
})

test('each country has its own fingerprint', async () => {
  const fingerprints = await Promise.all(countryCodes.map(demoFingerprint))
  for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(fingerprints).size).toBe(countryCodes.length)
})
