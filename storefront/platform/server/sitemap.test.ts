// Tests of sitemaps: alternate languages and escaping.
import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './sitemap.ts'

test('PROD-09: a page has links to all its languages', () => {
  const xml = writeSitemap([
    {
      url: 'https://t.example/vn/vi',
      languages: [
        { code: 'vi', url: 'https://t.example/vn/vi' },
        { code: 'en', url: 'https://t.example/vn/en' },
      ],
    },
  ])
  expect(xml).toContain(
    '<loc>https://t.example/vn/vi</loc><xhtml:link rel="alternate" hreflang="vi" ' +
      'href="https://t.example/vn/vi"/><xhtml:link rel="alternate" hreflang="en" ' +
      'href="https://t.example/vn/en"/>',
  )
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true)
})

test('special characters of XML are escaped', () => {
  expect(writeSitemap([{ url: `https://t.example/?a=1&b=<"'>`, languages: [] }])).toContain(
    '<loc>https://t.example/?a=1&amp;b=&lt;&quot;&apos;&gt;</loc>',
  )
  expect(writeSitemapIndex(['https://t.example/?a=1&b=2'])).toContain(
    '<sitemap><loc>https://t.example/?a=1&amp;b=2</loc></sitemap>',
  )
})
