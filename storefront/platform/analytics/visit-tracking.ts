// Measures the visit: takes what was noted, and hands it to the collector and the data layer, as far as the eater consents. Loaded when the page rests.
import type { EventBatch } from '@tingkat/contract/event-catalogue'
import type { Monitoring } from '@tingkat/contract/config'
import { paths } from '@tingkat/contract/paths'
import type { ConsentRule } from '@tingkat/ordering/country/country-shape'
import { consentAnswer, resolveConsent, refusesTracking } from './consent.ts'
import { pushToDataLayer } from './data-layer.ts'
import { createEventSender, type PostOutcome } from './event-sender.ts'
import { newID } from '../browser/new-id.ts'
import { setErrorSink, type ReportedError } from '../errors/report-error.ts'
import { toSentEvent, type Visit } from './sent-event.ts'
import { setEventConsumer, track, type RecordedEvent } from './track.ts'

export type TrackedVisit = Omit<Visit, 'utmCampaign'> & {
  rule: ConsentRule
  monitoring: Monitoring | undefined
}

const timeoutMs = 10_000
// Before an answer events wait, and only so many.
const waitingMax = 200
const campaignKey = 'tingkat.campaign'

let visit: TrackedVisit | null = null
let started = false

/** Once a page; called again, it moves on with the eater to another country or language. */
export function startVisitTracking(next: TrackedVisit): void {
  visit = next
  if (started) return
  started = true
  measure()
}

function measure(): void {
  const utmCampaign = keepCampaign()
  let n = 0
  let waiting: RecordedEvent[] = []
  let watching = false
  const sender = createEventSender({ visitID: newID(), post, beacon, after })

  function send(noted: RecordedEvent): void {
    if (!visit) return
    const event = toSentEvent(noted, (n += 1), { ...visit, utmCampaign })
    sender.add(event)
    pushToDataLayer(event, noted.told)
  }

  function take(noted: RecordedEvent): void {
    const consent = consentNow()
    if (consent === 'yes') return send(noted)
    noted.told?.()
    if (consent === 'unasked')
      waiting = [...waiting, { ...noted, told: undefined }].slice(-waitingMax)
  }

  function turn(): void {
    const consent = consentNow()
    if (consent === 'unasked') return
    const waited = waiting
    waiting = []
    if (consent === 'no') return sender.clear()
    for (const noted of waited) send(noted)
    if (watching) return
    watching = true
    void watchMore()
  }

  async function watchMore(): Promise<void> {
    const { trackWebVitals } = await import('./web-vitals.ts')
    trackWebVitals(track)
    const { monitoring } = visit ?? {}
    if (!monitoring) return
    const { isSampledVisit, monitorUncaughtErrors } = await import('../errors/error-monitoring.ts')
    if (isSampledVisit(monitoring.environment)) await monitorUncaughtErrors(monitoring, consents)
  }

  async function tellOperator(error: ReportedError): Promise<void> {
    const { monitoring } = visit ?? {}
    if (!monitoring || !consents()) return
    const { sendErrorReport } = await import('../errors/error-monitoring.ts')
    await sendErrorReport(monitoring, error, consents)
  }

  // Operators hear of failures with the events; of those of consenting visits their error service too.
  setErrorSink((error) => {
    track({ name: 'ERROR_REPORTED', error_name: error.name, severity: error.severity })
    void tellOperator(error)
  })
  consentAnswer.subscribe(turn)
  setEventConsumer(take)
  turn()
  const leave = () => {
    if (consents()) sender.leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
}

const consentNow = () =>
  resolveConsent(visit?.rule ?? 'ask', consentAnswer.read(), refusesTracking())
const consents = () => consentNow() === 'yes'

async function post(batch: EventBatch): Promise<PostOutcome> {
  try {
    const answer = await fetch(paths.events, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      keepalive: true,
      body: JSON.stringify(batch),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return 'taken'
    return answer.status === 429 || answer.status >= 500 ? 'away' : 'refused'
  } catch {
    return 'away'
  }
}

function beacon(batch: EventBatch): boolean {
  return (
    navigator.sendBeacon?.(
      paths.events,
      new Blob([JSON.stringify(batch)], { type: 'application/json' }),
    ) ?? false
  )
}

function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The campaign of the address that began the visit: of the tab, until another brings it back. */
function keepCampaign(): string {
  const asked = new URLSearchParams(location.search).get('utm_campaign')
  try {
    if (asked) sessionStorage.setItem(campaignKey, asked.slice(0, 200))
    return asked ?? sessionStorage.getItem(campaignKey) ?? ''
  } catch {
    return asked ?? ''
  }
}
