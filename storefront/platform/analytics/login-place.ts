// Login and sign-up events. A sign-up has the place of the login button that led to it.
import type { ClickPlace } from '@tingkat/contract/event-catalogue'
import { track } from './track.ts'

let clickedPlace: ClickPlace = 'top_bar'

export function trackLogin(place: ClickPlace): void {
  clickedPlace = place
  track({ name: 'CLICK_LOGIN', place })
}

export function trackSignUp(): void {
  track({ name: 'CLICK_SIGN_UP', place: clickedPlace })
}
