// A noted event becomes one that is sent: with where it happened, under which campaign, and nothing that somebody typed unclean.
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
  /** `utm_campaign` of the address that began the visit; '' without. */
  utmCampaign: string
}

/** `{country}_{page}_{campaign}`; a visit that no campaign brought is organic. */
export function campaignName(country: string, page: string, utmCampaign: string): string {
  // Whoever made the link wrote it: cut, and nothing that may be about a person.
  const campaign = looksPersonal(utmCampaign)
    ? ''
    : utmCampaign
        .normalize('NFKC')
        .replaceAll(/[^\w.-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 60)
  return `${country}_${page}_${campaign || 'organic'}`
}

/** The `n`th event of the visit. */
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
