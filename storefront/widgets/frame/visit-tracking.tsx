// Runs when the page is idle: starts visit tracking, asks for consent if the country requires it,
// stores pages for use without network, and lets the browser load the manifest of the web app.
import type { Monitoring } from '@tingkat/contract/config'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useFlags } from '../../platform/site/flags.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { runWhenIdle } from '../../platform/browser/run-when-idle.ts'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'

// If the module cannot be loaded, the page works as before, but is not stored for use without
// network.
const Offline = lazy(() => import('../offline/offline.tsx').catch(() => ({ default: () => null })))
const ConsentBanner = optionalPart(() => import('../../features/consent/consent-banner.tsx'))

export function VisitTracking({ monitoring }: { monitoring: Monitoring | undefined }) {
  const {
    country: { code },
    language,
    paths,
    settings: { affiliation, consent },
  } = useSite()
  const { foodInstrumentation } = useFlags()
  const [idle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  const handle = useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast(Boolean)
  const isRecorded = idle && !handle?.untracked
  useEffect(() => {
    if (!isRecorded) return
    async function start() {
      const { startVisitTracking } = await import('../../platform/analytics/visit-tracking.ts')
      startVisitTracking({
        country: code,
        language,
        affiliation,
        foodInstrumentation,
        rule: consent,
        monitoring,
      })
    }
    // If the module cannot be loaded, the visit is not tracked.
    start().catch(() => {})
  }, [isRecorded, code, language, affiliation, foodInstrumentation, consent, monitoring])
  // The consent banner does not interrupt checkout and the tracking page of an order.
  const mayAsk = handle?.header !== 'checkout'
  return idle ? (
    <>
      <link rel="manifest" href={paths.manifest} />
      <Suspense fallback={null}>
        <Offline />
        {isRecorded && mayAsk && consent === 'ask' && <ConsentBanner />}
      </Suspense>
    </>
  ) : null
}
