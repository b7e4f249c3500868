// Structured data of a page (schema.org, JSON-LD).
type Thing = { '@type': string; [property: string]: unknown }

/**
 * A data block that browsers do not execute, so that the content security policy needs no hash for
 * it. `<` is escaped, so that no text can end the element. Only the server calls `things`: crawlers
 * read the HTML of the response, and hydration leaves the element unchanged. A page whose things
 * are long passes null in the browser, so that their code is not loaded.
 */
export function StructuredData({ things }: { things: (() => readonly Thing[]) | null }) {
  const json =
    import.meta.env.SSR && things
      ? JSON.stringify({ '@context': 'https://schema.org', '@graph': things() }).replaceAll(
          '<',
          String.raw`\u003c`,
        )
      : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/**
 * Returns a breadcrumb list. `steps` lead from the country's home to the page. `origin` has no
 * trailing slash.
 */
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
