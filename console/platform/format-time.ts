// Formats times in the browser's time zone: today's times without the date, all others with it.

/** Returns for example `14:05`, or `3 Aug, 14:05` on another day. */
export function formatTime(instant: string, language: string, now = new Date()): string {
  const date = new Date(instant)
  const isToday = date.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date)
}
