// The deadline of an open group order, and the amount that is left of the eater's spending limit.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { Timer, Wallet } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/i18n/times.ts'
import { isGroupOpen } from '../live/can-choose-dishes.ts'
import { formatGroupMoney } from '../group-money.ts'

type GroupLimitsProps = {
  group: GroupOrderView
  /** Subtotal of the eater's own lines in whole minor units. */
  spent: number
}

export function GroupLimits({ group, spent }: GroupLimitsProps) {
  const { t } = useTranslation('group')
  const site = useSite()
  const { deadline, timeZone, spendLimitInMin: limit } = group.info
  const format = (amount: number) => formatGroupMoney(group, amount, site.country.locale)
  if (!isGroupOpen(group) || (deadline === null && limit === null)) return null
  return (
    <ul className="small limits">
      {deadline !== null && (
        <li className="row">
          <Timer className="ic ic-16" aria-hidden />
          <Countdown deadline={deadline} timeZone={timeZone} />
        </li>
      )}
      {limit !== null && (
        <li className="row">
          <Wallet className="ic ic-16" aria-hidden />
          <span>
            {t('group.limit', { limit: format(limit), left: format(Math.max(0, limit - spent)) })}
          </span>
        </li>
      )}
    </ul>
  )
}

const minuteMs = 60_000

function Countdown({ deadline, timeZone }: { deadline: string; timeZone: string }) {
  const { t } = useTranslation('group')
  const site = useSite()
  const [now, setNow] = useState(() => Date.now())
  const leftMs = Date.parse(deadline) - now
  // The countdown to the deadline updates every 15 seconds, and every second in the last two
  // minutes.
  const stepMs = leftMs > 2 * minuteMs ? 15_000 : 1_000
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [stepMs])
  const time = formatTime(site, deadline, timeZone)
  if (leftMs <= 0) return <span>{t('group.deadlineOver', { time })}</span>
  const remaining =
    leftMs > minuteMs
      ? t('group.minutesLeft', { count: Math.ceil(leftMs / minuteMs) })
      : t('group.secondsLeft', { count: Math.ceil(leftMs / 1000) })
  return <span>{t('group.deadline', { time, rest: remaining })}</span>
}
