// Shares between components whether this device can ring for new orders. Managers see this in the
// list of devices.
import type { DeviceSound } from '@tingkat/contract/console/staff-client'
import { useSyncExternalStore } from 'react'

let current: DeviceSound = 'unknown'
const listeners = new Set<() => void>()

export function setSoundState(next: DeviceSound): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

export const useSoundState = (): DeviceSound => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
