// Generators of an attacker's input: values of the wrong type or size, broken JSON, strange headers
// and paths.
import * as fc from 'fast-check'

/**
 * A value of a request's body that is written as the JSON text `text`, such as `1e999`, which
 * `JSON.stringify` cannot write.
 */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * Size of an oversized body in bytes. It exceeds the API's limits on bodies; the largest limit
 * applies to the signed events of card providers.
 */
export const oversizedBytes = 1_200_000

export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83C',
  'x\uDC00y',
  '\uFEFF',
  '\u202Etxt.exe',
  '\r\nset-cookie: a=b',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or '1'='1",
  "'; drop table orders; --",
  '$1',
  '%',
  '%00',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x10',
  '1e400',
  '9'.repeat(400),
  '٣',
  'ﷺ',
  'Z̴̛̘͇a̷͇̕l̴̰̍g̸̱̈́o̶͚͝',
  '🧑‍🧑‍🧒‍🧒',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  'https://127.0.0.1:1/',
  'https://[::1]:1/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'javascript:alert(1)',
] as const

const longTexts = fc.constantFrom(200, 201, 10_001, 50_000).map((length) => 'x'.repeat(length))
const text = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: longTexts },
)

const number = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, -0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, -1e308),
  fc
    .constantFrom('1e999', '-1e999', '-0', '1.0000000000000000000000001')
    .map((number) => new RawJson(number)),
)

const deepest = 3_000
const structure = fc.constantFrom(
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { $ne: null },
  { toString: 1, valueOf: 1 },
  new RawJson('{"__proto__":{"isAdmin":true}}'),
  new RawJson('{"constructor":{"prototype":{"isAdmin":true}}}'),
  new RawJson('{"a":1,"a":2}'),
  new RawJson('['.repeat(deepest) + ']'.repeat(deepest)),
  new RawJson('{"a":'.repeat(deepest) + '1' + '}'.repeat(deepest)),
  new RawJson(`[${'0,'.repeat(9_999)}0]`),
  new RawJson(`[${'{},'.repeat(9_999)}{}]`),
)

/** Generates hostile values, each of which replaces a value in a request's body. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 3, arbitrary: structure },
)

/** Generates hostile values, not yet encoded, for a parameter of a request's path or query. */
export const hostileParameters: fc.Arbitrary<string> = text

/** A change of one value within a request's body. `at` selects the value. */
export type BodyChange =
  | { kind: 'replace'; at: number; value: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; at: number; key: string; value: unknown }
  | { kind: 'repeat'; at: number; times: number }

const place = fc.nat(10_000)
export const bodyChanges: fc.Arbitrary<BodyChange> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('replace'), at: place, value: hostileValues }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove'), at: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add'),
      at: place,
      key: fc.constantFrom('accountID', 'isAdmin', 'price', 'orderState', 'x'.repeat(5_000), '\0'),
      value: hostileValues,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('repeat'),
      at: place,
      times: fc.constantFrom(2, 51, 201, 10_000),
    }),
  },
) as fc.Arbitrary<BodyChange>

/** Changes of a request's body that are made in its JSON text. */
const textEdits = {
  cut: (body: string) => body.slice(0, Math.floor(body.length / 2)),
  trailing: (body: string) => `${body}}`,
  duplicateKey: (body: string) => body.replace(/^\{"(\w+)":/, '{"$1":null,"$1":'),
  prototypeKey: (body: string) => body.replace(/^\{/, '{"__proto__":{"isAdmin":true},'),
  byteOrderMark: (body: string) => `\uFEFF${body}`,
  invalidUtf8: () => Buffer.from('{"name":"\u00c3\u0028\u00ff"}', 'latin1'),
  empty: () => '',
  null: () => 'null',
  list: (body: string) => `[${body}]`,
  text: (body: string) => JSON.stringify(body),
  oversized: (body: string) => body.replace(/\}$/, `${' '.repeat(oversizedBytes)}}`),
} satisfies Record<string, (body: string) => string | Buffer>

export type TextChange = keyof typeof textEdits
export const textChanges = fc.constantFrom(...(Object.keys(textEdits) as TextChange[]))

export const changeText = (body: string, change: TextChange): string | Buffer =>
  textEdits[change](body)

export type HeaderChange = { name: string; value: string | string[] }
const headers: [name: string, values: (string | string[])[]][] = [
  ['content-type', ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x']],
  ['content-type', ['application/json; charset=utf-7', 'application/json;;', 'APPLICATION/JSON']],
  ['content-encoding', ['gzip', 'br', 'x']],
  [
    'cookie',
    [
      '__Host-tingkat_session=%ZZ',
      '__Host-tingkat_session=',
      '=;=;=',
      '__proto__=1',
      'a'.repeat(8_000),
    ],
  ],
  [
    'cookie',
    [
      '__Host-tingkat_session=a; __Host-tingkat_session=b',
      `__Host-tingkat_session=${'A'.repeat(43)}`,
    ],
  ],
  ['authorization', ['Bearer', 'Bearer  ', `Bearer ${'A'.repeat(43)}`, 'Basic YTpi', 'Bearer é']],
  ['host', [['a.test', 'b.test'], '', 'evil.test:99999', '[::1']],
  ['origin', ['https://evil.test', 'null', 'https://tingkat.test.evil.test', 'x']],
  ['sec-fetch-site', ['cross-site', 'same-site', 'x']],
  ['x-forwarded-for', ['127.0.0.1', "1'2", 'a'.repeat(4_000)]],
  ['accept-language', ['*', 'xx-'.repeat(500), 'th;q=NaN', '\u00e9']],
  ['accept-encoding', ['gzip', 'br;q=0', 'x'.repeat(2_000)]],
  ['if-none-match', ['*', '"', 'W/"x", '.repeat(200)]],
  ['last-event-id', ['-1', '9'.repeat(30), '1.1', 'x', '1'.repeat(400)]],
  [
    'idempotency-key',
    ['x', '', 'y'.repeat(200), 'z'.repeat(201), '\u00e9'.repeat(8), 'a'.repeat(8)],
  ],
  ['traceparent', ['00-0-0-00', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, 'x']],
  ['user-agent', ['', '<script>alert(1)</script>', 'x'.repeat(8_000)]],
  ['sec-gpc', ['1']],
  ['stripe-signature', ['t=1,v1=0', 'x']],
]
export const headerChanges: fc.Arbitrary<HeaderChange> = fc
  .constantFrom(...headers)
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => ({ name, value })))
