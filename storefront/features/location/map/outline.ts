// Compact encoding of coastlines: Google's polyline algorithm. Coordinates are stored in
// thousandths of a degree.

/**
 * Encoded coastlines: outer rings of the country's
 * land, and of the land of other countries near it.
 */
export type Outline = { own: string[]; near: string[] }

// A thousandth of a degree is about 110 m, finer than the source data.
const unitsPerDegree = 1_000

/** `ring` holds longitude and latitude of each corner, in degrees. */
export function encodeRing(ring: readonly (readonly [number, number])[]): string {
  let [lastX, lastY] = [0, 0]
  return ring
    .map(([longitude, latitude]) => {
      const [x, y] = [Math.round(longitude * unitsPerDegree), Math.round(latitude * unitsPerDegree)]
      const step = encodeNumber(x - lastX) + encodeNumber(y - lastY)
      lastX = x
      lastY = y
      return step
    })
    .join('')
}

export function decodeRing(text: string): [longitude: number, latitude: number][] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - 63
    value |= (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  const ring: [number, number][] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    ring.push([x / unitsPerDegree, y / unitsPerDegree])
  }
  return ring
}

function encodeNumber(step: number): string {
  let value = step < 0 ? ~(step << 1) : step << 1
  let text = ''
  for (; value >= 32; value >>= 5) text += String.fromCharCode((32 | (value & 31)) + 63)
  return text + String.fromCharCode(value + 63)
}
