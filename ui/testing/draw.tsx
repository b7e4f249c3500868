// Renders a component in the browser with the context of every page: translations, toasts and a
// router.
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { createI18n } from '../i18n/create-i18n.ts'
import { I18nContext } from '../i18n/use-translation.ts'
import { ToastProvider } from '../toast.tsx'
import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/east-asian/fonts.css'
import '../styles/base.css'
import '../styles/button.css'
import '../styles/notice.css'

const i18n = createI18n('en', { site: { ui: { close: 'Close', newTab: 'opens a new tab' } } })

export async function draw(part: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: part }])
  return await render(
    <I18nContext value={i18n}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </I18nContext>,
  )
}
