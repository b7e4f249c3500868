// Tests of the rendered sizes of icons.
import { Star } from 'lucide-react'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Icon, iconSizes, type IconSize } from './icon.tsx'

const sizes = Object.keys(iconSizes) as IconSize[]

test('CONST-13: an icon is 16, 24, 32 or 40 px large, and hidden from screen readers', async () => {
  const { container } = await draw(
    <p>
      {sizes.map((size) => (
        <Icon key={size} of={Star} size={size} />
      ))}
    </p>,
  )
  const icons = [...container.querySelectorAll('svg')]
  expect(
    icons.map((icon) => icon.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  ).toEqual([
    [16, 16],
    [24, 24],
    [32, 32],
    [40, 40],
  ])
  expect(icons.every((icon) => icon.getAttribute('aria-hidden') === 'true')).toBe(true)
})
