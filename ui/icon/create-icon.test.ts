// Tests that our icon components render the same elements as those of lucide.
import { Bike, MapPin, Trash } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon, { type IconData } from './create-icon.ts'

const elementsOf = (html: string) => {
  const [, attributes = '', inner = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(html) ?? []
  return { attributes: attributes.match(/[\w-]+="[^"]*"/gi)?.toSorted(), inner }
}

test.each([
  ['map-pin', MapPin],
  ['bike', Bike],
  ['trash', Trash],
])('CONST-13: %s has the same elements and attributes as lucide’s icon', async (name, Original) => {
  const { __iconData: data } = (await import(
    `../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`
  )) as { __iconData: IconData }
  const props = { className: 'ic ic-16', 'aria-hidden': true } as const
  const expected = elementsOf(renderToStaticMarkup(createElement(Original, props)))
  expect(expected.inner).not.toBe('')
  expect(elementsOf(renderToStaticMarkup(createElement(createIcon(data), props)))).toEqual(expected)
})
