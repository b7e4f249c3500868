// Sitemaps in the format of sitemaps.org, with alternate languages in Google's format.

/** The maximum number of URLs in one file (sitemaps.org, protocol). */
export const sitemapMaxUrls = 50_000

/** `languages` includes the page's own language. It is empty if the page has only one language. */
export type SitemapPage = {
  url: string
  languages: readonly { code: string; url: string }[]
}

export function writeSitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map((page) => {
    const links = page.languages.map(
      ({ code, url }) =>
        `<xhtml:link rel="alternate" hreflang="${escape(code)}" href="${escape(url)}"/>`,
    )
    return `<url><loc>${escape(page.url)}</loc>${links.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export function writeSitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escape(url)}</loc></sitemap>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</sitemapindex>',
    '',
  ].join('\n')
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
