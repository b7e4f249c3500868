// Checks that the edits of packages fit the installed versions, and that no shared component uses
// what the edits remove.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyEdits, returns, skip } from './edit-packages.ts'
import { reactEdits } from './react-edits.ts'
import { removedParts, usesOf } from './removed-parts.ts'
import { navLinkEdits, routerEdits, serverRenderingEdits } from './router-edits.ts'

const root = join(import.meta.dirname, '../..')

test.each(
  [reactEdits, routerEdits, serverRenderingEdits, navLinkEdits].flatMap((edits) =>
    Object.entries(edits),
  ),
)('the edits of %s fit', (file, edits) => {
  const code = readFileSync(join(root, 'node_modules', file), 'utf8')
  expect(applyEdits(file, code, edits)).not.toBe(code)
})

test('an edit replaces its text everywhere in the file', () => {
  const code = 'function f(\n  a,\n  b\n) {\n  g();\n  g();\n}\n'
  expect(applyEdits('file.js', code, [returns('f', '1'), skip('g();')])).toBe(
    'function f(\n  a,\n  b\n) { return 1;\n  if (false) g();\n  if (false) g();\n}\n',
  )
})

test('an edit whose text is not in the file fails', () => {
  expect(() => applyEdits('file.js', 'function g() {}', [returns('f')])).toThrow('file.js has no')
  expect(() => applyEdits('file.js', 'g()', [skip('h()')])).toThrow('file.js has no: h()')
})

test('no file of ui/ uses a part that the builds remove from packages', () => {
  expect(usesOf(removedParts, 'ui/**/*.tsx')).toEqual([])
})

test('the dialogs of Base UI use no view transitions and no refs of fragments', () => {
  const parts = [/\bViewTransition\b/, /\baddTransitionType\b/, /Fragment, \{\s*ref\b/]
  expect(usesOf(parts, 'node_modules/@base-ui/react/**/*.js')).toEqual([])
})
