// Writes SVG outlines: rounds their numbers, and draws smooth closed curves through points.

export type Point = readonly [x: number, y: number]

/**
 * Rounds to one decimal, which is finer than a pixel of the largest picture and keeps SVGs short.
 */
export const short = (value: number): number => Math.round(value * 10) / 10

/** Returns a smooth closed path through the points: Catmull-Rom splines as Bézier curves. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  let path = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (const index of points.keys()) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    path +=
      `C${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)} ` +
      (`${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)} ` +
        `${short(to[0])} ${short(to[1])}`)
  }
  return `${path}Z`
}
