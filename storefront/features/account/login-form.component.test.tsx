// Tests of the log-in form in a browser, with a mocked server.
import type { ProblemCode } from '@tingkat/contract/problem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../testing/draw.tsx'
import { LoginForm } from './login-form.tsx'
import { sentCode } from './sent-code.ts'
import { meStore } from './use-me.ts'

type Call = { method: string; path: string; body: Record<string, string> }
type Reply = { status: number; json: object | null }

const guest = { name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 }
const nameless = { ...guest, loggedIn: true, safeId: 's' }
const sent = { codeID: 'c1', expiresAt: '2026-11-21T00:05:00Z', sentTo: '•••• 4567' }
const refuse = (code: ProblemCode, status: number, context: object = {}): Reply => ({
  status,
  json: { code, status, title: code, context },
})

let calls: Call[]
let replies: Record<string, Reply[]>

beforeEach(() => {
  calls = []
  replies = {
    'GET /api/v1/users/me': [{ status: 200, json: guest }],
    'GET /api/v1/dev/inbox': [refuse('not_found', 404)],
    'POST /api/v1/login/codes': [{ status: 201, json: sent }],
    'POST /api/v1/login': [{ status: 200, json: nameless }],
    'PATCH /api/v1/users/me': [{ status: 200, json: { ...nameless, name: 'Aisyah Rahman' } }],
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input as string, location.href)
    const call = {
      method: init?.method ?? 'GET',
      path: pathname,
      body: JSON.parse((init?.body as string | undefined) ?? '{}') as Call['body'],
    }
    calls.push(call)
    const queue = replies[`${call.method} ${call.path}`] ?? []
    const { status, json } =
      (queue.length > 1 ? queue.shift() : queue[0]) ?? refuse('not_found', 404)
    return new Response(JSON.stringify(json), { status })
  })
  meStore.set(null)
  sentCode.write(null)
})
afterEach(() => vi.restoreAllMocks())

const bodiesOf = (method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path).map((call) => call.body)
const drawForm = async (around: Around = {}, country = around.country ?? 'sg') => {
  const screen = await draw(<LoginForm countryCode={country} toCheckout={false} />, around)
  return {
    ...screen,
    phone: screen.getByLabelText('Mobile number'),
    send: screen.getByRole('button', { name: 'Send code' }),
    code: screen.getByLabelText('Six-digit code'),
    name: screen.getByLabelText('Your name'),
    next: screen.getByRole('button', { name: 'Continue' }),
    alert: screen.getByRole('alert'),
  }
}
type Form = Awaited<ReturnType<typeof drawForm>>
async function toCode(form: Form) {
  await userEvent.fill(form.phone, '81234567')
  await userEvent.click(form.send)
  await expect.element(form.code).toHaveFocus()
}

test('the first log-in asks for number, code and name, without a tap in between', async () => {
  const form = await drawForm()
  await expect.element(form.phone).toHaveFocus()
  expect(form.name.query()).toBeNull()
  await toCode(form)
  await expect.element(form.getByRole('heading', { level: 1 })).toHaveTextContent('Enter the code')
  await expect.element(form.getByText('+65 8123 4567')).toBeVisible()
  expect(form.name.query()).toBeNull()
  await userEvent.fill(form.code, '123456')
  await expect.element(form.name).toHaveFocus()
  await userEvent.fill(form.name, '  Aisyah Rahman ')
  await userEvent.click(form.next)
  await expect
    .poll(() => meStore.read())
    .toEqual({ status: 'member', user: expect.objectContaining({ name: 'Aisyah Rahman' }) })
  expect(bodiesOf('POST', '/api/v1/login/codes')).toEqual([
    { countryCode: 'sg', phone: expect.stringMatching(/^8123 ?4567$/), language: 'en' },
  ])
  expect(bodiesOf('POST', '/api/v1/login')).toEqual([{ codeID: 'c1', code: '123456' }])
  expect(bodiesOf('PATCH', '/api/v1/users/me')).toEqual([{ name: 'Aisyah Rahman' }])
})

