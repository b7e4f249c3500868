// Tests of login codes, text messages and device names.
import { languageCodes } from '@tingkat/ordering/country/country'
import { describe, expect, test } from 'vitest'
import { codeText, chooseLanguage } from './code-text.ts'
import { parseDevice } from './device.ts'
import { hashCode, isSameHash, generateCode, secondsUntilNextCode, triesFor } from './login-code.ts'

describe('a code', () => {
  test('has six random digits', () => {
    const codes = Array.from({ length: 200 }, generateCode)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    expect(new Set(codes).size).toBeGreaterThan(190)
  })

  test('has a hash that depends on code, id and key', () => {
    const key = Buffer.alloc(32, 1)
    const hash = hashCode(key, 'id', '123456')
    expect(isSameHash(hash, hashCode(key, 'id', '123456'))).toBe(true)
    for (const other of [
      hashCode(key, 'id', '123457'),
      hashCode(key, 'other', '123456'),
      hashCode(Buffer.alloc(32, 2), 'id', '123456'),
    ])
      expect(isSameHash(hash, other)).toBe(false)
    expect(isSameHash(hash, hash.subarray(1))).toBe(false)
  })
})

describe('the pause before the next code', () => {
  const now = new Date('2026-03-18T04:15:00Z')
  /**
   * Returns one sent code for each of `secondsAgo`. `of` says who requested the codes: the client
   * that asks for the next code (`own`), a stranger, or another trusted client.
   */
  const sent = (of: 'own' | 'stranger' | 'trusted', ...secondsAgo: number[]) =>
    secondsAgo.map((seconds) => ({
      sentAt: new Date(now.getTime() - seconds * 1000),
      own: of === 'own',
      trusted: of === 'trusted',
    }))
  const many = (of: 'own' | 'stranger' | 'trusted', count: number) =>
    sent(of, ...Array.from({ length: count }, () => 0))

  test.each([
    ['no code yet', [], 0],
    ['two of its own', sent('own', 0, 1), 0],
    ['three of its own', sent('own', 20, 21, 22), 40],
    ['four of its own', many('own', 4), 120],
    ['a hundred of its own', many('own', 100), 15 * 60],
    ['five of strangers', many('stranger', 5), 0],
    ['six of strangers', many('stranger', 6), 30],
    ['two hundred of strangers', many('stranger', 200), 10 * 60],
    ['a hundred of a device that has logged in', many('trusted', 100), 0],
  ])('after %s', (_, codes, wait) => {
    expect(secondsUntilNextCode(codes, { trusted: false }, now)).toBe(wait)
  })

  test('of a device that has logged in depends only on the codes that it requested', () => {
    expect(secondsUntilNextCode(many('stranger', 200), { trusted: true }, now)).toBe(0)
    expect(secondsUntilNextCode(many('own', 4), { trusted: true }, now)).toBe(120)
  })

  test('strangers have one guess for each code once they have made fifty guesses', () => {
    expect([49, 50, 500].map((guesses) => triesFor({ trusted: false }, guesses))).toEqual([5, 1, 1])
    expect(triesFor({ trusted: true }, 500)).toBe(5)
  })
})

describe('the text message', () => {
  test.each(
    languageCodes.flatMap((language) =>
      (['login', 'delete_account'] as const).map((purpose) => [language, purpose] as const),
    ),
  )(
    'in %s for %s fits in one message, starts with the code and names the five minutes',
    (language, purpose) => {
      const text = codeText(language, purpose, '012345')
      expect(text.startsWith('012345 ')).toBe(true)
      expect(text).toMatch(/\b5\b/)
      const plain = /^[\x20-\x7e]*$/.test(text)
      expect(text.length).toBeLessThanOrEqual(plain ? 160 : 70)
      expect(plain).toBe(language === 'en' || language === 'id')
    },
  )

  test('for a deletion differs from that for a login', () => {
    for (const language of languageCodes)
      expect(codeText(language, 'login', '1')).not.toBe(codeText(language, 'delete_account', '1'))
  })

  test.each([
    [{ requested: 'th', acceptLanguage: 'vi', countryCode: 'sg' }, 'th'],
    [{ acceptLanguage: 'fr-FR, vi-VN;q=0.8, th;q=0.5', countryCode: 'sg' }, 'vi'],
    [{ acceptLanguage: 'in-ID', countryCode: 'sg' }, 'id'],
    [{ acceptLanguage: 'fr', countryCode: 'th' }, 'th'],
    [{ acceptLanguage: '*' }, 'en'],
    [{}, 'en'],
  ] as const)('%j gets %s', (preference, language) => {
    expect(chooseLanguage(preference)).toBe(language)
  })
})

describe('a device', () => {
  test.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
        'like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
        'like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox',
      'macOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0',
      'Opera',
      'Linux',
    ],
    ['curl/8.5.0', '', ''],
    [undefined, '', ''],
  ])('%s', (userAgent, browser, system) => {
    expect(parseDevice(userAgent)).toEqual({ browser, system })
  })
})
