// The browser's offer to install the storefront. Chromium makes it with an event; other browsers
// make no offer.
import { createSharedValue, useSharedValue } from '../storage/shared-value.ts'

type InstallEvent = Event & { prompt: () => Promise<unknown> }

const offer = createSharedValue<InstallEvent | null>(null)

/**
 * Keeps the browser's offer for later instead of showing it now. Returns a function that stops
 * listening.
 */
export function watchInstallOffer(): () => void {
  const keepOffer = (event: Event) => {
    event.preventDefault()
    offer.write(event as InstallEvent)
  }
  const drop = () => offer.write(null)
  window.addEventListener('beforeinstallprompt', keepOffer)
  window.addEventListener('appinstalled', drop)
  return () => {
    window.removeEventListener('beforeinstallprompt', keepOffer)
    window.removeEventListener('appinstalled', drop)
  }
}

/** Returns a function that asks the browser to install; null while the browser offers nothing. */
export function useInstallOffer(): (() => void) | null {
  const event = useSharedValue(offer, null)
  if (!event) return null
  return () => {
    // The browser accepts only one prompt for each `beforeinstallprompt` event.
    offer.write(null)
    void event.prompt()
  }
}
