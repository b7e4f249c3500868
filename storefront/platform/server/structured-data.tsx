// Structured data of a page (schema.org, JSON-LD).
type Thing = { '@type': string; [property: string]: unknown }

/**
 * A data block that browsers do not execute, so that the content security policy needs no hash for
 * it. `<` is escaped, so that no text can end the element. Only the server calls `things`, because
 * crawlers read the HTML of the response. In the browser a page can pass null, so that the code for
 * long data is not loaded; hydration leaves the element unchanged.
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
