// Tests that adding a country takes only its country file, its name in two lists, and its
// catalogue.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'tingkat-ninth-'))
const rooms = ['ordering', 'contract', 'catalogue', 'simulator']
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(join(folder, path), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`nothing to change in ${path}`)
  writeFileSync(join(folder, path), after)
}

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules/@tingkat'), { recursive: true })
  for (const room of rooms) {
    cpSync(join(root, room), join(folder, room), {
      recursive: true,
      filter: (source) => !source.endsWith('.test.ts'),
    })
    symlinkSync(join(folder, room), join(folder, 'node_modules/@tingkat', room))
  }
  for (const name of ['zod', 'js-yaml'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))

  // The ninth country, Laos, is a copy of Singapore with another country code.
  const asLaos = (text: string) =>
    text
      .replaceAll("'sg'", "'la'")
      .replaceAll('sg-', 'la-')
      .replaceAll('/sg/', '/la/')
      .replaceAll("country=sg'", "country=la'")
      .replace("name: 'Singapore'", "name: 'Laos'")
  cpSync(
    join(folder, 'ordering/country/countries/sg.ts'),
    join(folder, 'ordering/country/countries/la.ts'),
  )
  edit('ordering/country/countries/la.ts', asLaos)
  for (const [file, what] of [
    ['country', 'country'],
    ['country-settings', 'settings'],
  ] as const) {
    edit(`ordering/country/${file}.ts`, (text) =>
      text
        .replace(
          `import { ${what} as kh } from './countries/kh.ts'\n`,
          (line) => `${line}import { ${what} as la } from './countries/la.ts'\n`,
        )
        .replace(' kh }\n', ' kh, la }\n'),
    )
  }
  cpSync(join(folder, 'catalogue/demo/sg'), join(folder, 'catalogue/demo/la'), { recursive: true })
  for (const name of readdirSync(join(folder, 'catalogue/demo/la'), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!name.endsWith('.yaml')) continue
    const path = `catalogue/demo/la/${name}`
    writeFileSync(join(folder, path), asLaos(readFileSync(join(folder, path), 'utf8')))
  }
})

test('COUN-01: a new country is found, validated and served with a catalogue and couriers', () => {
  writeFileSync(
    join(folder, 'look.ts'),
    `
    import { validateCatalogue } from '@tingkat/catalogue/validate'
    import { demoCatalogue } from '@tingkat/catalogue/demo/countries'
    import { configQuerySchema } from '@tingkat/contract/config'
    import { countryCodes, findCountry } from '@tingkat/ordering/country/country'
    import { findCountryFaults, settingsOf } from '@tingkat/ordering/country/country-settings'
    import { affiliationOf } from '@tingkat/ordering/country/affiliation'
    import { courierFor } from '@tingkat/simulator/couriers'
    const checked = validateCatalogue(await demoCatalogue('la'))
    console.log(JSON.stringify({
      codes: countryCodes,
      found: findCountry('LA')?.name,
      faults: findCountryFaults(),
      store: settingsOf('la').appstore,
      label: affiliationOf('la'),
      wire: configQuerySchema.safeParse({ country: 'la' }).success,
      courier: typeof courierFor('la', 'order', 1).name,
      catalogue: 'faults' in checked ? checked.faults.slice(0, 3) : 'fine',
    }))
  `,
  )
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'look.ts')], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({
    codes: ['id', 'ph', 'th', 'vn', 'sg', 'my', 'mm', 'kh', 'la'],
    found: 'Laos',
    faults: [],
    store: '/download?country=la',
    label: 'Tingkat Laos',
    wire: true,
    courier: 'string',
    catalogue: 'fine',
  })
}, 60_000)

test('COUN-01: no other file needs an entry for every country', () => {
  const asking = [
    'api',
    'ui',
    'storefront',
    'server',
    'simulator',
    'catalogue',
    'contract',
    'ordering',
  ].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(
        (path) =>
          /\.tsx?$/.test(path) &&
          !/node_modules|build[\\/]|\.test\.|testing[\\/]|\.react-router|-command\.ts$/.test(path),
      )
      .map((path) => join(room, path))
      .filter((path) =>
        /(?<!Partial<)\bRecord<CountryCode\b/.test(readFileSync(join(root, path), 'utf8')),
      ),
  )
  expect(asking.toSorted()).toEqual([
    'ordering/country/country-settings.ts',
    'ordering/country/country.ts',
  ])
})
