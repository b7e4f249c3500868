// Coasts as short strings: rings of steps in thousandths of a degree, written with letters (Google's polyline algorithm).

/** Outer rings: the country's own land, and what of other countries lies round it. */
export type Outline = { own: string[]; near: string[] }

// About 110 m: finer than the shapes themselves.
const perDegree = 1_000

/** Longitude and latitude of each corner. */
export function encodeRing(ring: readonly (readonly [number, number])[]): string {
  let [lastX, lastY] = [0, 0]
  return ring
    .map(([longitude, latitude]) => {
      const [x, y] = [Math.round(longitude * perDegree), Math.round(latitude * perDegree)]
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
    ring.push([x / perDegree, y / perDegree])
  }
  return ring
}

function encodeNumber(step: number): string {
  let value = step < 0 ? ~(step << 1) : step << 1
  let text = ''
  for (; value >= 32; value >>= 5) text += String.fromCharCode((32 | (value & 31)) + 63)
  return text + String.fromCharCode(value + 63)
}
