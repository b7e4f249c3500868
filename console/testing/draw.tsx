// Test helpers that render pages of the console in the browser with translations and a router, over
// a fake API.
import type { StaffMe } from '@tingkat/contract/console/staff'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import type { Translations } from '@tingkat/ui/i18n/translate.ts'
import { I18nContext } from '@tingkat/ui/i18n/use-translation.ts'
import { ToastProvider } from '@tingkat/ui/toast.tsx'
import { Suspense, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { StepUpProvider } from '../features/login/step-up.tsx'
import type { ConsoleLanguage } from '../platform/i18n/language.ts'
import { MeContext } from '../platform/me-context.ts'
import '../styles/index.css'

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' })

function translationsOf(language: string): Translations {
  const found = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))
  return Object.fromEntries(
    found.map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]),
  )
}

export const owner: StaffMe = {
  personID: 'p1',
  name: 'Mei Ling Chua',
  language: 'en',
  phone: null,
  email: 'm…@senja.example',
  console: 'kitchen',
  method: 'passkey',
  freshUntil: null,
  expiresAt: '2030-01-01T00:00:00Z',
  idleMinutes: 60,
  hasPin: false,
  memberships: [{ role: 'merchant_owner', scope: 'merchant:sg-m1' }],
  passkeys: [],
}

type Around = { me?: StaffMe; language?: ConsoleLanguage; path?: string }

/** Renders the element `part` for a logged-in person. */
export async function draw(
  part: ReactNode,
  { me = owner, language = 'en', path = '/kitchen' }: Around = {},
) {
  document.documentElement.lang = language
  const i18n = createI18n(language, translationsOf(language))
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] })
  return await render(
    <I18nContext value={i18n}>
      <ToastProvider>
        <StepUpProvider>
          <MeContext value={me}>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </MeContext>
        </StepUpProvider>
      </ToastProvider>
    </I18nContext>,
  )
}

export type FakeRequest = { method: string; path: string; body: unknown }
type FakeAnswer = { status?: number; body: unknown }

/**
 * Replaces `fetch`. `answer` returns the response to a request, or undefined for 404.
 * Returns the requests, which the test may inspect, and a function that restores `fetch`.
 */
export function fakeApi(answer: (request: FakeRequest) => FakeAnswer | undefined) {
  const original = globalThis.fetch
  const requests: FakeRequest[] = []
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input as string, location.href)
    const request = {
      method: init?.method ?? 'GET',
      path: pathname.replace('/api/v1', '') + search,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    }
    requests.push(request)
    const { status = 200, body } = answer(request) ?? { status: 404, body: { code: 'not_found' } }
    return Response.json(body, { status })
  }
  const restore = () => {
    globalThis.fetch = original
  }
  return { requests, restore }
}
