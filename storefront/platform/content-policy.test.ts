// The policy names exactly the inline scripts of its page.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, scriptHashes } from './content-policy.server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('every inline script is named by its hash, once', () => {
  const html = '<script>a()</script><script async="" src="/x.js"></script><script type="module">b()\n</script><script>a()</script>'
  expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()\n')])
})

test('data blocks do not run and are not named', () => {
  expect(scriptHashes('<script type="application/json" id="words">{"a":1}</script>')).toEqual([])
})

test('scripts and styles come from here alone', () => {
  const policy = contentPolicy('<script>a()</script>')
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`)
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toMatch(/https?:|\*/)
  for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'", "connect-src 'self'", "img-src 'self' data:"]) {
    expect(policy).toContain(rule)
  }
})
