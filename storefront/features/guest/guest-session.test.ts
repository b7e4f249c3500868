// Tests of the guest session with a fake clock, storage and server.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { Guest, GuestToken } from '@tingkat/contract/guest'
import { describe, expect, test } from 'vitest'
import { createErrorReports, type ReportedError } from '../../platform/errors/report-error.ts'
import {
  createGuestSession,
  displayTokenKey,
  isUsable,
  tokenKey,
  type GuestStorage,
} from './guest-session.ts'

const start = Date.parse('2026-03-18T04:15:00Z')
const on = { enableGuestToken: true }
const failure: ClientProblem = {
  code: 'unavailable',
  status: 503,
  message: 'unavailable',
  context: {},
}

/** Returns a token that expires `seconds` after `start`. */
const tokenFor = (name: string, seconds: number) =>
  `head.${Buffer.from(JSON.stringify({ sub: name, exp: start / 1000 + seconds })).toString('base64url')}.sign`

function setUp({
  stored = {},
  storage,
  token,
  login,
}: {
  stored?: Record<string, string>
  storage?: () => GuestStorage
  token?: () => Promise<ApiResult<GuestToken>>
  login?: (token: string) => Promise<ApiResult<Guest>>
} = {}) {
  const entries = new Map(Object.entries(stored))
  const requests: string[] = []
  const reported: ReportedError[] = []
  let timers: { at: number; run: () => void }[] = []
  let now = start
  let reloads = 0
  let issued = 0
  const session = createGuestSession({
    client: {
      requestGuestToken: async () => {
        requests.push('token')
        return await (token?.() ??
          Promise.resolve({
            ok: true as const,
            data: { token: tokenFor(`new-${++issued}`, 86_400), expiresAt: '' },
          }))
      },
      guestLogin: async (body) => {
        requests.push(`login ${body.token}`)
        return await (login?.(body.token) ??
          Promise.resolve({
            ok: true as const,
            data: { displayToken: `display of ${body.token}` },
          }))
      },
    },
    storage:
      storage ??
      (() => ({
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => void entries.set(key, value),
        removeItem: (key) => void entries.delete(key),
      })),
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    reportError: (error) => void reported.push(error),
    reload: () => {
      reloads += 1
    },
  })
  const states: string[] = []
  session.subscribe(() => states.push(session.read()))
  return {
    session,
    entries,
    requests,
    reported,
    states,
    reloads: () => reloads,
    async pass(milliseconds: number) {
      now += milliseconds
      const due = timers.filter((timer) => timer.at <= now)
      timers = timers.filter((timer) => timer.at > now)
      for (const timer of due) timer.run()
      // The fake responses resolve in microtasks, so
      // all of them have arrived in the next macrotask.
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    },
  }
}

describe('starting', () => {
  test('GUEST-04: requests, stores and reports nothing if the flag is off', async () => {
    const setup = setUp()
    setup.session.start({ enableGuestToken: false })
    await setup.pass(1_000)
    expect([setup.requests, [...setup.entries], setup.states]).toEqual([[], [], []])
  })

  test('GUEST-09 CONST-12: starts once, 100 ms after the last call', async () => {
    const setup = setUp()
    setup.session.start(on)
    await setup.pass(99)
    expect(setup.requests).toEqual([])
    setup.session.start(on)
    await setup.pass(99)
    expect(setup.requests).toEqual([])
    await setup.pass(1)
    expect(setup.requests.filter((call) => call === 'token')).toHaveLength(1)
    await setup.pass(1_000)
    expect(setup.requests).toHaveLength(2)
  })

  test('does not start if cancelled or if the flag is turned off meanwhile', async () => {
    const setup = setUp()
    setup.session.start(on)
    setup.session.cancel()
    await setup.pass(200)
    setup.session.start(on)
    setup.session.start({ enableGuestToken: false })
    await setup.pass(200)
    expect(setup.requests).toEqual([])
  })

  test('does not repeat requests while a start is running', async () => {
    const answer = Promise.withResolvers<ApiResult<GuestToken>>()
    const setup = setUp({ token: () => answer.promise })
    setup.session.start(on)
    await setup.pass(100)
    setup.session.start(on)
    await setup.pass(100)
    answer.resolve({ ok: true, data: { token: tokenFor('t', 86_400), expiresAt: '' } })
    await setup.pass(0)
    expect(setup.requests).toEqual(['token', `login ${tokenFor('t', 86_400)}`])
  })
})

