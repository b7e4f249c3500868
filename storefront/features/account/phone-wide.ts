// Whether the screen is as narrow as a phone's, up to 767 px.
import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export function usePhoneWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, () => false)
}
