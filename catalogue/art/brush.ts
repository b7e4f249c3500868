// The drawing context of one picture: seeded random numbers, SVG definitions, and the placement of
// shapes. The same seed gives the same picture.
import type { Colour } from './colour.ts'
import { blurFilter, lightingFilter, marginOf, type Relief } from './lighting.ts'
import { short, smooth, type Point } from './outline.ts'
import { seededRandom } from './random.ts'
import { reachOf } from './reach.ts'

/**
 * Where a shape is placed: a position in units (a dish picture is 600 units wide), a clockwise
 * rotation in degrees, and a scale.
 */
export type Spot = readonly [x: number, y: number, turn?: number, size?: number]

type Stop = readonly [offset: number, colour: Colour, opacity?: number]
/**
 * `scale` is pixels per unit. Sizes in recipes (code that paints a dish) look right at a scale of
 * 1.28, the scale of a dish picture 640 pixels wide. `prefix` keeps ids unique if one document has
 * several pictures.
 */
type BrushSettings = {
  seed: number
  variant?: number
  scale?: number
  flip?: boolean
  turn?: number
  prefix?: string
}

const tunedScale = (640 / 600) * 1.2

export class Brush {
  readonly defs: string[] = []
  readonly #random: () => number
  readonly #variant: number
  readonly #scale: number
  readonly #flip: number
  readonly #turn: number
  readonly #prefix: string
  readonly #filters = new Map<string, string>()
  #origin: Point = [0, 0]
  #ids = 0

  constructor({
    seed,
    variant = 0,
    scale = tunedScale,
    flip = false,
    turn = 0,
    prefix = 'p',
  }: BrushSettings) {
    this.#random = seededRandom(seed)
    this.#variant = variant
    this.#scale = scale / tunedScale
    this.#flip = flip ? -1 : 1
    this.#turn = turn
    this.#prefix = prefix
  }

