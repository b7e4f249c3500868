// Polls the list of merchants that have open orders.
import type { ClientProblem } from '@tingkat/contract/client'
import type { BoardMerchantList } from '@tingkat/contract/console/kitchen'
import { useCallback, useState } from 'react'
import { kitchenClient } from '../../platform/kitchen-client.ts'
import { useRepeatedly } from '../../platform/use-repeatedly.ts'

const everyMs = 10_000
const ignoreStale = () => {}

export function useBoardMerchants() {
  const [list, setList] = useState<BoardMerchantList | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const read = useCallback(async () => {
    const answer = await kitchenClient.listMerchants()
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) setList(answer.data)
    return answer.ok
  }, [])
  const readAgain = useRepeatedly(read, ignoreStale, { everyMs })
  return { list, problem, readAgain }
}
