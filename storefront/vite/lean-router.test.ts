// Checks that the edits fit the installed React Router, and that no page uses what they remove.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routerConfig from '../react-router.config.ts'
import { editLibrary, edits } from './lean-router.ts'

const storefront = join(import.meta.dirname, '..')
const library = join(storefront, '../node_modules/react-router/dist/production')

test.each(Object.keys(edits))('the edits of %s fit', (file) => {
  const code = readFileSync(join(library, file), 'utf8')
  expect(editLibrary(file, code)).not.toBe(code)
})

test('an edit without a place fails', () => {
  expect(() => editLibrary('lib/dom/lib.js', 'const Link = 1')).toThrow('lib/dom/lib.js has no')
})

// React Router's names for the removed parts, as a page would write them.
const removedParts = [
  /\buseFetchers?\b/,
  /\buseBlocker\b|\bunstable_usePrompt\b|\busePrompt\b/,
  /\buseActionData\b|\bexport (async )?(function|const) (action|clientAction|clientMiddleware)\b/,
  /method="(post|put|patch|delete)"/i,
  /\bviewTransition\b|\buseViewTransitionState\b/,
  /\bPrefetchPageLinks\b|\bprefetch="(intent|render|viewport)"/,
  /\bdefaultShouldRevalidate=|\bmask=|\bnavigate=\{false\}/,
  /\binstrumentations=|\buseTransitions=/,
  /\b(Browser|Hash|Memory)Router\b|\buseRoutes\b|<Routes\b/,
]

test('no page uses a removed part', () => {
  const files = globSync('{*.tsx,{features,platform,routes,widgets}/**/*.{ts,tsx}}', {
    cwd: storefront,
  }).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const uses = files.flatMap((file) => {
    const code = readFileSync(join(storefront, file), 'utf8')
    return removedParts.filter((part) => part.test(code)).map((part) => `${file}: ${part}`)
  })
  expect(uses).toEqual([])
})

test('the route table comes with the first page', () => {
  expect(routerConfig.routeDiscovery.mode).toBe('initial')
  expect(routerConfig.ssr).toBe(true)
})
