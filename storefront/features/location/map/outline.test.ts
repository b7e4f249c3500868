// Coasts as strings, and the eight that are sent with a map.
import { readFileSync } from 'node:fs'
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeRing, encodeRing, type Outline } from './outline.ts'

const thousandth = (most: number) =>
  fc.integer({ min: -most * 1000, max: most * 1000 }).map((whole) => whole / 1000)

test('what is written is read again, to the thousandth of a degree', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(thousandth(180), thousandth(90)), { maxLength: 40 }), (ring) => {
      const back = decodeRing(encodeRing(ring))
      expect(back.length).toBe(ring.length)
      back.forEach(([x, y], index) => {
        expect(x).toBeCloseTo(ring[index]![0], 6)
        expect(y).toBeCloseTo(ring[index]![1], 6)
      })
    }),
  )
})

/** Whether the point lies inside, by counting the sides to the east of it. */
function holds(ring: [number, number][], x: number, y: number): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring.at(index - 1)!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

test.each(countryCodes)(
  'the outline of %s is small and holds the place where its map starts',
  (code) => {
    const text = readFileSync(new URL(`outlines/${code}.json`, import.meta.url), 'utf8')
    expect(text.length).toBeLessThan(20_100)
    const { own, near } = JSON.parse(text) as Outline
    const { latitude, longitude } = countries[code].centre
    expect(own.some((ring) => holds(decodeRing(ring), longitude, latitude))).toBe(true)
    expect(near.some((ring) => holds(decodeRing(ring), longitude, latitude))).toBe(false)
  },
)
