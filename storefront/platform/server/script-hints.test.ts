// The style sheet and the first pictures go before the scripts.
import { expect, test } from 'vitest'
import { moveScriptHintsLast } from './script-hints.server.ts'

test('hints for scripts stand behind the style sheet, at low priority, in the order they had', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/x.css"/></head><body></body>'
  expect(moveScriptHintsLast(html)).toBe(
    '<head><link rel="stylesheet" href="/x.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><body></body>',
  )
})

test('all else stays where it is, whatever a text holds', () => {
  const html =
    '<head><link rel="preload" as="font" href="/f.woff2"/></head><body><p>$&amp; &lt;link rel="modulepreload"&gt;</p></body>'
  expect(moveScriptHintsLast(html)).toBe(html)
})
