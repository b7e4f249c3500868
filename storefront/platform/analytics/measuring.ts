// Measures the visit: takes what was noted, and hands it to the collector and the data layer, as far as the eater consents. Loaded when the page rests.
import type { EventBatch } from '@tingkat/contract/event-catalogue'
import type { Monitoring } from '@tingkat/contract/config'
import { paths } from '@tingkat/contract/paths'
import type { ConsentRule } from '@tingkat/ordering/country/country-shape'
import { consentAnswer, consentOf, wishesSilence } from './consent.ts'
import { pushToDataLayer } from './data-layer.ts'
import { createEventSender, type PostOutcome } from './event-sender.ts'
import { newID } from '../browser/new-id.ts'
import { plugErrorSink, type ReportedError } from '../errors/report-error.ts'
import { sentEventOf, type Visit } from './sent-event.ts'
import { plugTaker, track, type Noted } from './track.ts'

export type Measured = Omit<Visit, 'utmCampaign'> & {
  rule: ConsentRule
  monitoring: Monitoring | undefined
}

const timeoutMs = 10_000
// Before an answer events wait, and only so many.
const waitingMax = 200
const campaignKey = 'tingkat.campaign'

let visit: Measured | null = null
let started = false

/** Once a page; called again, it moves on with the eater to another country or language. */
export function startMeasuring(next: Measured): void {
  visit = next
  if (started) return
  started = true
  measure()
}

function measure(): void {
  const utmCampaign = keepCampaign()
  let n = 0
  let waiting: Noted[] = []
  let watching = false
  const sender = createEventSender({ visitID: newID(), post, beacon, after })

  function send(noted: Noted): void {
    if (!visit) return
    const event = sentEventOf(noted, (n += 1), { ...visit, utmCampaign })
    sender.add(event)
    pushToDataLayer(event, noted.told)
  }

  function take(noted: Noted): void {
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
    const { watchVitals } = await import('./web-vitals.ts')
    watchVitals(track)
    const { monitoring } = visit ?? {}
    if (!monitoring) return
    const { mayReport, watchFaults } = await import('../errors/monitored-visit.ts')
    if (mayReport(monitoring.environment)) await watchFaults(monitoring, consents)
  }

  async function tellOperator(error: ReportedError): Promise<void> {
    const { monitoring } = visit ?? {}
    if (!monitoring || !consents()) return
    const { tellFault } = await import('../errors/monitored-visit.ts')
    await tellFault(monitoring, error, consents)
  }

  // Operators hear of failures with the events; of those of consenting visits their error service too.
  plugErrorSink((error) => {
    track({ name: 'ERROR_REPORTED', error_name: error.name, severity: error.severity })
    void tellOperator(error)
  })
  consentAnswer.subscribe(turn)
  plugTaker(take)
  turn()
  const leave = () => {
    if (consents()) sender.leave()
  }
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
}

const consentNow = () => consentOf(visit?.rule ?? 'ask', consentAnswer.read(), wishesSilence())
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
