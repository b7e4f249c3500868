// Reads and saves a merchant's opening hours. If scheduled orders lie outside the new hours, saving
// waits until staff have decided about these orders.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type {
  MerchantHours,
  OrderDecision,
  OutsideOrder,
} from '@tingkat/contract/console/merchant-hours'
import type { Holiday, OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { useCallback, useEffect, useState } from 'react'
import { newActionID } from '../../platform/client.ts'
import { useStepUp } from '../../platform/log-in/step-up-context.ts'
import { hoursClient } from './hours-client.ts'

export type HoursDraft = {
  weekly: OpeningSpan[][]
  lastOrderMinutes: number
  specialDays: Holiday[]
}
type Decisions = Record<string, OrderDecision>
type Send = (decisions: Decisions) => Promise<ApiResult<MerchantHours>>
type Waiting = { orders: OutsideOrder[]; decide: (decisions: Decisions) => Promise<boolean> }

export function useHours(merchantID: string) {
  const stepUp = useStepUp()
  const [hours, setHours] = useState<MerchantHours | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [busy, setBusy] = useState(false)

  const show = useCallback((result: ApiResult<MerchantHours>) => {
    setProblem(result.ok ? null : result.problem)
    if (result.ok) setHours(result.data)
  }, [])
  const read = async () => show(await stepUp(() => hoursClient.read(merchantID)))
  useEffect(() => {
    let current = true
    void (async () => {
      const result = await stepUp(() => hoursClient.read(merchantID))
      if (current) show(result)
    })()
    return () => {
      current = false
    }
  }, [merchantID, stepUp, show])

  async function send(request: Send, decisions: Decisions = {}): Promise<boolean> {
    setBusy(true)
    const result = await stepUp(() => request(decisions))
    setBusy(false)
    if (result.ok) {
      setWaiting(null)
      setProblem(null)
      setHours(result.data)
      return true
    }
    const isOutside = result.problem.code === 'orders_outside_hours'
    setProblem(isOutside ? null : result.problem)
    setWaiting(
      isOutside
        ? {
            orders: result.problem.context['orders'] as OutsideOrder[],
            decide: (more) => send(request, { ...decisions, ...more }),
          }
        : null,
    )
    return false
  }

  function save(draft: HoursDraft): Promise<boolean> {
    const actionID = newActionID()
    const baseRevision = hours?.revision ?? 0
    return send((decisions) =>
      hoursClient.save(merchantID, { actionID, baseRevision, decisions, ...draft }),
    )
  }

  function applyToAll(day: Holiday, merchantIDs: string[]): Promise<boolean> {
    const actionID = newActionID()
    return send(async (decisions) => {
      const body = { actionID, decisions, merchantIDs, day }
      const result = await hoursClient.applySpecialDay(body)
      if (!result.ok) return result
      const own = result.data.merchants.find((each) => each.merchantID === merchantID)
      return own ? { ...result, data: own } : hoursClient.read(merchantID)
    })
  }
  return { hours, problem, waiting, busy, read, save, applyToAll, cancel: () => setWaiting(null) }
}
