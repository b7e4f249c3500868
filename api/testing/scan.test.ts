// Tests that the scanner finds personal data in all encodings and reports nothing else.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scan, type Person } from './scan.ts'

const letters = (alphabet: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: min, maxLength: max })
const name = fc.oneof(
  letters('bcdfghjklmnpqrstvwz', 7, 12),
  fc.constantFrom('Nguyễn Thị Đẫmđào', 'สมศักดิ์ศรีเจริญ', 'Nurulhudaqz', 'Ñandúpérez'),
)
const phone = letters('123456789', 8, 10)
const token = fc
  .uint8Array({ minLength: 24, maxLength: 48 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
const code = letters('0123456789', 6, 6)
const address = fc
  .tuple(fc.nat(999), letters('bcdfghjklmnpqrstvwz', 6, 9), fc.nat(99), fc.nat(999))
  .map(([house, street, floor, unit]) => `${house} Jalan ${street} #${floor}-${unit}`)
// Generates coordinates with five decimals. The last decimal is not zero, because a number loses
// zeros at its end.
const degrees = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.nat(8_999), fc.integer({ min: 1, max: 9 }))
    .map(([whole, thousands, last]) => Number(`${whole}.${1_000 + thousands}${last}`))
const position = fc.record({ latitude: degrees(-20, 25), longitude: degrees(92, 125) })

const escapes: Record<string, (text: string) => string> = {
  plain: (text) => text,
  component: encodeURIComponent,
  'every byte by percent': (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  form: (text) => new URLSearchParams({ text }).toString(),
  json: (text) => JSON.stringify({ text }),
  'every letter by JSON': (text) =>
    Array.from(text)
      .flatMap((character) => character.split(''))
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  html: (text) =>
    Array.from(text)
      .map((character) => `&#${character.codePointAt(0)};`)
      .join(''),
  'html by hex': (text) =>
    Array.from(text)
      .map((character) => `&#x${character.codePointAt(0)?.toString(16)};`)
      .join(''),
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  hex: (text) => Buffer.from(text).toString('hex'),
}
const escape = fc.constantFrom(...Object.keys(escapes)).map((key) => escapes[key] ?? String)

// Generates text of any length around the personal data, because the
// base64 form of the data depends on its position within the text.
const surrounding = letters('{}", :=/?&.;\n', 0, 9)
const wrapped = (text: string) =>
  fc
    .tuple(surrounding, surrounding, surrounding, surrounding, escape, escape)
    .map(([a, b, c, d, inner, outer]) => `${a} ${outer(`${b} ${inner(text)} ${c}`)} ${d}`)

const cases: [string, fc.Arbitrary<{ person: Person; written: string }>][] = [
  [
    'phone',
    fc
      .tuple(
        phone,
        fc.constantFrom(
          (p: string) => p,
          (p: string) => `+65${p}`,
          (p: string) => `0${p}`,
          (p: string) => `+62 ${p.slice(0, 3)}-${p.slice(3, 6)} ${p.slice(6)}`,
          (p: string) => Array.from(p).join(' '),
          (p: string) => `(${p.slice(0, 2)}) ${p.slice(2)}`,
        ),
      )
      .map(([secret, write]) => ({ person: { phones: [secret] }, written: write(secret) })),
  ],
  [
    'name',
    fc
      .tuple(
        name,
        fc.constantFrom(
          (n: string) => n,
          (n: string) => n.toUpperCase(),
          (n: string) => n.normalize('NFD'),
          (n: string) => n.replaceAll(' ', '_'),
          (n: string) => n.replaceAll(/\s/g, ''),
        ),
      )
      .map(([secret, write]) => ({ person: { names: [secret] }, written: write(secret) })),
  ],
  [
    'text',
    fc
      .tuple(
        address,
        fc.constantFrom(
          (a: string) => a,
          (a: string) => a.toLowerCase(),
          (a: string) => a.replaceAll(' ', '+'),
          (a: string) => a.replaceAll(/\W+/g, '-'),
        ),
      )
      .map(([secret, write]) => ({ person: { texts: [secret] }, written: write(secret) })),
  ],
  [
    'position',
    fc
      .tuple(
        position,
        fc.constantFrom(
          (p: { latitude: number; longitude: number }) => JSON.stringify(p),
          (p) => `${p.latitude},${p.longitude}`,
          (p) => `at=${p.longitude.toFixed(3)}`,
          (p) => `POINT(${p.longitude} ${p.latitude})`,
        ),
      )
      .map(([secret, write]) => ({ person: { positions: [secret] }, written: write(secret) })),
  ],
  [
    'code',
    fc
      .tuple(
        code,
        fc.constantFrom(
          (c: string) => c,
          (c: string) => `code=${c}`,
          (c: string) => `${c.slice(0, 3)} ${c.slice(3)}`,
        ),
      )
      .map(([secret, write]) => ({ person: { codes: [secret] }, written: write(secret) })),
  ],
  [
    'token',
    fc
      .tuple(
        token,
        fc.constantFrom(
          (t: string) => t,
          (t: string) => `Bearer ${t}`,
          (t: string) => t.slice(0, 27),
          (t: string) => t.slice(-27),
        ),
      )
      .map(([secret, write]) => ({ person: { tokens: [secret] }, written: write(secret) })),
  ],
]

test.each(cases)('finds a %s in every encoding, escaped twice', (kind, arbitrary) => {
  fc.assert(
    fc.property(
      arbitrary.chain((sample) => wrapped(sample.written).map((text) => ({ ...sample, text }))),
      ({ person, text }) => {
        expect(scan(text, person).map((found) => found.kind)).toContain(kind)
      },
    ),
    { numRuns: 200 },
  )
})

describe('has no false positives', () => {
  const person: Person = {
    phones: ['98435276'],
    names: ['Nurulhuda Qaisaraz'],
    texts: ['Blk 7 Jalan Kertasbiru #05-119'],
    positions: [{ latitude: 1.28417, longitude: 103.83296 }],
    codes: ['482913'],
    tokens: ['q8Zr2mKx7Lw0Tn5Vb3Yc9Hd1Jf6Pg4Rs'],
  }
  test.each([
    '{"level":30,"time":1795315498435276,"method":"GET","route":"/api/v1/users/me","status":200,"ms":1.2,"requestID":"482913ab-1"}',
    '{"startTimeUnixNano":"1795315498435276000","traceId":"0af7651916cd43dd8448eb211c80319c"}',
    'http_server_request_duration_sum{http_route="/api/v1/merchants"} 1.2846',
    'latitude=1.28&longitude=103.83',
    'near Tiong Bahru, blk 7',
    'select latitude, longitude from place where id = $1',
  ])('%s', (line) => expect(scan(line, person)).toEqual([]))
})

test('reports each secret once, with its context', () => {
  expect(scan('{"to":"+65 9843 5276"} {"to":"98435276"}', { phones: ['98435276'] })).toEqual([
    { kind: 'phone', secret: '98435276', near: '{"to":"+65 9843 5276"} {"to":"98435276"}' },
  ])
})
