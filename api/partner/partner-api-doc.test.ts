// Checks that docs/partner-api.md agrees with the code: the table of moves, the example that
// verifies signatures, the paths and the problem codes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { orderTransitions } from '@tingkat/ordering/order/order-states'
import { partnerOrderSchema } from '@tingkat/contract/partner'
import { apiRoot, paths } from '@tingkat/contract/paths'
import {
  operatorCodes,
  problemCodes,
  problemStatus,
  type ProblemCode,
} from '@tingkat/contract/problem'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../docs/partner-api.md'), 'utf8')
const sectionOf = (mark: string) =>
  page.slice(
    page.indexOf(`<!-- ${mark} -->\n`) + mark.length + 10,
    page.indexOf(`\n<!-- /${mark} -->`),
  )

test('the table has exactly the moves of merchants and couriers', () => {
  const steps = Map.groupBy(
    orderTransitions.filter(({ by }) => by === 'merchant' || by === 'courier'),
    ({ by, move, to, on }) => [by, `\`${move}\``, '', to, on.join(', ')].join(' | '),
  )
  const rows = [...steps].map(
    ([row, transitions]) =>
      `| ${row.replace(' |  | ', ` | ${transitions.map(({ from }) => from).join(', ')} | `)} |`,
  )
  expect(sectionOf('moves')).toBe(
    ['| who | move | from | to | path |', '|---|---|---|---|---|', ...rows].join('\n'),
  )
})

test('the example and the table of fields have exactly fields that orders have (KITCH-36)', () => {
  const fields = Object.keys(partnerOrderSchema.shape)
  const example = /```json\n(\{[^]*?\n\})\n```/.exec(page)?.[1] ?? '{}'
  expect(fields).toEqual(expect.arrayContaining(Object.keys(JSON.parse(example) as object)))
  const documented = [...sectionOf('fields').matchAll(/^\| (`.+?`) \|/gm)].flatMap(
    ([, names = '']) => names.split(', ').map((name) => name.slice(1, -1)),
  )
  const complete = fields.slice(fields.indexOf('readyBy'), fields.indexOf('test') + 1)
  expect(documented.toSorted()).toEqual(complete.toSorted())
})

test('the documented signature check accepts what the library signs with either secret, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-doc-'))
  try {
    const file = join(folder, 'verify.ts')
    writeFileSync(file, sectionOf('verify').replaceAll(/^```(ts)?$/gm, ''))
    const { isValidWebhook } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      isValidWebhook(secret: string, headers: object, body: string, now?: number): boolean
    }
    const [secret, former] = [
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    ]
    const at = new Date('2026-03-18T04:15:00Z')
    const body = '{"type":"order.updated","name":"Phở bò"}'
    const headers = {
      'webhook-id': 'm1',
      'webhook-timestamp': String(at.getTime() / 1000),
      'webhook-signature': [former, secret]
        .map((key) => new Webhook(key).sign('m1', at, body))
        .join(' '),
    }
    const now = at.getTime() / 1000
    expect([
      isValidWebhook(secret, headers, body, now),
      isValidWebhook(former, headers, body, now),
    ]).toEqual([true, true])
    expect([
      isValidWebhook('whsec_AAAA', headers, body, now),
      isValidWebhook(secret, headers, `${body} `, now),
      isValidWebhook(secret, { ...headers, 'webhook-id': 'm2' }, body, now),
      isValidWebhook(secret, headers, body, now + 301),
      isValidWebhook(secret, headers, body, now - 301),
      isValidWebhook(secret, {}, body, now),
    ]).toEqual([false, false, false, false, false, false])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('its paths and codes exist, with the documented status', () => {
  const apiPaths = new Set<string>(
    Object.values(paths).map((path) => path.slice(apiRoot.length).replaceAll(/:(\w+)/g, '{$1}')),
  )
  const documentedPaths = [
    ...page.matchAll(/`(?:(?:GET|PUT|POST|DELETE)(?:`, `(?:GET|POST))? )(\/partner\/[\w/{}-]+)/g),
  ].map(([, path = '']) => path)
  expect(documentedPaths.length).toBeGreaterThan(12)
  expect(documentedPaths.filter((path) => !apiPaths.has(path))).toEqual([])
  const rows = [...page.matchAll(/^\| ([\d, ]+) \| (`[a-z_`, ]+`) \|/gm)].flatMap(
    ([, status = '', codes = '']) =>
      codes.split(', ').map((code) => [status, code.slice(1, -1)] as const),
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const [status, code] of rows) {
    expect([...problemCodes, ...operatorCodes]).toContain(code)
    expect(status.split(', '), code).toContain(String(problemStatus[code as ProblemCode]))
  }
})
