// Estimates the radius of SVG content from its markup, to keep the area of lighting filters small.

/**
 * Returns an upper bound of the content's radius in units: the largest coordinate plus the largest
 * translation.
 */
export function reachOf(content: string): number {
  let translation = 0
  for (const [, x, y] of content.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g))
    translation = Math.max(translation, Math.hypot(Number(x), Number(y)))
  let largest = 0
  const measure = (text: string) => {
    for (const [number] of text.matchAll(/-?[\d.]+/g))
      largest = Math.max(largest, Math.abs(Number(number)))
  }
  for (const [, path = ''] of content.matchAll(/ d="([^"]*)"/g)) measure(path)
  for (const [, name = '', value = ''] of content.matchAll(/ (r|rx|ry|x|y)="(-?[\d.]+)"/g))
    if (name) measure(value)
  return largest + translation
}
