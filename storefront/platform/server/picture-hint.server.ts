// Preloads the main picture of a page, which is the first one with high priority. The browser then
// requests the picture before it has parsed the body, and before the fonts.

const firstPicture = /<picture>((?:<source [^>]*>)*)<img [^>]*fetchPriority="high"[^>]*>/

/**
 * Adds a hint for each source of the page's first picture. The media queries of the hints exclude
 * each other, so the browser loads the picture only once.
 */
export function preloadFirstPicture(html: string): string {
  const [found, sources = ''] = firstPicture.exec(html) ?? []
  if (found === undefined) return html
  const image = found.slice(found.indexOf('<img '))
  const hints: string[] = []
  const conditions: string[] = []
  for (const [source] of sources.matchAll(/<source [^>]*>/g)) {
    const media = attributeOf(source, 'media')
    // Preload hints can exclude each other by media query, but not by image type. So if a source
    // has no media query, the page gets no hints.
    if (!media) return html
    hints.push(hintFor(source, [...conditions.map(negate), media]))
    conditions.push(media)
  }
  hints.push(hintFor(image, conditions.map(negate)))
  return html.replace('<link ', () => `${hints.join('')}<link `)
}

const attributeOf = (element: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1]

const negate = (media: string) => `(not ${media})`

/** `element` is an img or a source; a source has `srcSet` only. */
function hintFor(element: string, conditions: string[]): string {
  const attributes = {
    media: conditions.join(' and '),
    href: attributeOf(element, 'src'),
    imagesrcset: attributeOf(element, 'srcSet'),
    imagesizes: attributeOf(element, 'sizes'),
  }
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [` ${name}="${value}"`] : [],
  )
  return `<link rel="preload" as="image" fetchpriority="high"${written.join('')}/>`
}
