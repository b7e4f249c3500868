// Checks that the edits fit the installed packages, and that no page uses what they remove.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routerConfig from '../react-router.config.ts'
import { applyEdits, returns, skip } from './edit-packages.ts'
import { reactEdits } from './react-edits.ts'
import { routerEdits } from './router-edits.ts'

const root = join(import.meta.dirname, '../..')

test.each(Object.entries({ ...routerEdits, ...reactEdits }))(
  'the edits of %s fit',
  (file, edits) => {
    const code = readFileSync(join(root, 'node_modules', file), 'utf8')
    expect(applyEdits(file, code, edits)).not.toBe(code)
  },
)

test('an edit changes all its places', () => {
  const code = 'function f(\n  a,\n  b\n) {\n  g();\n  g();\n}\n'
  expect(applyEdits('file.js', code, [returns('f', '1'), skip('g();')])).toBe(
    'function f(\n  a,\n  b\n) { return 1;\n  if (false) g();\n  if (false) g();\n}\n',
  )
})

test('an edit without a place fails', () => {
  expect(() => applyEdits('file.js', 'function g() {}', [returns('f')])).toThrow('file.js has no')
  expect(() => applyEdits('file.js', 'g()', [skip('h()')])).toThrow('file.js has no: h()')
})

// The names of the removed parts, as a page would write them.
const removedParts = [
  /\buseFetchers?\b/,
  /\buseBlocker\b|\bunstable_usePrompt\b|\busePrompt\b/,
  /\buseActionData\b|\bexport (async )?(function|const) (action|clientAction|clientMiddleware)\b/,
  /method="(post|put|patch|delete)"/i,
  /\bviewTransition\b|ViewTransition\b|\baddTransitionType\b/,
  /\bPrefetchPageLinks\b|\bprefetch="(intent|render|viewport)"/,
  /\bmask=|\bnavigate=\{false\}/,
  /\binstrumentations=|\buseTransitions=/,
  /\b(Browser|Hash|Memory)Router\b|\buseRoutes\b|<Routes\b/,
  /<(React\.)?Fragment[^>]*\sref=/,
]

function usesOf(parts: readonly RegExp[], pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(30)
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return parts.filter((part) => part.test(code)).map((part) => `${file}: ${part}`)
  })
}

test('no page uses a removed part', () => {
  const pages = '{storefront/*.tsx,storefront/{features,platform,routes,widgets}/**/*.{ts,tsx}}'
  expect(usesOf(removedParts, pages)).toEqual([])
  expect(usesOf(removedParts, 'ui/**/*.{ts,tsx}')).toEqual([])
})

test('the dialogs of Base UI use no view transitions and no refs of fragments', () => {
  const parts = [/\bViewTransition\b/, /\baddTransitionType\b/, /Fragment, \{\s*ref\b/]
  expect(usesOf(parts, 'node_modules/@base-ui/react/**/*.js')).toEqual([])
})

test('the route table comes with the first page', () => {
  expect(routerConfig.routeDiscovery.mode).toBe('initial')
  expect(routerConfig.ssr).toBe(true)
})
