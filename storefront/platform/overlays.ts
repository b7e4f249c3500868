// What stands over the page: the basket's drawer and the modal that shares a group order. Opened from anywhere.
import { useSyncExternalStore } from 'react'

export type Overlays = { basket: boolean; share: boolean }

let overlays: Overlays = { basket: false, share: false }
const listeners = new Set<() => void>()
const closed: Overlays = { basket: false, share: false }

function set(next: Partial<Overlays>): void {
  overlays = { ...overlays, ...next }
  for (const listener of listeners) listener()
}

export const openDrawer = (): void => set({ basket: true })
export const closeDrawer = (): void => set({ basket: false })
export const toggleShareModal = (): void => set({ share: !overlays.share })
export const readOverlays = (): Overlays => overlays

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}

export function useOverlays(): Overlays {
  return useSyncExternalStore(subscribe, readOverlays, () => closed)
}
