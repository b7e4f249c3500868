// The state of overlays that any component can open: the basket's drawer and the share modal.
import { createSharedValue, useSharedValue } from '../storage/shared-value.ts'

export type Overlays = { basket: boolean; share: boolean }

const closed: Overlays = { basket: false, share: false }
const overlays = createSharedValue(closed)

const set = (change: Partial<Overlays>) => overlays.write({ ...overlays.read(), ...change })

export const openDrawer = (): void => set({ basket: true })
export const closeDrawer = (): void => set({ basket: false })
export const toggleShareModal = (): void => set({ share: !overlays.read().share })
export const readOverlays = (): Overlays => overlays.read()
export const useOverlays = (): Overlays => useSharedValue(overlays, closed)
