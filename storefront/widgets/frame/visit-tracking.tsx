// Begins to measure the visit when the page rests, and asks for consent where the country wants that.
import type { Monitoring } from '@tingkat/contract/config'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useFlags } from '../../platform/site/flags.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { runWhenIdle } from '../../platform/browser/run-when-idle.ts'

const ConsentBanner = lazy(() => import('../../features/consent/consent-banner.tsx'))

export function VisitTracking({ monitoring }: { monitoring: Monitoring | undefined }) {
  const {
    country: { code },
    language,
    settings: { affiliation, consent },
  } = useSite()
  const { foodInstrumentation } = useFlags()
  const [idle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (!idle) return
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
    // Without it the visit is not measured, and nothing else is different.
    start().catch(() => {})
  }, [idle, code, language, affiliation, foodInstrumentation, consent, monitoring])
  // Nobody is asked while paying or waiting for food.
  const calm =
    useMatches()
      .map((match) => match.handle as PageHandle | undefined)
      .findLast(Boolean)?.header !== 'checkout'
  return idle && calm && consent === 'ask' ? (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  ) : null
}
