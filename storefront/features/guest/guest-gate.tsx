// Starts a guest session for visitors who are not logged in. The page is shown while the session
// starts. If the session cannot be started, an error page replaces the page.
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useFlags } from '../../platform/site/flags.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'
import { reportError } from '../../platform/errors/report-error.ts'
import type { GuestSession } from './guest-session.ts'

// The code of the session is loaded after hydration, because the first view does not need it.
const loadSession = async () => (await import('./browser-guest.ts')).guestSession
const GuestError = lazyPart(async () => ({
  default: (await import('./guest-error.tsx')).GuestError,
}))

type GuestGateProps = {
  /** Whether the visitor is not logged in; false while that is unknown. */
  guest: boolean
  children: ReactNode
  load?: () => Promise<GuestSession>
}

export function GuestGate({ guest, children, load = loadSession }: GuestGateProps) {
  const { enableGuestToken } = useFlags()
  const [failed, setFailed] = useState<GuestSession | null>(null)

  useEffect(() => {
    if (!guest || !enableGuestToken) return undefined
    let cleanUp = () => {}
    let cancelled = false
    const start = (session: GuestSession) => {
      if (cancelled) return
      const update = () => setFailed(session.read() === 'failed' ? session : null)
      const unsubscribe = session.subscribe(update)
      cleanUp = () => {
        unsubscribe()
        session.cancel()
      }
      update()
      // The session is started once per page load, because
      // client-side navigation does not begin a new visit.
      if (session.read() === 'idle') session.start({ enableGuestToken })
    }
    load().then(start, () => reportError({ name: 'guest_session_not_loaded', severity: 'low' }))
    return () => {
      cancelled = true
      cleanUp()
    }
  }, [guest, enableGuestToken, load])

  if (!guest || !failed) return children
  return (
    <Suspense fallback={null}>
      <GuestError code={failed.readProblem()?.code} onRetry={failed.retry} />
    </Suspense>
  )
}
