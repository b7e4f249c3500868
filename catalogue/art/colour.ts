// Mixes, darkens and lightens colours, which are written as #rrggbb.

export type Colour = `#${string}`

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes two colours. `share` is the share of the second one, clamped to 0 to 1. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const amount = Math.max(0, Math.min(1, share))
  const other = channels(second)
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * amount),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

// Darkens a colour. Shadows are brown and highlights warm, because grey ones make food look stale.
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#1d0c04', share)
export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#fffaf0', share)
