// Stores the pairing of this tablet, so that its pages open without network.
import type { ApiResult } from '@tingkat/contract/client'
import type { MyDevice } from '@tingkat/contract/console/staff-client'

const key = 'tingkat-device'

/**
 * Returns the paired device; null if this browser is not paired. If the server does not answer,
 * returns the stored device without its list of people, because the server must check their PINs.
 */
export function deviceOf(answer: ApiResult<MyDevice>): MyDevice | null {
  if (answer.ok) {
    const device = answer.data.paired ? answer.data : null
    keep(device)
    return device
  }
  const isUnknown = answer.problem.status === 0 || answer.problem.status >= 500
  if (!isUnknown) keep(null)
  return isUnknown ? readKept() : null
}

/** Whether this browser was a paired tablet when the server last answered. */
export const isKnownDevice = (): boolean => readKept() !== null

function keep(device: MyDevice | null): void {
  try {
    if (device) localStorage.setItem(key, JSON.stringify({ ...device, people: [], turn: null }))
    else localStorage.removeItem(key)
  } catch {
    // The browser blocks storage, so the tablet's pages open only with a network.
  }
}

function readKept(): MyDevice | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as MyDevice | null
  } catch {
    return null
  }
}
