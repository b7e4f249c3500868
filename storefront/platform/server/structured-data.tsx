// What a page says to machines in the words of schema.org, as JSON-LD in the page.
type Thing = { '@type': string; [property: string]: unknown }

/** Data, not a script: it is never run, and the page's policy need not name it. Text cannot end it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** From the country's home down to the page itself. `origin` without a slash at its end. */
export function breadcrumbs(
  origin: string,
  steps: readonly { name: string; path: string }[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