test('on the way to checkout, which asks for a missing name, the code is the last step', async () => {
  const form = await draw(<LoginForm countryCode="sg" toCheckout />)
  await userEvent.fill(form.getByLabelText('Mobile number'), '81234567')
  await userEvent.click(form.getByRole('button', { name: 'Send code' }))
  await userEvent.fill(form.getByLabelText('Six-digit code'), '123456')
  await expect.poll(() => meStore.read()).toEqual({ status: 'member', user: nameless })
  expect(form.getByLabelText('Your name').query()).toBeNull()
})

test('a user with a name is not asked for it again', async () => {
  replies['POST /api/v1/login'] = [{ status: 200, json: { ...nameless, name: 'Budi' } }]
  const form = await drawForm()
  await toCode(form)
  await userEvent.fill(form.code, '123456')
  await expect.poll(() => meStore.read().status).toBe('member')
  expect(form.name.query()).toBeNull()
})

describe('the number', () => {
  test.each([
    ['id', '812-3456-7890', '0812-3456-7890'],
    ['ph', '9171234567', '0917 123 4567'],
    ['th', '0812345678', '081 234 5678'],
    ['vn', '0912345678', '0912 345 678'],
    ['sg', '81234567', '8123 4567'],
    ['my', '0123456789', '012-345 6789'],
    ['mm', '092123456', '09 212 3456'],
    ['kh', '091234567', '091 234 567'],
  ] as const)(
    'of %s, typed as %s, is formatted in the national format',
    async (country, input, formatted) => {
      const screen = await draw(<LoginForm countryCode={country} toCheckout={false} />, {
        country: 'sg',
      })
      const phone = screen.getByLabelText('Mobile number')
      await userEvent.fill(phone, input)
      await expect
        .poll(
          async () => {
            await userEvent.click(phone)
            await userEvent.tab()
            return (phone.element() as HTMLInputElement).value
          },
          { timeout: 60_000 },
        )
        .toBe(formatted)
    },
  )

  test('of another country is accepted with a plus, and its calling code is shown', async () => {
    const form = await drawForm()
    await userEvent.fill(form.phone, '+447400123456')
    await expect.element(form.getByText('+44', { exact: true })).toBeVisible()
    await userEvent.click(form.send)
    await expect.element(form.getByText('+44 7400 123456')).toBeVisible()
    expect(bodiesOf('POST', '/api/v1/login/codes')[0]).toMatchObject({
      phone: expect.stringMatching(/^\+44 ?7400 ?123456$/),
    })
  })

  test.each(['12', 'hello', '6123 4567', '+6281'])(
    '%s is refused without a request',
    async (input) => {
      const form = await drawForm()
      await userEvent.fill(form.phone, '81234567')
      await userEvent.tab()
      await expect.element(form.phone).toHaveValue('8123 4567')
      await userEvent.fill(form.phone, input)
      await userEvent.click(form.send)
      await expect.element(form.alert).toMatchTextContent('Please enter a valid mobile number.')
      await expect.element(form.phone).toHaveFocus()
      await expect.element(form.phone).toHaveAttribute('aria-invalid', 'true')
      expect(bodiesOf('POST', '/api/v1/login/codes')).toEqual([])
    },
  )
})

