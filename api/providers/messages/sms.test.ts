// Tests of the providers that send one-time codes: the SMS protocol against a stub, and the
// behaviour that all providers share.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDevelopmentInbox } from './development-inbox.ts'
import type { MessageProvider } from './message-provider.ts'
import { noMessages } from './no-messages.ts'
import { openSms } from './sms.ts'

type Call = {
  method: string
  path: string
  authorization: string
  type: string
  form: Record<string, string>
}
type Reply = { status: number; body: string; type?: string; location?: string } | 'hang' | 'cut'

const created: Reply = {
  status: 201,
  body: JSON.stringify({ sid: 'SM0123', status: 'queued', error_code: null }),
}
const refused = (status: number, code: number): Reply => ({
  status,
  body: JSON.stringify({ code, message: 'no', more_info: 'https://provider.test/errors', status }),
})

let provider: Server
let url: string
let calls: Call[]
/** Responses of the stub, one for each request; the last is repeated. */
let replies: Reply[]
let logged: { fields: object; text: string }[]

beforeEach(async () => {
  calls = []
  logged = []
  replies = [created]
  provider = createServer(
    (request, response) =>
      void (async () => {
        const reply = replies.length > 1 ? replies.shift()! : replies[0]!
        calls.push(await readCall(request))
        if (reply === 'hang') return
        if (reply === 'cut') response.socket?.destroy()
        else
          response
            .writeHead(reply.status, {
              'content-type': reply.type ?? 'application/json',
              ...(reply.location ? { location: reply.location } : {}),
            })
            .end(reply.body)
      })(),
  )
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterEach(async () => {
  provider.closeAllConnections()
  await new Promise((resolve) => {
    provider.close(resolve)
  })
})

async function readCall(request: IncomingMessage): Promise<Call> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return {
    method: request.method!,
    path: request.url!,
    authorization: request.headers.authorization ?? '',
    type: request.headers['content-type'] ?? '',
    form: Object.fromEntries(new URLSearchParams(body)),
  }
}

const open = (overrides: Partial<Parameters<typeof openSms>[0]> = {}) =>
  openSms({
    url,
    account: 'AC42',
    token: 's3cret',
    from: '+6580001234',
    timeoutMs: 60_000,
    retryAfterMs: 1,
    log: { error: (fields, text) => logged.push({ fields, text }) },
    ...overrides,
  })
const message = { to: '+66812345678', text: '012345 คือรหัส Tingkat', codeID: 'c1' }
const codeOf = async (sending: Promise<void>) =>
  await sending.then(
    () => 'sent',
    (error: Error & { problem?: { code: string } }) => error.problem?.code ?? error.message,
  )

describe('the request', () => {
  test('is a form with basic authentication and the unchanged text', async () => {
    await open().send(message)
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC42/Messages.json',
        authorization: `Basic ${btoa('AC42:s3cret')}`,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { To: '+66812345678', From: '+6580001234', Body: '012345 คือรหัส Tingkat' },
      },
    ])
  })

  test('uses the parameter of a messaging service', async () => {
    await open({ from: 'MG77' }).send(message)
    expect(calls[0]?.form).toEqual({
      To: '+66812345678',
      MessagingServiceSid: 'MG77',
      Body: message.text,
    })
  })
})

describe('a failed request', () => {
  test.each([
    ['bad credentials', refused(401, 20_003)],
    ['an invalid sender', refused(400, 21_606)],
    ['a disabled region', refused(400, 21_408)],
    ['no credit', refused(403, 20_005)],
    ['an account that does not exist', refused(404, 20_404)],
    ['an internal error', refused(500, 20_500)],
    ['an unavailable server', { status: 503, body: 'upstream connect error' }],
    [
      'an HTML page instead of JSON',
      { status: 200, body: '<html>Welcome to the hotel</html>', type: 'text/html' },
    ],
    ['a success without a message id', { status: 201, body: '{}' }],
    ['a success that is not JSON', { status: 201, body: '\u0000\u0001garbage' }],
    ['a success with null', { status: 201, body: 'null' }],
    ['an endless response', { status: 201, body: 'x'.repeat(100_000) }],
    ['a redirect', { status: 307, body: '', location: 'http://127.0.0.1:9/' }],
    ['a lost connection', 'cut'],
  ] as [string, Reply][])('%s: unavailable, without a retry', async (_, reply) => {
    replies = [reply]
    expect(await codeOf(open().send(message))).toBe('unavailable')
    expect(calls).toHaveLength(1)
  })

  test('no response: unavailable after the time limit, without a retry', async () => {
    replies = ['hang']
    expect(await codeOf(open({ timeoutMs: 300 }).send(message))).toBe('unavailable')
    // On a busy machine, the time-out may pass before the request reaches the stub, so there may be
    // no call at all.
    expect(calls.length).toBeLessThanOrEqual(1)
  })

  test.each([21_211, 21_614, 21_612])('%i means that the phone number is invalid', async (code) => {
    replies = [refused(400, code)]
    expect(await codeOf(open().send(message))).toBe('phone_invalid')
    expect(calls).toHaveLength(1)
  })

  test('429 is retried once, because nothing was sent', async () => {
    replies = [refused(429, 20_429), created]
    expect(await codeOf(open().send(message))).toBe('sent')
    expect(calls).toHaveLength(2)
    replies = [refused(429, 20_429)]
    expect(await codeOf(open().send(message))).toBe('unavailable')
    expect(calls).toHaveLength(4)
  })

  test('an unreachable provider is retried once', async () => {
    const gone = createServer()
    await new Promise<void>((resolve) => {
      gone.listen(0, '127.0.0.1', resolve)
    })
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => {
      gone.close(resolve)
    })
    expect(await codeOf(open({ url: `http://127.0.0.1:${port}` }).send(message))).toBe(
      'unavailable',
    )
    expect(logged[0]?.fields).toMatchObject({ reason: 'ECONNREFUSED' })
  })

  test('logs the reason, and neither number nor text nor secret', async () => {
    replies = [refused(400, 21_408)]
    await codeOf(open().send(message))
    expect(logged).toEqual([
      { fields: { reason: 'status 400, code 21408' }, text: 'the SMS provider refused a message' },
    ])
  })
})

describe.each<[string, () => MessageProvider]>([
  ['SMS provider', () => open()],
  ['development inbox', () => createDevelopmentInbox(() => new Date())],
])('common behaviour: %s', (_, openMessages) => {
  test('sends concurrent messages in every language', async () => {
    const messages = openMessages()
    await Promise.all(
      ['abc', 'ดีครับ', 'Mã của bạn là'].map((text) => messages.send({ ...message, text })),
    )
  })
})

test('the development inbox returns the messages of a code id, newest first, and drops the oldest', async () => {
  const inbox = createDevelopmentInbox(() => new Date('2026-03-18T04:15:00Z'))
  await inbox.send(message)
  await inbox.send({ ...message, text: 'second' })
  await inbox.send({ ...message, codeID: 'c2', text: 'other' })
  expect(inbox.read('c1').map(({ text }) => text)).toEqual(['second', message.text])
  for (let count = 0; count < 200; count++) await inbox.send({ ...message, codeID: 'flood' })
  expect(inbox.read('c1')).toEqual([])
})

test('refuses every message without a provider', async () => {
  expect(await codeOf(noMessages.send(message))).toBe('unavailable')
})
