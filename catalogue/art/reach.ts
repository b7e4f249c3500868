// How far a thing reaches from its own middle, told from its markup: filters need not work on more than that.

/** The largest number that is a length in it, and how far its parts are moved; generous rather than exact. */
export function reachOf(content: string): number {
  let moved = 0
  for (const [, x, y] of content.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g))
    moved = Math.max(moved, Math.hypot(Number(x), Number(y)))
  let largest = 0
  const measure = (text: string) => {
    for (const [number] of text.matchAll(/-?[\d.]+/g))
      largest = Math.max(largest, Math.abs(Number(number)))
  }
  for (const [, path = ''] of content.matchAll(/ d="([^"]*)"/g)) measure(path)
  for (const [, name = '', value = ''] of content.matchAll(/ (r|rx|ry|x|y)="(-?[\d.]+)"/g))
    if (name) measure(value)
  return largest + moved
}