  between(min: number, max: number): number {
    return min + (max - min) * this.#random()
  }
  /** Returns a random whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return Math.floor(this.between(min, max + 1))
  }
  /** Returns true with a probability of `share`. */
  happens(share: number): boolean {
    return this.#random() < share
  }
  /** Returns a random entry of the list. Throws if the list is empty. */
  pick<T>(list: readonly T[]): T {
    const index = Math.floor(this.#random() * list.length)
    if (index >= list.length) throw new Error('nothing to pick from')
    return list[index] as T
  }
  /**
   * Returns one of the arguments, chosen by the number of the picture's variant, so that
   * consecutive variants differ.
   */
  arrange<T>(first: T, ...others: readonly T[]): T {
    return [first, ...others][this.#variant % (others.length + 1)] ?? first
  }
  times(count: number, paint: (index: number) => string): string {
    return Array.from({ length: count }, (_, index) => paint(index)).join('')
  }
  /** Returns a random point in the circle, uniformly distributed. */
  within(radius: number): Point {
    const angle = this.between(0, 6.283)
    const distance = Math.sqrt(this.#random()) * radius
    return [Math.cos(angle) * distance, Math.sin(angle) * distance]
  }
  /**
   * Returns up to `count` random points in an ellipse, at least `gap` apart; `gap` shrinks if there
   * is no room.
   */
  spread(count: number, radius: number, gap: number, height = radius): Point[] {
    const points: Point[] = []
    let distance = gap
    for (let tries = 0; points.length < count && tries < 600; tries++) {
      if (tries % 60 === 59) distance *= 0.88
      const [x, y] = this.within(1)
      const next: Point = [x * radius, y * height]
      if (points.every(([a, b]) => (a - next[0]) ** 2 + (b - next[1]) ** 2 > distance * distance))
        points.push(next)
    }
    return points
  }

  /**
   * Returns an irregular closed curve around the origin. `rough` is its largest deviation from an
   * ellipse, as a share of the radius.
   */
  blob(width: number, height = width, rough = 0.12, points = 10): string {
    const start = this.between(0, 6.28)
    return smooth(
      Array.from({ length: points }, (_, index): Point => {
        const angle = start + (index / points) * 6.283
        const reach = 1 + this.between(-rough, rough)
        return [Math.cos(angle) * width * reach, Math.sin(angle) * height * reach]
      }),
    )
  }

  radial(
    stops: readonly Stop[],
    { cx = 0.5, cy = 0.5, r = 0.5 }: { cx?: number; cy?: number; r?: number } = {},
  ): string {
    const id = this.#newID()
    this.defs.push(
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(writeStop).join('')}</radialGradient>`,
    )
    return `url(#${id})`
  }
  linear(
    stops: readonly Stop[],
    { x1 = 0, y1 = 0, x2 = 0, y2 = 1 }: { x1?: number; y1?: number; x2?: number; y2?: number } = {},
  ): string {
    const id = this.#newID()
    this.defs.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" ` +
        `y2="${y2}">${stops.map(writeStop).join('')}</linearGradient>`,
    )
    return `url(#${id})`
  }
  clip(shape: string): string {
    const id = this.#newID()
    this.defs.push(`<clipPath id="${id}">${shape}</clipPath>`)
    return id
  }
  pattern(attributes: string, content: string): string {
    const id = this.#newID()
    this.defs.push(
      `<pattern id="${id}" ${attributes} patternUnits="userSpaceOnUse">${content}</pattern>`,
    )
    return `url(#${id})`
  }
  /** Returns the reference of a lighting filter for SVG content with a radius of `reach` units. */
  lighting(relief: Relief = {}, reach = 60): string {
    const margin = marginOf(relief, reach)
    return this.#filter(`lighting ${margin} ${JSON.stringify(relief)}`, (id) =>
      lightingFilter(id, relief, { scale: this.#scale, seed: this.whole(1, 99), margin }),
    )
  }
  soften(deviation: number, content: string): string {
    return `<g filter="${this.#filter(`blur ${deviation}`, (id) => blurFilter(id, deviation))}">${content}</g>`
  }

  /**
   * Places SVG content at a spot of the picture. The lighting filter is applied after the rotation,
   * so that light comes from the same side for every rotation.
   */
  lay([x, y, turn = 0, size = 1]: Spot, content: string, relief?: Relief): string {
    const [left, top] = this.#place(x, y)
    const degrees = turn * this.#flip + this.#turn
    const placed =
      `<g transform="translate(${short(left)} ` +
      (`${short(top)})${degrees ? ` rotate(${short(degrees)})` : ''}` +
        `${size === 1 ? '' : ` scale(${Math.round(size * 100) / 100})`}">${content}</g>`)
    return relief
      ? `<g filter="${this.lighting(relief, reachOf(content) * size)}">${placed}</g>`
      : placed
  }
  /** Lights many small shapes with one filter, which is faster than one filter for each shape. */
  group(relief: Relief, content: string, attributes = ''): string {
    return `<g filter="${this.lighting(relief, reachOf(content))}"${attributes}>${content}</g>`
  }
  /** Moves the origin of everything that `paint` places to this point. */
  around(x: number, y: number, paint: () => string): string {
    const outerOrigin = this.#origin
    this.#origin = this.#place(x, y)
    const content = paint()
    this.#origin = outerOrigin
    return content
  }

  #place(x: number, y: number): Point {
    const angle = (this.#turn * Math.PI) / 180
    const flipped = x * this.#flip
    return [
      this.#origin[0] + flipped * Math.cos(angle) - y * Math.sin(angle),
      this.#origin[1] + flipped * Math.sin(angle) + y * Math.cos(angle),
    ]
  }
  #filter(key: string, write: (id: string) => string): string {
    const existing = this.#filters.get(key)
    if (existing) return existing
    const id = this.#newID()
    this.defs.push(write(id))
    this.#filters.set(key, `url(#${id})`)
    return `url(#${id})`
  }
  #newID(): string {
    return `${this.#prefix}${(this.#ids++).toString(36)}`
  }
}

function writeStop([offset, colour, opacity]: Stop): string {
  return (
    `<stop offset="${offset}" ` +
    `stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
  )
}
