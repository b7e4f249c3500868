// Turns a recorded event into a sent one: adds data about the visit, such as country and language,
// and removes personal data.
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import { cleanText, looksPersonal } from '@tingkat/contract/clean-text'
import { cleanNote } from '@tingkat/contract/clean-note'
import { pageNameOf, screenNameOf } from './screen-name.ts'
import type { RecordedEvent } from './track.ts'

export type Visit = {
  country: string
  language: string
  affiliation: string
  foodInstrumentation: boolean
  /** `utm_campaign` of the page's URL, else of an earlier page in this tab; '' without one. */
  utmCampaign: string
}

/** Returns `{country}_{page}_{campaign}`; the campaign of a visit without one is "organic". */
export function campaignName(country: string, page: string, utmCampaign: string): string {
  // The value comes from the link that led to the page. Anybody can write such a link, so personal
  // data and unusual characters are removed.
  const campaign = looksPersonal(utmCampaign)
    ? ''
    : utmCampaign
        .normalize('NFKC')
        .replaceAll(/[^\w.-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 60)
  return `${country}_${page}_${campaign || 'organic'}`
}

/** `n` is the event's number in the visit, from 1. */
export function toSentEvent(
  { event, at, path, basketOpen }: RecordedEvent,
  n: number,
  visit: Visit,
): SentEvent {
  const { country, language, affiliation, foodInstrumentation, utmCampaign } = visit
  const page = pageNameOf(path)
  const common = {
    n,
    at: new Date(at).toISOString(),
    country,
    language,
    affiliation,
    page,
    state_name: screenNameOf(path, foodInstrumentation, { basketOpen }),
    campaign: campaignName(country, page, utmCampaign),
  }
  if (event.name === 'SEARCH_BAR') return { ...event, ...common, query: cleanText(event.query) }
  if (event.name === 'ADD_TO_BASKET')
    return { ...event, ...common, notes_text: cleanNote(event.notes_text) }
  return { ...event, ...common }
}
