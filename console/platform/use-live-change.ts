// A React hook that sends changes of a merchant's live state: what is sold out, and whether the
// merchant is busy or paused.
import type { ClientProblem } from '@tingkat/contract/client'
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { useRef, useState } from 'react'
import { newActionID } from './client.ts'
import { liveClient } from './live-client.ts'
import { useStepUp } from './log-in/step-up-context.ts'

/**
 * `change` resolves to true if the change was made. A repetition of the same change after a problem
 * keeps its action id, so that the server makes the change only once even if its answer was lost.
 */
export function useLiveChange(merchantID: string, onChanged: (live: MerchantLive) => void) {
  const stepUp = useStepUp()
  const unanswered = useRef<{ text: string; actionID: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)

  async function change(next: LiveChange): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    const text = JSON.stringify(next)
    if (unanswered.current?.text !== text) unanswered.current = { text, actionID: newActionID() }
    const { actionID } = unanswered.current
    const result = await stepUp(() => liveClient.change(merchantID, { actionID, change: next }))
    setBusy(false)
    if (!result.ok) {
      setProblem(result.problem)
      return false
    }
    unanswered.current = null
    onChanged(result.data)
    return true
  }
  return { change, busy, problem }
}
