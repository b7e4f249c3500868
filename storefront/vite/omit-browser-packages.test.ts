import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { browserPackages, omitBrowserPackages } from './omit-browser-packages.ts'

const storefront = join(import.meta.dirname, '..')

test('the storefront imports every package that the server build leaves out', () => {
  const sources = globSync('{features,platform,widgets}/**/*.{ts,tsx}', { cwd: storefront })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(storefront, file), 'utf8'))
  const isImported = (name: string) =>
    sources.some(
      (source) => source.includes(`from '${name}'`) || source.includes(`import('${name}')`),
    )
  expect([...browserPackages].filter((name) => !isImported(name))).toEqual([])
})

test('the plugin leaves a package for browsers out of a server build', async () => {
  const id = 'virtual:entry'
  const entry = {
    name: 'entry',
    resolveId: (name: string) => (name === id ? `\0${id}` : undefined),
    load: (name: string) =>
      name === `\0${id}` ? `export const load = () => import('web-vitals')` : undefined,
  }
  const sizeWith = async (...plugins: Plugin[]) => {
    const built = await build({
      root: storefront,
      configFile: false,
      logLevel: 'silent',
      plugins: [entry, ...plugins],
      ssr: { noExternal: true },
      build: { ssr: true, write: false, rolldownOptions: { input: id } },
    })
    const { output } = [built].flat()[0] as { output: { code?: string }[] }
    return output.reduce((size, { code = '' }) => size + code.length, 0)
  }
  expect(await sizeWith()).toBeGreaterThan(4_000)
  expect(await sizeWith(omitBrowserPackages())).toBeLessThan(2_000)
})
