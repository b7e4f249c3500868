// Tests of the sequence of a page's scripts.
import { expect, test } from 'vitest'
import { moveScriptHintsLast } from './script-hints.server.ts'

test('moves scripts behind the style sheet, at low priority, each evaluated on its own', () => {
  const html =
    '<head><link rel="modulepreload" href="/assets/entry.client-1.js"/>' +
    '<link rel="modulepreload" href="/b.js"/>' +
    '<link rel="stylesheet" href="/x.css"/></head><body></body>'
  expect(moveScriptHintsLast(html)).toBe(
    '<head><link rel="stylesheet" href="/x.css"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.client-1.js"/>' +
      '<script type="module" async fetchpriority="low" src="/b.js"></script></head><body></body>',
  )
})

test('leaves other links and texts unchanged', () => {
  const html =
    '<head><link rel="preload" as="font" href="/f.woff2"/></head><body>' +
    '<p>$&amp; &lt;link rel="modulepreload"&gt;</p></body>'
  expect(moveScriptHintsLast(html)).toBe(html)
})
