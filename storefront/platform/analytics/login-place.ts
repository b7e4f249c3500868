// Records login and sign-up events, with the place of the login button that the eater clicked.
import type { ClickPlace } from '@tingkat/contract/event-catalogue'
import { track } from './track.ts'

let clickedPlace: ClickPlace = 'top_bar'

export function trackLogin(place: ClickPlace): void {
  clickedPlace = place
  track({ name: 'CLICK_LOGIN', place })
}

export function trackLoggedIn(): void {
  track({ name: 'LOGIN', place: clickedPlace })
}

export function trackSignUp(): void {
  track({ name: 'CLICK_SIGN_UP', place: clickedPlace })
}

export function trackSignedUp(): void {
  track({ name: 'SIGN_UP', place: clickedPlace })
}
