// Analytics events for tests.
import type { SentEvent, TrackedEvent } from '@tingkat/contract/event-catalogue'

/** Returns the `n`th event of a visit, on the home page of Singapore at lunch time. */
export function eventOf(n: number, event: TrackedEvent): SentEvent {
  return {
    n,
    at: '2026-03-18T04:15:00.000Z',
    country: 'sg',
    language: 'en',
    page: 'home',
    state_name: 'homepage',
    campaign: 'sg_home_organic',
    affiliation: 'Tingkat Singapore',
    ...event,
  }
}
