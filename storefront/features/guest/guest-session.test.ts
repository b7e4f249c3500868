// The guest session on paper: a clock, a storage and a server of the test's own.
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

/** A token that runs out so many seconds from the start. */
const tokenFor = (name: string, seconds: number) =>
  `head.${Buffer.from(JSON.stringify({ sub: name, exp: start / 1000 + seconds })).toString('base64url')}.sign`

function openWorld({
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
  const kept = new Map(Object.entries(stored))
  const asked: string[] = []
  const reported: ReportedError[] = []
  let timers: { at: number; run: () => void }[] = []
  let now = start
  let reloads = 0
  let issued = 0
  const session = createGuestSession({
    client: {
      requestGuestToken: async () => {
        asked.push('token')
        return await (token?.() ??
          Promise.resolve({
            ok: true as const,
            data: { token: tokenFor(`new-${++issued}`, 86_400), expiresAt: '' },
          }))
      },
      guestLogin: async (body) => {
        asked.push(`login ${body.token}`)
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
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      })),
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
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
    kept,
    asked,
    reported,
    states,
    reloads: () => reloads,
    async pass(milliseconds: number) {
      now += milliseconds
      const due = timers.filter((timer) => timer.at <= now)
      timers = timers.filter((timer) => timer.at > now)
      for (const timer of due) timer.run()
      // Answers come in microtasks here; a macrotask later all have been heard.
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    },
  }
}

describe('starting', () => {
  test('GUEST-04: with the flag off nothing is asked, stored or shown', async () => {
    const world = openWorld()
    world.session.start({ enableGuestToken: false })
    await world.pass(1_000)
    expect([world.asked, [...world.kept], world.states]).toEqual([[], [], []])
  })

  test('GUEST-09 CONST-12: begins 100 ms after the last call, once', async () => {
    const world = openWorld()
    world.session.start(on)
    await world.pass(99)
    expect(world.asked).toEqual([])
    world.session.start(on)
    await world.pass(99)
    expect(world.asked).toEqual([])
    await world.pass(1)
    expect(world.asked.filter((call) => call === 'token')).toHaveLength(1)
    await world.pass(1_000)
    expect(world.asked).toHaveLength(2)
  })

  test('one that was called off, or whose flag turned off meanwhile, does not begin', async () => {
    const world = openWorld()
    world.session.start(on)
    world.session.cancel()
    await world.pass(200)
    world.session.start(on)
    world.session.start({ enableGuestToken: false })
    await world.pass(200)
    expect(world.asked).toEqual([])
  })

  test('one while another is under way asks nothing twice', async () => {
    const answer = Promise.withResolvers<ApiResult<GuestToken>>()
    const world = openWorld({ token: () => answer.promise })
    world.session.start(on)
    await world.pass(100)
    world.session.start(on)
    await world.pass(100)
    answer.resolve({ ok: true, data: { token: tokenFor('t', 86_400), expiresAt: '' } })
    await world.pass(0)
    expect(world.asked).toEqual(['token', `login ${tokenFor('t', 86_400)}`])
  })
})

describe('the token', () => {
  test('GUEST-06 GUEST-07 GUEST-08 GUEST-03: a new one is requested and stored, logged in with, and the display token stored', async () => {
    const world = openWorld()
    world.session.start(on)
    await world.pass(100)
    const token = tokenFor('new-1', 86_400)
    expect(world.asked).toEqual(['token', `login ${token}`])
    expect(Object.fromEntries(world.kept)).toEqual({
      [tokenKey]: token,
      [displayTokenKey]: `display of ${token}`,
    })
    expect(world.states).toEqual(['starting', 'ready'])
  })

  test('GUEST-05 GUEST-07: a stored one that has not run out is reused', async () => {
    const token = tokenFor('old', 31)
    const world = openWorld({ stored: { [tokenKey]: token } })
    world.session.start(on)
    await world.pass(100)
    expect(world.asked).toEqual([`login ${token}`])
    expect(world.kept.get(displayTokenKey)).toBe(`display of ${token}`)
  })

  test.each([
    ['has run out', tokenFor('old', -1)],
    ['runs out this second', tokenFor('old', 0)],
    ['runs out within 30 s', tokenFor('old', 30)],
    ['says no end', `h.${Buffer.from('{}').toString('base64url')}.s`],
    ['is a word', 'garbage'],
    ['is not JSON', 'a.b.c'],
    ['is null', `h.${Buffer.from('null').toString('base64url')}.s`],
    ['is empty', ''],
  ])('GUEST-13 GUEST-06: a stored one that %s is never reused', async (_, token) => {
    const world = openWorld({ stored: { [tokenKey]: token } })
    world.session.start(on)
    await world.pass(100)
    expect(world.asked).toEqual(['token', `login ${tokenFor('new-1', 86_400)}`])
    expect(world.kept.get(tokenKey)).toBe(tokenFor('new-1', 86_400))
  })

  test('GUEST-13: at every moment of its last minute a token is usable until 30 s before its end, and never after', () => {
    const token = tokenFor('t', 60)
    for (let second = 0; second <= 70; second++)
      expect(isUsable(token, start + second * 1000), `${second} s`).toBe(second < 30)
  })

  test('where storage is refused the page remembers by itself', async () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const world = openWorld({ storage: refused })
    world.session.start(on)
    await world.pass(100)
    world.session.start(on)
    await world.pass(100)
    expect(world.asked.filter((call) => call === 'token')).toHaveLength(1)
    expect(world.session.read()).toBe('ready')
  })
})

describe('failing', () => {
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
    'GUEST-10 ERR-11: %s is recorded as an error of medium severity, once, without the token',
    async (_, server, calls) => {
      const world = openWorld(server)
      world.session.start(on)
      await world.pass(100)
      expect(world.asked).toEqual(calls)
      expect(world.states).toEqual(['starting', 'failed'])
      expect(world.reported).toEqual([
        {
          name: 'guest_session_error',
          severity: 'medium',
          context: { code: expect.any(String), status: expect.any(Number) },
        },
      ])
      expect(JSON.stringify(world.reported)).not.toContain('head.')
    },
  )

  test('GUEST-12 GUEST-14: trying again forgets both tokens, then loads the page anew', async () => {
    const world = openWorld({
      stored: { [tokenKey]: tokenFor('bad', 9_999), [displayTokenKey]: 'x', other: 'stays' },
      login: async () => ({ ok: false, problem: failure }),
    })
    world.session.start(on)
    await world.pass(100)
    expect(world.reloads()).toBe(0)
    world.session.retry()
    expect(Object.fromEntries(world.kept)).toEqual({ other: 'stays' })
    expect(world.reloads()).toBe(1)
  })
})

describe('reports of errors', () => {
  const error = (name: string): ReportedError => ({ name, severity: 'low' })
  test('wait for whoever hears them, the first twenty, each once', () => {
    const reports = createErrorReports()
    for (let count = 0; count < 30; count++) reports.report(error(`e${count}`))
    const heard: string[] = []
    reports.plug((one) => heard.push(one.name))
    expect(heard).toHaveLength(20)
    reports.report(error('late'))
    expect(heard.at(-1)).toBe('late')
  })

  test('never fail themselves', () => {
    const reports = createErrorReports()
    reports.plug(() => {
      throw new Error('no')
    })
    expect(() => reports.report(error('e'))).not.toThrow()
  })
})
