// The shared state of the dialogs that create and join a group order. At most one of them is open.
import { createSharedValue, useSharedValue } from '../../../platform/storage/shared-value.ts'

export type GroupModals = { create: boolean; join: boolean }

const closed: GroupModals = { create: false, join: false }
const modals = createSharedValue(closed)

export const openCreateModal = (): void => modals.write({ create: true, join: false })
export const openJoinModal = (): void => modals.write({ create: false, join: true })
export const closeGroupModals = (): void => modals.write(closed)
export const useGroupModals = (): GroupModals => useSharedValue(modals, closed)
