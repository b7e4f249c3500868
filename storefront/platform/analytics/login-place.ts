// Where a guest pressed to log in: told as it is pressed, and again by who turns out to be new.
import type { ClickPlace } from '@tingkat/contract/event-catalogue'
import { track } from './track.ts'

let pressedAt: ClickPlace = 'top_bar'

export function trackLogin(place: ClickPlace): void {
  pressedAt = place
  track({ name: 'CLICK_LOGIN', place })
}

export function trackSignUp(): void {
  track({ name: 'CLICK_SIGN_UP', place: pressedAt })
}
