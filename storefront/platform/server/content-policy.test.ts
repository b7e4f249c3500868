// Tests that the content security policy allows exactly the inline scripts that the server
// rendered.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, hashInlineScripts } from './content-policy.server.ts'

const nonce = 'c2VjcmV0LW9mLXRoaXMtcGFnZQ'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('hashes each rendered inline script once, and removes the nonces', () => {
  const html = [
    `<script nonce="${nonce}">a()</script>`,
    `<script async="" src="/x.js" nonce="${nonce}"></script>`,
    `<script type="module" nonce="${nonce}">b()
</script>`,
    `<script nonce="${nonce}">a()</script>`,
  ].join('')
  expect(hashInlineScripts(html, nonce)).toEqual({
    html: [
      '<script>a()</script>',
      '<script async="" src="/x.js"></script>',
      '<script type="module">b()\n</script>',
      '<script>a()</script>',
    ].join(''),
    hashes: [hashOf('a()'), hashOf('b()\n')],
  })
})

test('does not hash an injected script, with or without a nonce', () => {
  const injected = '<script>steal()</script><script nonce="guess">steal()</script>'
  const html = `<p>${injected}</p><script nonce="${nonce}">a()</script>`
  expect(hashInlineScripts(html, nonce).hashes).toEqual([hashOf('a()')])
})

test('does not hash data blocks', () => {
  expect(
    hashInlineScripts('<script type="application/json" id="words">{"a":1}</script>', nonce).hashes,
  ).toEqual([])
})

test('allows requests to the configured map origin only', () => {
  expect(contentPolicy([], { connect: ['https://maps.example'] })).toContain(
    "connect-src 'self' https://maps.example;",
  )
  expect(contentPolicy([])).toContain("connect-src 'self';")
})

test('PAY-04 allows scripts and frames of Stripe only if Stripe takes cards', () => {
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

test('allows scripts and styles of this origin only', () => {
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
