// Sitemaps: well-formed whatever stands in an address, with every language of a page.
import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './sitemap.ts'

test('PROD-09: a page names itself in all its languages', () => {
  const xml = writeSitemap([
    {
      address: 'https://t.example/vn/vi',
      languages: [
        { code: 'vi', address: 'https://t.example/vn/vi' },
        { code: 'en', address: 'https://t.example/vn/en' },
      ],
    },
  ])
  expect(xml).toContain(
    '<loc>https://t.example/vn/vi</loc><xhtml:link rel="alternate" hreflang="vi" href="https://t.example/vn/vi"/><xhtml:link rel="alternate" hreflang="en" href="https://t.example/vn/en"/>',
  )
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true)
})

test('what means something in XML is written as text', () => {
  expect(writeSitemap([{ address: `https://t.example/?a=1&b=<"'>`, languages: [] }])).toContain(
    '<loc>https://t.example/?a=1&amp;b=&lt;&quot;&apos;&gt;</loc>',
  )
  expect(writeSitemapIndex(['https://t.example/?a=1&b=2'])).toContain(
    '<sitemap><loc>https://t.example/?a=1&amp;b=2</loc></sitemap>',
  )
})
