// Tests of the encoding of coastlines, and of the outline files of the countries.
import { readFileSync } from 'node:fs'
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeRing, encodeRing, type Outline } from './outline.ts'

const thousandths = (max: number) =>
  fc.integer({ min: -max * 1000, max: max * 1000 }).map((whole) => whole / 1000)

test('decodes an encoded ring to the thousandth of a degree', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(thousandths(180), thousandths(90)), { maxLength: 40 }),
      (ring) => {
        const decoded = decodeRing(encodeRing(ring))
        expect(decoded.length).toBe(ring.length)
        decoded.forEach(([x, y], index) => {
          expect(x).toBeCloseTo(ring[index]![0], 6)
          expect(y).toBeCloseTo(ring[index]![1], 6)
        })
      },
    ),
  )
})

/** Whether the point is inside the ring, by the ray casting algorithm. */
function contains(ring: [number, number][], x: number, y: number): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring.at(index - 1)!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

test.each(countryCodes)(
  'the outline of %s is below 20 KB and contains the default position of its map',
  (code) => {
    const text = readFileSync(new URL(`outlines/${code}.json`, import.meta.url), 'utf8')
    expect(text.length).toBeLessThan(20_100)
    const { own, near } = JSON.parse(text) as Outline
    const { latitude, longitude } = countries[code].centre
    expect(own.some((ring) => contains(decodeRing(ring), longitude, latitude))).toBe(true)
    expect(near.some((ring) => contains(decodeRing(ring), longitude, latitude))).toBe(false)
  },
)