describe('the token', () => {
  test('GUEST-06 GUEST-07 GUEST-08 GUEST-03: is requested, stored and used to log in', async () => {
    const setup = setUp()
    setup.session.start(on)
    await setup.pass(100)
    const token = tokenFor('new-1', 86_400)
    expect(setup.requests).toEqual(['token', `login ${token}`])
    expect(Object.fromEntries(setup.entries)).toEqual({
      [tokenKey]: token,
      [displayTokenKey]: `display of ${token}`,
    })
    expect(setup.states).toEqual(['starting', 'ready'])
  })

  test('GUEST-05 GUEST-07: is reused if a stored one has not expired', async () => {
    const token = tokenFor('old', 31)
    const setup = setUp({ stored: { [tokenKey]: token } })
    setup.session.start(on)
    await setup.pass(100)
    expect(setup.requests).toEqual([`login ${token}`])
    expect(setup.entries.get(displayTokenKey)).toBe(`display of ${token}`)
  })

  test.each([
    ['has expired', tokenFor('old', -1)],
    ['expires now', tokenFor('old', 0)],
    ['expires within 30 s', tokenFor('old', 30)],
    ['has no expiry', `h.${Buffer.from('{}').toString('base64url')}.s`],
    ['is a word', 'garbage'],
    ['is not JSON', 'a.b.c'],
    ['is null', `h.${Buffer.from('null').toString('base64url')}.s`],
    ['is empty', ''],
  ])('GUEST-13 GUEST-06: is not reused if it %s', async (_, token) => {
    const setup = setUp({ stored: { [tokenKey]: token } })
    setup.session.start(on)
    await setup.pass(100)
    expect(setup.requests).toEqual(['token', `login ${tokenFor('new-1', 86_400)}`])
    expect(setup.entries.get(tokenKey)).toBe(tokenFor('new-1', 86_400))
  })

  test('GUEST-13: is usable until 30 s before it expires', () => {
    const token = tokenFor('t', 60)
    for (let second = 0; second <= 70; second++)
      expect(isUsable(token, start + second * 1000), `${second} s`).toBe(second < 30)
  })

  test('is kept in memory if storage is denied', async () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const setup = setUp({ storage: refused })
    setup.session.start(on)
    await setup.pass(100)
    setup.session.start(on)
    await setup.pass(100)
    expect(setup.requests.filter((call) => call === 'token')).toHaveLength(1)
    expect(setup.session.read()).toBe('ready')
  })
})

describe('a failure', () => {
  test.each([
    ['no token', { token: async () => ({ ok: false as const, problem: failure }) }, ['token']],
    [
      'no log-in',
      {
        login: async () => ({
          ok: false as const,
          problem: { ...failure, code: 'guest_session_error' as const, status: 401 },
        }),
      },
      ['token', `login ${tokenFor('new-1', 86_400)}`],
    ],
  ])(
    'GUEST-10 ERR-11: %s is reported once with medium severity and without the token',
    async (_, server, calls) => {
      const setup = setUp(server)
      setup.session.start(on)
      await setup.pass(100)
      expect(setup.requests).toEqual(calls)
      expect(setup.states).toEqual(['starting', 'failed'])
      expect(setup.reported).toEqual([
        {
          name: 'guest_session_error',
          severity: 'medium',
          context: { code: expect.any(String), status: expect.any(Number) },
        },
      ])
      expect(JSON.stringify(setup.reported)).not.toContain('head.')
    },
  )

  test('GUEST-12 GUEST-14: a retry removes both tokens and reloads the page', async () => {
    const setup = setUp({
      stored: { [tokenKey]: tokenFor('bad', 9_999), [displayTokenKey]: 'x', other: 'stays' },
      login: async () => ({ ok: false, problem: failure }),
    })
    setup.session.start(on)
    await setup.pass(100)
    expect(setup.reloads()).toBe(0)
    setup.session.retry()
    expect(Object.fromEntries(setup.entries)).toEqual({ other: 'stays' })
    expect(setup.reloads()).toBe(1)
  })
})

describe('error reports', () => {
  const error = (name: string): ReportedError => ({ name, severity: 'low' })
  test('are queued until a sink is set, at most twenty', () => {
    const reports = createErrorReports()
    for (let count = 0; count < 30; count++) reports.report(error(`e${count}`))
    const received: string[] = []
    reports.setSink(({ name }) => received.push(name))
    expect(received).toHaveLength(20)
    reports.report(error('late'))
    expect(received.at(-1)).toBe('late')
  })

  test('do not throw if the sink throws', () => {
    const reports = createErrorReports()
    reports.setSink(() => {
      throw new Error('no')
    })
    expect(() => reports.report(error('e'))).not.toThrow()
  })
})
