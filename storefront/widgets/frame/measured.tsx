// Begins to measure the visit when the page rests, and asks for consent where the country wants that.
import type { Monitoring } from '@tingkat/contract/config'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useFlags } from '../../platform/site/flags.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { whenIdle } from '../../platform/browser/when-idle.ts'

const ConsentBanner = lazy(() => import('../../features/consent/consent-banner.tsx'))

export function Measured({ monitoring }: { monitoring: Monitoring | undefined }) {
  const {
    country: { code },
    language,
    settings: { affiliation, consent },
  } = useSite()
  const { foodInstrumentation } = useFlags()
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (!idle) return
    async function start() {
      const { startMeasuring } = await import('../../platform/analytics/measuring.ts')
      startMeasuring({
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
