// A React hook for the state of push notifications on this device, and for turning them on and off.
import { useEffect, useState } from 'react'
import {
  readPushState,
  disablePush,
  enablePush,
  type PushResult,
  type PushState,
} from '../../platform/browser/push.ts'
import { useSite } from '../../platform/site/site.tsx'
import type { PushFailure } from './push-problem.tsx'

type Push = {
  /** Whether push notifications are on, off, blocked or unsupported; null until that is known. */
  state: PushState | null
  busy: boolean
  failure: PushFailure | null
  /**
   * Turns push notifications on. The browser may ask for
   * permission, so call this only in the handler of a click.
   */
  turnOn: () => Promise<PushResult>
  turnOff: () => Promise<void>
}

/** `eater` is the opaque id of the user (`safeId`). */
export function usePush(eater: string): Push {
  const { language } = useSite()
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PushFailure | null>(null)

  useEffect(() => {
    let cancelled = false
    async function load() {
      const current = await readPushState(eater, language)
      if (!cancelled) setState(current)
    }
    void load()
    return () => {
      cancelled = true
    }
  }, [eater, language])

  async function turnOn() {
    setBusy(true)
    setFailure(null)
    const result = await enablePush(eater, language)
    setBusy(false)
    if ('state' in result) setState(result.state)
    else setFailure(result)
    return result
  }

  async function turnOff() {
    setBusy(true)
    await disablePush()
    setBusy(false)
    setState('off')
  }

  return { state, busy, failure, turnOn, turnOff }
}
