// The state of the choice between delivery now and a scheduled time.
import { isOnDemandBlocked } from '@tingkat/ordering/merchant/merchant'
import type { ClientProblem } from '@tingkat/contract/client'
import type { Cart } from '@tingkat/ordering/cart/cart'
import { toScheduledTime } from '@tingkat/ordering/schedule'
import { useState } from 'react'

/**
 * Why the merchant takes scheduled orders only; null if it also delivers now. `full` means that the
 * merchant has as many orders as it can cook.
 */
export type TimeRestriction = 'closed' | 'scheduled_only' | 'full' | null

export type DeliveryTime = {
  restriction: TimeRestriction
  /**
   * Whether the eater may choose delivery now. False for a merchant that is closed or takes
   * scheduled orders only. A merchant with as many orders as it can cook may soon cook another, so
   * the value becomes true after the eater has chosen another time.
   */
  isNowOffered: boolean
  /**
   * When a closed merchant opens again, or when the next free delivery window of a full one starts:
   * an ISO 8601 instant; null if that is unknown.
   */
  nextTime: string | null
  /** A problem of the chosen time; null if `restriction` explains it. */
  problem: ClientProblem | null
  /** Whether the eater has chosen a scheduled time instead of delivery now. */
  isScheduling: boolean
  /** Whether the eater schedules the order but has not chosen a time yet. */
  isMissing: boolean
  schedule: () => void
  /** Goes back to delivery now. The caller must clear the scheduled time of the cart. */
  chooseNow: () => void
}

/** `problem` is the refusal of the quote or the order if another delivery time would solve it. */
export function useDeliveryTime(cart: Cart, problem: ClientProblem | null): DeliveryTime {
  const isScheduled = cart.scheduledOrder?.isScheduledOrder ?? false
  const [isChoosing, setChoosing] = useState(isScheduled)
  // The restriction is kept after the eater has chosen a delivery time, so that the note about it
  // stays visible.
  const [lastRestriction, setLastRestriction] = useState<TimeRestriction>(null)
  const newRestriction = restrictionOf(problem, isScheduled)
  if (newRestriction && newRestriction !== lastRestriction) setLastRestriction(newRestriction)
  const [nextTime, setNextTime] = useState<string | null>(null)
  const newNextTime = newRestriction ? nextTimeOf(problem) : nextTime
  if (newNextTime !== nextTime) setNextTime(newNextTime)
  const restriction = cart.dineInInfo ? null : (scheduledOnly(cart) ?? lastRestriction)
  const isScheduling =
    cart.dineInInfo === null && (isChoosing || isScheduled || restriction !== null)
  return {
    restriction,
    isNowOffered: canDeliverNow(restriction, newRestriction),
    nextTime: restriction === lastRestriction ? nextTime : null,
    problem: newRestriction ? null : problem,
    isScheduling,
    isMissing: isScheduling && toScheduledTime(cart.scheduledOrder) === null,
    schedule: () => setChoosing(true),
    chooseNow() {
      setChoosing(false)
      setLastRestriction(null)
    },
  }
}

/** `newRestriction` comes from the latest quote, `restriction` may come from an earlier quote. */
const canDeliverNow = (restriction: TimeRestriction, newRestriction: TimeRestriction): boolean =>
  restriction === null || (restriction === 'full' && newRestriction === null)

function nextTimeOf(problem: ClientProblem | null): string | null {
  const time = problem?.context[problem.code === 'merchant_full' ? 'from' : 'opensAt']
  return typeof time === 'string' && Number.isFinite(Date.parse(time)) ? time : null
}

const scheduledOnly = ({ merchants }: Cart): TimeRestriction =>
  merchants.some(({ merchant }) => isOnDemandBlocked(merchant)) ? 'scheduled_only' : null

function restrictionOf(problem: ClientProblem | null, isScheduled: boolean): TimeRestriction {
  if (problem?.code === 'on_demand_blocked') return 'scheduled_only'
  if (problem?.code === 'merchant_full') return 'full'
  // A scheduled order also gets this code if the merchant has closed manually and takes no orders
  // at all. That refusal is shown as an error and is no restriction of the delivery time.
  return problem?.code === 'food_err_order_merchant_closed' && !isScheduled ? 'closed' : null
}