describe('refusals', () => {
  test('a wrong code shows the tries left and keeps the focus and the number', async () => {
    replies['POST /api/v1/login'] = [
      refuse('code_wrong', 422, { triesLeft: 1 }),
      refuse('code_wrong', 422, { triesLeft: 0 }),
    ]
    const form = await drawForm()
    await toCode(form)
    await userEvent.fill(form.code, '111111')
    await expect.element(form.alert).toMatchTextContent('1 try left')
    await expect.element(form.code).toHaveFocus()
    await userEvent.fill(form.code, '222222')
    await expect.element(form.alert).toMatchTextContent('request a new one')
    await userEvent.click(form.getByRole('button', { name: 'Change mobile number' }))
    await expect.element(form.phone).toHaveValue('8123 4567')
  })

  test.each([
    [540, 'Try again in 9 minutes.'],
    [61, 'Try again in 2 minutes.'],
    [59, 'Try again in less than a minute.'],
    [80_000, 'Try again in 23 hours.'],
  ])(
    'too many codes show the waiting time (%i s) and disable the button',
    async (retryAfterSeconds, words) => {
      replies['POST /api/v1/login/codes'] = [
        refuse('too_many_requests', 429, { retryAfterSeconds }),
      ]
      const form = await drawForm()
      await userEvent.fill(form.phone, '81234567')
      await userEvent.click(form.send)
      await expect.element(form.alert).toMatchTextContent(words)
      await expect.element(form.send).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(form.send, { force: true })
      expect(bodiesOf('POST', '/api/v1/login/codes')).toHaveLength(1)
    },
  )

  test('the code can be sent after the waiting time', async () => {
    replies['POST /api/v1/login/codes'] = [
      refuse('too_many_requests', 429, { retryAfterSeconds: 1 }),
      { status: 201, json: sent },
    ]
    const form = await drawForm()
    await userEvent.fill(form.phone, '81234567')
    await userEvent.click(form.send)
    await expect.element(form.alert).toBeVisible()
    await expect.element(form.alert, { timeout: 60_000 }).not.toBeInTheDocument()
    await userEvent.click(form.send)
    await expect.element(form.code).toBeVisible()
  })

  test('an unavailable provider is reported and the number is kept', async () => {
    replies['POST /api/v1/login/codes'] = [refuse('unavailable', 503)]
    const form = await drawForm()
    await userEvent.fill(form.phone, '81234567')
    await userEvent.click(form.send)
    await expect.element(form.alert).toBeVisible()
    await expect.element(form.phone).toHaveValue('8123 4567')
  })
})

describe('a reload at the code step', () => {
  const reload = async (form: Form) => {
    await form.unmount()
    return drawForm()
  }

  test('keeps the code and the number (ROLE-03)', async () => {
    const expiresAt = new Date(Date.now() + 300_000).toISOString()
    replies['POST /api/v1/login/codes'] = [{ status: 201, json: { ...sent, expiresAt } }]
    const before = await drawForm()
    await toCode(before)
    const form = await reload(before)
    await expect.element(form.code).toBeVisible()
    await expect.element(form.getByText('+65 8123 4567')).toBeVisible()
    await userEvent.fill(form.code, '123456')
    await expect.element(form.name).toBeVisible()
    expect(bodiesOf('POST', '/api/v1/login')).toEqual([{ codeID: 'c1', code: '123456' }])
    expect(sessionStorage.getItem('tingkat.login-code'), 'not kept after the log-in').toBeNull()
  })

  test('still allows another number', async () => {
    const expiresAt = new Date(Date.now() + 300_000).toISOString()
    replies['POST /api/v1/login/codes'] = [{ status: 201, json: { ...sent, expiresAt } }]
    const before = await drawForm()
    await toCode(before)
    const form = await reload(before)
    await userEvent.click(form.getByRole('button', { name: 'Change mobile number' }))
    await expect.element(form.phone).toHaveValue('8123 4567')
  })

  test('asks for the number again once the code has expired', async () => {
    const before = await drawForm()
    await toCode(before)
    const form = await reload(before)
    await expect.element(form.phone).toBeVisible()
    expect(form.code.query()).toBeNull()
  })
})

test('works by keyboard alone and fits a small phone', async () => {
  await page.viewport(320, 640)
  const form = await drawForm()
  await userEvent.click(form.phone)
  await userEvent.keyboard('81234567{Enter}')
  await expect.element(form.code).toHaveFocus()
  await userEvent.keyboard('123456{Enter}')
  await expect.element(form.name).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await userEvent.keyboard('Mei{Enter}')
  await expect
    .poll(() => meStore.read().status === 'member' && bodiesOf('PATCH', '/api/v1/users/me').length)
    .toBe(1)
})
