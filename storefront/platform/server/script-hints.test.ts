// Tests of the sequence of preload hints.
import { expect, test } from 'vitest'
import { moveScriptHintsLast } from './script-hints.server.ts'

test('moves script hints behind the style sheet, at low priority, in the same sequence', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>' +
    '<link rel="stylesheet" href="/x.css"/></head><body></body>'
  expect(moveScriptHintsLast(html)).toBe(
    '<head><link rel="stylesheet" href="/x.css"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><body></body>',
  )
})

test('leaves other links and texts unchanged', () => {
  const html =
    '<head><link rel="preload" as="font" href="/f.woff2"/></head><body>' +
    '<p>$&amp; &lt;link rel="modulepreload"&gt;</p></body>'
  expect(moveScriptHintsLast(html)).toBe(html)
})
