// A React hook that sends a change to the API. It tells whether the change is being sent and which
// problem it had, and uses one action id until the change has succeeded.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { useRef, useState } from 'react'
import { useStepUp } from './log-in/step-up-context.ts'
import { newActionID } from './client.ts'

/**
 * `run` sends the request. It resolves to the data, or to undefined after a problem. A repetition
 * after a problem uses the same action id, so that the server makes a change only once even if its
 * answer was lost.
 */
export function useAction<T>() {
  const stepUp = useStepUp()
  const actionID = useRef<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)

  async function run(send: (actionID: string) => Promise<ApiResult<T>>) {
    if (busy) return undefined
    setBusy(true)
    setProblem(null)
    const id = (actionID.current ??= newActionID())
    const result = await stepUp(() => send(id))
    setBusy(false)
    if (!result.ok) {
      setProblem(result.problem)
      return undefined
    }
    actionID.current = undefined
    return { data: result.data }
  }

  /**
   * Like `run`, but for event handlers, which cannot wait: calls `onDone` with the data after a
   * success.
   */
  function start(send: (actionID: string) => Promise<ApiResult<T>>, onDone: (data: T) => void) {
    void (async () => {
      const result = await run(send)
      if (result) onDone(result.data)
    })()
  }
  return { run, start, busy, problem }
}
