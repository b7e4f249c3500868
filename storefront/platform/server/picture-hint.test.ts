// Tests of the preload hint for a page's first picture.
import { expect, test } from 'vitest'
import { preloadFirstPicture } from './picture-hint.server.ts'

const pageWith = (body: string, hints = '') =>
  `<head><meta charSet="utf-8"/>${hints}<link rel="preload" as="font" href="/f.woff2"/></head><body>${body}</body>`

test('preloads the widths of the first picture before everything else', () => {
  const body =
    '<img src="/logo.svg"/><picture><img src="/a-640.avif" srcSet="/a-360.avif 360w, ' +
    '/a-640.avif 640w" sizes="(min-width: 768px) 33vw, 180px" ' +
    'fetchPriority="high"/></picture><picture>' +
    '<img src="/b.avif" fetchPriority="high"/></picture>'
  expect(preloadFirstPicture(pageWith(body))).toBe(
    pageWith(
      body,
      '<link rel="preload" as="image" fetchpriority="high" href="/a-640.avif" ' +
        'imagesrcset="/a-360.avif 360w, /a-640.avif 640w" ' +
        'imagesizes="(min-width: 768px) 33vw, 180px"/>',
    ),
  )
})

test('preloads the source for the width of the screen only', () => {
  const body =
    '<picture><source media="(min-width: 992px)" srcSet="/l.avif"/>' +
    '<source media="(min-width: 768px)" srcSet="/m.avif"/>' +
    '<img src="/s.avif" fetchPriority="high"/></picture>'
  expect(preloadFirstPicture(pageWith(body))).toBe(
    pageWith(
      body,
      '<link rel="preload" as="image" fetchpriority="high" media="(min-width: 992px)" imagesrcset="/l.avif"/>' +
        ('<link rel="preload" as="image" fetchpriority="high" media="(not (min-width: 992px)) ' +
          'and (min-width: 768px)" imagesrcset="/m.avif"/>') +
        ('<link rel="preload" as="image" fetchpriority="high" media="(not (min-width: 992px)) ' +
          'and (not (min-width: 768px))" href="/s.avif"/>'),
    ),
  )
})

test.each([
  '<p>No picture</p>',
  '<picture><img src="/a.avif" loading="lazy"/></picture>',
  '<picture><source type="image/webp" srcSet="/a.webp"/><img src="/a.avif" fetchPriority="high"/></picture>',
])('leaves a page unchanged if it has no picture that can be preloaded: %s', (body) => {
  expect(preloadFirstPicture(pageWith(body))).toBe(pageWith(body))
})
