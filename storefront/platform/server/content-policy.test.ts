// The policy names exactly the inline scripts that the page itself wrote.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, hashInlineScripts } from './content-policy.server.ts'

const mark = 'c2VjcmV0LW9mLXRoaXMtcGFnZQ'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('every inline script of ours is named by its hash, once, and the marks are gone', () => {
  const html = `<script nonce="${mark}">a()</script><script async="" src="/x.js" nonce="${mark}"></script><script type="module" nonce="${mark}">b()\n</script><script nonce="${mark}">a()</script>`
  expect(hashInlineScripts(html, mark)).toEqual({
    html: '<script>a()</script><script async="" src="/x.js"></script><script type="module">b()\n</script><script>a()</script>',
    hashes: [hashOf('a()'), hashOf('b()\n')],
  })
})

test('a script that slipped into the page is not named, whatever nonce it claims', () => {
  const html = `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${mark}">a()</script>`
  expect(hashInlineScripts(html, mark).hashes).toEqual([hashOf('a()')])
})

test('data blocks do not run and are not named', () => {
  expect(
    hashInlineScripts('<script type="application/json" id="words">{"a":1}</script>', mark).hashes,
  ).toEqual([])
})

test('maps may come from exactly the origin that was named', () => {
  expect(contentPolicy([], { connect: ['https://maps.example'] })).toContain(
    "connect-src 'self' https://maps.example;",
  )
  expect(contentPolicy([])).toContain("connect-src 'self';")
})

test('PAY-04 where Stripe takes cards its script and its frames may come, and nowhere else', () => {
  const policy = contentPolicy([hashOf('a()')], {
    scripts: ['https://js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  })
  expect(policy).toContain(`script-src 'self' https://js.stripe.com ${hashOf('a()')};`)
  expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;')
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  expect(contentPolicy([])).not.toContain('frame-src')
})

test('scripts and styles come from here alone', () => {
  const policy = contentPolicy([hashOf('a()')])
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toMatch(/https?:|\*/)
  for (const rule of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "connect-src 'self'",
    "img-src 'self' data:",
  ]) {
    expect(policy).toContain(rule)
  }
})
