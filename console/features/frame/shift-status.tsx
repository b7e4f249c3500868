// Shows on every page of the kitchen console whether the merchant is busy or paused, whether the
// kitchen board is connected, and the merchant's local time.
import type { BoardMerchant } from '@tingkat/contract/console/kitchen'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { CirclePause, Flame, Gauge, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useBoard } from '../../platform/board-feed/use-board.tsx'

const lookEveryMs = 1_000

export function ShiftStatus() {
  const { t, i18n } = useTranslation()
  const { board, staleSince } = useBoard()
  const now = useNow() + (board?.clockOffset ?? 0)
  const merchant = board?.merchants[0]
  if (!merchant) return null
  const clock = (at: number) =>
    new Intl.DateTimeFormat(i18n.language, {
      timeZone: merchant.timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(at)
  const isOnline = staleSince === null
  const Connection = isOnline ? Wifi : WifiOff
  return (
    <div className="shift-status">
      <Pace merchant={merchant} clock={clock} />
      <span className={isOnline ? 'shift-conn' : 'shift-conn conn-off'}>
        <Connection className="ic ic-24" aria-hidden />
        {isOnline
          ? t('shift.online')
          : t('connection.since', { time: clock(staleSince + (board?.clockOffset ?? 0)) })}
      </span>
      <time className="shift-clock" dateTime={new Date(now).toISOString()}>
        {clock(now)}
      </time>
    </div>
  )
}

type PaceProps = { merchant: BoardMerchant; clock: (at: number) => string }

/** A link to the page on which staff make the merchant busy or pause it. */
function Pace({ merchant: { live }, clock }: PaceProps) {
  const { t } = useTranslation()
  const { busy, pause } = live
  const until = pause ? pause.until : busy?.until
  const words = pause ? t('shift.paused') : busy && t('shift.busy', { number: busy.minutes })
  const BusyIcon = busy ? Flame : Gauge
  const Icon = pause ? CirclePause : BusyIcon
  return (
    <Link to="/kitchen/sold-out#pace" className={words ? 'shift-pace is-on' : 'shift-pace'}>
      <Icon className="ic ic-24" aria-hidden />
      <span>
        {words ?? t('shift.normal')}
        {until && <small>{t('shift.until', { time: clock(Date.parse(until)) })}</small>}
      </span>
    </Link>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
