// The brush: chance, gradients, filters, and where things are laid. One for each picture; the same seed paints the same.
import type { Colour } from './colour.ts'
import { blurFilter, lampFilter, marginOf, type Relief } from './lamp.ts'
import { short, smooth, type Point } from './outline.ts'
import { seededChance } from './random.ts'
import { reachOf } from './reach.ts'

/** Where a thing lies: x, y, degrees clockwise, size. */
export type Spot = readonly [x: number, y: number, turn?: number, size?: number]

type Stop = readonly [offset: number, colour: Colour, opacity?: number]
/** Pixels a unit of the finished picture; 1.28 where the art was tuned, a dish 640 wide. `prefix` keeps ids apart where pictures are joined. */
type BrushSettings = {
  seed: number
  scale?: number
  flip?: boolean
  turn?: number
  prefix?: string
}

const tunedScale = (640 / 600) * 1.2

export class Brush {
  readonly defs: string[] = []
  readonly #chance: () => number
  readonly #scale: number
  readonly #flip: number
  readonly #turn: number
  readonly #prefix: string
  readonly #filters = new Map<string, string>()
  #origin: Point = [0, 0]
  #ids = 0

  constructor({ seed, scale = tunedScale, flip = false, turn = 0, prefix = 'p' }: BrushSettings) {
    this.#chance = seededChance(seed)
    this.#scale = scale / tunedScale
    this.#flip = flip ? -1 : 1
    this.#turn = turn
    this.#prefix = prefix
  }

  // Chance

  between(least: number, most: number): number {
    return least + (most - least) * this.#chance()
  }
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }
  happens(share: number): boolean {
    return this.#chance() < share
  }
  /** Throws on an empty list. */
  pick<T>(list: readonly T[]): T {
    const index = Math.floor(this.#chance() * list.length)
    if (index >= list.length) throw new Error('nothing to pick from')
    return list[index] as T
  }
  times(count: number, paint: (index: number) => string): string {
    return Array.from({ length: count }, (_, index) => paint(index)).join('')
  }
  /** A point within the circle, evenly spread. */
  within(radius: number): Point {
    const angle = this.between(0, 6.283)
    const reach = Math.sqrt(this.#chance()) * radius
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  }
  /** Up to `count` points within an ellipse, at least `gap` apart while there is room, then closer. */
  spread(count: number, radius: number, gap: number, height = radius): Point[] {
    const found: Point[] = []
    let least = gap
    for (let tries = 0; found.length < count && tries < 600; tries++) {
      if (tries % 60 === 59) least *= 0.88
      const [x, y] = this.within(1)
      const next: Point = [x * radius, y * height]
      if (found.every(([a, b]) => (a - next[0]) ** 2 + (b - next[1]) ** 2 > least * least))
        found.push(next)
    }
    return found
  }

  // Outlines

  /** A closed curve round the origin; `rough` is how far it strays from the ellipse. */
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

  // Paints and filters; each gives what an attribute refers to

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
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(writeStop).join('')}</linearGradient>`,
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
  /** `reach` is how far the thing reaches from its middle, in units. */
  lamp(relief: Relief = {}, reach = 60): string {
    const margin = marginOf(relief, reach)
    return this.#filter(`lamp ${margin} ${JSON.stringify(relief)}`, (id) =>
      lampFilter(id, relief, { scale: this.#scale, seed: this.whole(1, 99), margin }),
    )
  }
  /** The content, out of focus. */
  soften(deviation: number, content: string): string {
    return `<g filter="${this.#filter(`blur ${deviation}`, (id) => blurFilter(id, deviation))}">${content}</g>`
  }

  // Laying things down

  /** Lays content at a spot. The filter stands outside the turn, or the light would turn with the thing. */
  lay([x, y, turn = 0, size = 1]: Spot, content: string, relief?: Relief): string {
    const [left, top] = this.#place(x, y)
    const degrees = turn * this.#flip + this.#turn
    const laid = `<g transform="translate(${short(left)} ${short(top)})${degrees ? ` rotate(${short(degrees)})` : ''}${size === 1 ? '' : ` scale(${Math.round(size * 100) / 100})`}">${content}</g>`
    return relief ? `<g filter="${this.lamp(relief, reachOf(content) * size)}">${laid}</g>` : laid
  }
  /** Many small things under one filter. */
  group(relief: Relief, content: string, attributes = ''): string {
    return `<g filter="${this.lamp(relief, reachOf(content))}"${attributes}>${content}</g>`
  }
  /** Whatever is laid inside counts from there. */
  around(x: number, y: number, paint: () => string): string {
    const before = this.#origin
    this.#origin = this.#place(x, y)
    const content = paint()
    this.#origin = before
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
    const known = this.#filters.get(key)
    if (known) return known
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
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
}
