// Stores the pairing of this tablet, so that its pages open without network.
import type { ApiResult } from '@tingkat/contract/client'
import type { MyDevice } from '@tingkat/contract/console/staff-client'

const key = 'tingkat-device'

/**
 * Returns the paired device; null if this browser is not paired. If the server does not answer,
 * returns the stored device without people, because a PIN needs the server.
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

/** Whether this browser was a paired tablet at the server's last answer. */
export const isKnownDevice = (): boolean => readKept() !== null

function keep(device: MyDevice | null): void {
  try {
    if (device) localStorage.setItem(key, JSON.stringify({ ...device, people: [], turn: null }))
    else localStorage.removeItem(key)
  } catch {
    // Storage is not available, so the pages need the network.
  }
}

function readKept(): MyDevice | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as MyDevice | null
  } catch {
    return null
  }
}
