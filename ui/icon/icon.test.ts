// Tests that icon sizes are the same in code and in the style sheet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconSizes } from './icon.tsx'

test('CONST-13: icons are 16, 24, 32 and 40 px, in code and in the tokens', () => {
  expect(iconSizes).toEqual({ small: 16, medium: 24, large: 32, xlarge: 40 })
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')
  expect([...tokens.matchAll(/--icon-\w+: (\d+)px/g)].map(([, size]) => Number(size))).toEqual(
    Object.values(iconSizes),
  )
})
