// The SMS provider's protocol against a stand-in that speaks it, and the contract that every way of delivery keeps.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDevelopmentInbox } from './development-inbox.ts'
import type { Messages } from './messages.ts'
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
/** One for each request; the last one again and again. */
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

const open = (more: Partial<Parameters<typeof openSms>[0]> = {}) =>
  openSms({
    url,
    account: 'AC42',
    token: 's3cret',
    from: '+6580001234',
    timeoutMs: 150,
    retryAfterMs: 1,
    log: { error: (fields, text) => logged.push({ fields, text }) },
    ...more,
  })
const message = { to: '+66812345678', text: '012345 คือรหัส Tingkat', codeID: 'c1' }
const codeOf = async (sending: Promise<void>) =>
  await sending.then(
    () => 'sent',
    (error: Error & { problem?: { code: string } }) => error.problem?.code ?? error.message,
  )

describe('the request', () => {
  test('is a form to the account, by basic authentication, with the text as it is', async () => {
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

  test('names a messaging service as such', async () => {
    await open({ from: 'MG77' }).send(message)
    expect(calls[0]?.form).toEqual({
      To: '+66812345678',
      MessagingServiceSid: 'MG77',
      Body: message.text,
    })
  })
})

describe('when it is not taken', () => {
  test.each([
    ['bad credentials', refused(401, 20_003)],
    ['a sender that is not ours', refused(400, 21_606)],
    ['a region switched off', refused(400, 21_408)],
    ['no money', refused(403, 20_005)],
    ['an account that does not exist', refused(404, 20_404)],
    ['a fault of theirs', refused(500, 20_500)],
    ['a server that is away', { status: 503, body: 'upstream connect error' }],
    [
      'a page instead of an answer',
      { status: 200, body: '<html>Welcome to the hotel</html>', type: 'text/html' },
    ],
    ['a yes that names no message', { status: 201, body: '{}' }],
    ['a yes that is no JSON', { status: 201, body: '\u0000\u0001garbage' }],
    ['a yes of nothing', { status: 201, body: 'null' }],
    ['a yes without end', { status: 201, body: 'x'.repeat(100_000) }],
    ['somewhere else', { status: 307, body: '', location: 'http://127.0.0.1:9/' }],
    ['a line that breaks', 'cut'],
    ['silence', 'hang'],
  ] as [string, Reply][])('%s: unavailable, asked once', async (_, reply) => {
    replies = [reply]
    expect(await codeOf(open().send(message))).toBe('unavailable')
    expect(calls).toHaveLength(1)
  })

  test.each([21_211, 21_614, 21_612])('%i: the number cannot get texts', async (code) => {
    replies = [refused(400, code)]
    expect(await codeOf(open().send(message))).toBe('phone_invalid')
    expect(calls).toHaveLength(1)
  })

  test('a provider that is too busy has not sent it: asked once more', async () => {
    replies = [refused(429, 20_429), created]
    expect(await codeOf(open().send(message))).toBe('sent')
    expect(calls).toHaveLength(2)
    replies = [refused(429, 20_429)]
    expect(await codeOf(open().send(message))).toBe('unavailable')
    expect(calls).toHaveLength(4)
  })

  test('a provider that cannot be reached', async () => {
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

  test('the log says why, and neither number, text nor secret', async () => {
    replies = [refused(400, 21_408)]
    await codeOf(open().send(message))
    expect(logged).toEqual([
      { fields: { reason: 'status 400, code 21408' }, text: 'the SMS provider took no message' },
    ])
  })
})

describe.each<[string, () => Messages]>([
  ['SMS provider', () => open()],
  ['development inbox', () => createDevelopmentInbox(() => new Date())],
])('the contract of the %s', (_, openMessages) => {
  test('takes texts in every language of ours, several at once', async () => {
    const messages = openMessages()
    await Promise.all(
      ['abc', 'ดีครับ', 'Mã của bạn là'].map((text) => messages.send({ ...message, text })),
    )
  })
})

test('the development inbox gives each text back under its code alone, newest first, and forgets the oldest', async () => {
  const inbox = createDevelopmentInbox(() => new Date('2026-03-18T04:15:00Z'))
  await inbox.send(message)
  await inbox.send({ ...message, text: 'second' })
  await inbox.send({ ...message, codeID: 'c2', text: 'other' })
  expect(inbox.read('c1').map((one) => one.text)).toEqual(['second', message.text])
  for (let count = 0; count < 200; count++) await inbox.send({ ...message, codeID: 'flood' })
  expect(inbox.read('c1')).toEqual([])
})

test('without a provider every message is refused as unavailable', async () => {
  expect(await codeOf(noMessages.send(message))).toBe('unavailable')
})
