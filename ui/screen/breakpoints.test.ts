// Tests of the breakpoints in code and in style sheets.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { desktopMin, layoutAt, mobileMax, screens, tabletMax, tabletMin } from './breakpoints.ts'

test('CONST-06: the breakpoints are 767, 768, 991 and 992', () => {
  expect([mobileMax, tabletMin, tabletMax, desktopMin]).toEqual([767, 768, 991, 992])
  expect([320, 767, 768, 991, 992, 2560].map(layoutAt)).toEqual([
    'mobile',
    'mobile',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ])
  expect(Object.values(screens)).toEqual([
    '(max-width: 767px)',
    '(min-width: 768px) and (max-width: 991px)',
    '(min-width: 768px)',
    '(min-width: 992px)',
  ])
})

test('CONST-06: style sheets use these breakpoints, 359 and 479 px, and 1200 px', () => {
  const folder = join(import.meta.dirname, '../..')
  const sheets = [
    'ui',
    'console/styles',
    'console/features',
    ...['styles', 'features', 'widgets'].map((part) => join('storefront', part)),
  ].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(part, file)),
  )
  const widths = sheets.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(min|max)-width: (\d+)px/g)].map(
        ([, edge, width]) => `${file} ${edge} ${width}`,
      ),
    ),
  )
  const allowed = [
    'max 359',
    'max 479',
    `max ${mobileMax}`,
    `min ${tabletMin}`,
    `max ${tabletMax}`,
    `min ${desktopMin}`,
    'min 1200',
  ]
  expect(widths.length).toBeGreaterThan(0)
  const others = widths.filter((width) => !allowed.some((query) => width.endsWith(query)))
  expect(others).toEqual([])
})
