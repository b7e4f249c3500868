// Visitors who are not logged in browse in a guest session: begun beside the page, and said plainly where it cannot be had.
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useFlags } from '../../platform/site/flags.tsx'
import { reportError } from '../../platform/errors/report-error.ts'
import type { GuestSession } from './guest-session.ts'

// After the page has come alive: nothing of it is needed for what is seen first.
const loadSession = async () => (await import('./browser-guest.ts')).guestSession
const GuestError = lazy(async () => ({ default: (await import('./guest-error.tsx')).GuestError }))

type GuestGateProps = {
  /** The visitor is known not to be logged in. */
  guest: boolean
  children: ReactNode
  load?: () => Promise<GuestSession>
}

export function GuestGate({ guest, children, load = loadSession }: GuestGateProps) {
  const { enableGuestToken } = useFlags()
  const [failed, setFailed] = useState<GuestSession | null>(null)

  useEffect(() => {
    if (!guest || !enableGuestToken) return undefined
    let leave = () => {}
    let gone = false
    const begin = (session: GuestSession) => {
      if (gone) return
      const look = () => setFailed(session.read() === 'failed' ? session : null)
      const unsubscribe = session.subscribe(look)
      leave = () => {
        unsubscribe()
        session.cancel()
      }
      look()
      // Once a page load: walking on from page to page is the same visit.
      if (session.read() === 'idle') session.start({ enableGuestToken })
    }
    load().then(begin, () => reportError({ name: 'guest_session_not_loaded', severity: 'low' }))
    return () => {
      gone = true
      leave()
    }
  }, [guest, enableGuestToken, load])

  if (!guest || !failed) return children
  return (
    <Suspense fallback={null}>
      <GuestError onRetry={failed.retry} />
    </Suspense>
  )
}
