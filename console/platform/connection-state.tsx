// Says that the page's data is up to date, or since when it is not.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Wifi, WifiOff } from 'lucide-react'

/** `since` is null while the page's data is up to date. */
export function ConnectionState({ since }: { since: string | null }) {
  const { t, i18n } = useTranslation()
  const Icon = since === null ? Wifi : WifiOff
  return (
    <output className={since === null ? 'conn' : 'conn conn-off'}>
      <Icon className="ic ic-24" aria-hidden />
      {since === null ? t('connection.ok') : t('connection.since', { time: clock(since) })}
    </output>
  )

  function clock(instant: string): string {
    const time = {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    } as const
    return new Intl.DateTimeFormat(i18n.language, time).format(new Date(instant))
  }
}
