// Points of the Earth, asked for the nearest.
import { distanceBetween, type Point } from '@tingkat/ordering/location'
import { around } from 'geokdbush'
import KDBush from 'kdbush'

// The index takes a slightly smaller Earth than `distanceBetween`, so it is asked a little farther …
const askedFarther = 1.01
// … and what lies past this ends its search.
const surelyBeyond = 1.02

export class SpatialIndex<One> {
  readonly #points: KDBush
  readonly #ones: readonly One[]
  readonly #pointOf: (one: One) => Point

  constructor(ones: readonly One[], pointOf: (one: One) => Point) {
    this.#ones = ones
    this.#pointOf = pointOf
    this.#points = new KDBush(ones.length)
    for (const one of ones) {
      const { longitude, latitude } = pointOf(one)
      this.#points.add(longitude, latitude)
    }
    this.#points.finish()
  }

  /** At most `count` that `accept` takes, nearest first, none farther than one in a hundred beyond `metres`. */
  nearest(start: Point, count: number, metres: number, accept: (one: One) => boolean): One[] {
    if (count <= 0) return []
    // Where nothing is accepted the search would go on round the world: it ends at the first point that it may return, so one too far must pass.
    const passes = (place: number) => {
      const one = this.#ones[place] as One
      return (metres < Infinity && distanceBetween(start, this.#pointOf(one)) > metres * surelyBeyond) || accept(one)
    }
    return around(this.#points, start.longitude, start.latitude, count, metres / 1000 * askedFarther, passes).map(place => this.#ones[place] as One)
  }
}
