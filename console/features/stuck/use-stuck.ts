// Polls the operator's list of orders and merchants that need attention.
import type { ClientProblem } from '@tingkat/contract/client'
import type { StuckList } from '@tingkat/contract/console/desk'
import { useCallback, useState } from 'react'
import { deskClient } from '../../platform/desk-client.ts'
import { useRepeatedly } from '../../platform/use-repeatedly.ts'

/**
 * The interval in milliseconds at which the list is read. The requirement DESK-15 allows 15 seconds
 * from when an order needs attention until the list shows it.
 */
const everyMs = 10_000

export function useStuck() {
  const [stuck, setStuck] = useState<StuckList | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [staleSince, setStaleSince] = useState<string | null>(null)
  const read = useCallback(async () => {
    const answer = await deskClient.readStuck()
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) setStuck(answer.data)
    return answer.ok
  }, [])
  const readAgain = useRepeatedly(read, setStaleSince, { everyMs })
  return { stuck, problem, staleSince, readAgain }
}
