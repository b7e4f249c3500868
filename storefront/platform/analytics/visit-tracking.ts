// Passes recorded events to the collector and the data layer, if the eater consents. Loaded when
// the page is idle.
import type { EventBatch } from '@tingkat/contract/event-catalogue'
import type { Monitoring } from '@tingkat/contract/config'
import { paths } from '@tingkat/contract/paths'
import type { ConsentRule } from '@tingkat/ordering/country/country-shape'
import { consentAnswer, resolveConsent, refusesTracking } from './consent.ts'
import { pushToDataLayer } from './data-layer.ts'
import { createEventSender, type PostOutcome } from './event-sender.ts'
import { newID } from '../browser/new-id.ts'
import { setErrorSink, type ReportedError } from '../errors/report-error.ts'
import { startTimer } from '../browser/timers-and-locks.ts'
import { toSentEvent, type Visit } from './sent-event.ts'
import { setEventConsumer, track, type RecordedEvent } from './track.ts'

export type TrackedVisit = Omit<Visit, 'utmCampaign'> & {
  rule: ConsentRule
  monitoring: Monitoring | undefined
}

const timeoutMs = 10_000
// The maximum number of events that wait for the eater's consent.
const queueMax = 200
const campaignKey = 'tingkat.campaign'

let visit: TrackedVisit | null = null
let isStarted = false

/** Starts tracking once per page load. A further call updates country and language. */
export function startVisitTracking(next: TrackedVisit): void {
  visit = next
  if (isStarted) return
  isStarted = true
  start()
}

function start(): void {
  const utmCampaign = readCampaign()
  let n = 0
  let queue: RecordedEvent[] = []
  let isObserving = false
  const sender = createEventSender({ visitID: newID(), post, beacon, startTimer })

  function send(recorded: RecordedEvent): void {
    if (!visit) return
    const event = toSentEvent(recorded, (n += 1), { ...visit, utmCampaign })
    sender.add(event)
    pushToDataLayer(event, recorded.onDone)
  }

  function consume(recorded: RecordedEvent): void {
    const consent = readConsent()
    if (consent === 'yes') return send(recorded)
    recorded.onDone?.()
    if (consent === 'unasked')
      queue = [...queue, { ...recorded, onDone: undefined }].slice(-queueMax)
  }

  function applyConsent(): void {
    const consent = readConsent()
    if (consent === 'unasked') return
    const waiting = queue
    queue = []
    if (consent === 'no') return sender.clear()
    for (const recorded of waiting) send(recorded)
    if (isObserving) return
    isObserving = true
    void observeVisit()
  }

  async function observeVisit(): Promise<void> {
    const { trackWebVitals } = await import('./web-vitals.ts')
    trackWebVitals(track)
    const { monitoring } = visit ?? {}
    if (!monitoring) return
    const { isSampledVisit, monitorUncaughtErrors } = await import('../errors/error-monitoring.ts')
    if (isSampledVisit(monitoring.environment)) await monitorUncaughtErrors(monitoring, hasConsent)
  }

  async function reportToErrorService(error: ReportedError): Promise<void> {
    const { monitoring } = visit ?? {}
    if (!monitoring || !hasConsent()) return
    const { sendErrorReport } = await import('../errors/error-monitoring.ts')
    await sendErrorReport(monitoring, error, hasConsent)
  }

  setErrorSink((error) => {
    track({ name: 'ERROR_REPORTED', error_name: error.name, severity: error.severity })
    void reportToErrorService(error)
  })
  consentAnswer.subscribe(applyConsent)
  setEventConsumer(consume)
  applyConsent()
  const leave = () => {
    if (hasConsent()) sender.leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
}

const readConsent = () =>
  resolveConsent(visit?.rule ?? 'ask', consentAnswer.read(), refusesTracking())
const hasConsent = () => readConsent() === 'yes'

async function post(batch: EventBatch): Promise<PostOutcome> {
  try {
    const response = await fetch(paths.events, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      keepalive: true,
      body: JSON.stringify(batch),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return 'accepted'
    return response.status === 429 || response.status >= 500 ? 'unavailable' : 'rejected'
  } catch {
    return 'unavailable'
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

/** Returns the campaign of the current URL, else the last one of this browser session, else ''. */
function readCampaign(): string {
  const campaign = new URLSearchParams(location.search).get('utm_campaign')
  try {
    if (campaign) sessionStorage.setItem(campaignKey, campaign.slice(0, 200))
    return campaign ?? sessionStorage.getItem(campaignKey) ?? ''
  } catch {
    return campaign ?? ''
  }
}
