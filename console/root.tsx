// The HTML document around all routes. The build renders it once, without data and without a
// language.
import './styles/index.css'
import { ToastProvider } from '@tingkat/ui/toast.tsx'
import { useFocusOnNavigation } from '@tingkat/ui/use-focus-on-navigation.ts'
import { Suspense, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { StepUpProvider } from './features/login/step-up.tsx'
import { LoadFailure } from './features/frame/load-failure.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>Tingkat</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export function HydrateFallback() {
  return <div className="boot" />
}

export default function Root() {
  const { pathname, search } = useLocation()
  useFocusOnNavigation(pathname + search)
  return (
    <ToastProvider>
      <StepUpProvider>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </StepUpProvider>
    </ToastProvider>
  )
}

export function ErrorBoundary() {
  return <LoadFailure />
}
