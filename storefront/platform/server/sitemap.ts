// Sitemaps as sitemaps.org writes them, with the languages of a page as Google reads them.

/** What one file may hold (sitemaps.org, protocol: 50,000 addresses). */
export const sitemapMaxUrls = 50_000

/** `languages` are all in which the page can be read, this one too; none where there is but one. */
export type SitemapPage = {
  address: string
  languages: readonly { code: string; address: string }[]
}

export function writeSitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ address, languages }) => {
    const links = languages.map(
      ({ code, address: href }) =>
        `<xhtml:link rel="alternate" hreflang="${escape(code)}" href="${escape(href)}"/>`,
    )
    return `<url><loc>${escape(address)}</loc>${links.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export function writeSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>`)
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
