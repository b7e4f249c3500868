// Tests of the data block that describes a page to crawlers (schema.org, JSON-LD).
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breadcrumbs, StructuredData } from './structured-data.tsx'

test('the server writes a graph in which no text ends the element', () => {
  const html = renderToStaticMarkup(
    <StructuredData
      things={() => [
        breadcrumbs('https://tingkat.example', [{ name: '</script>', path: '/sg/en' }]),
      ]}
    />,
  )
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({
    '@graph': [{ itemListElement: [{ name: '</script>', item: 'https://tingkat.example/sg/en' }] }],
  })
})
