// The list of chat messages: first those on the server, then those that are not sent yet.
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/i18n/times.ts'
import type { PendingMessage } from './use-chat.ts'

type MessageLogProps = {
  messages: readonly ChatMessage[]
  unsent: readonly PendingMessage[]
  courierName: string
  timeZone: string
  onRetry: (messageID: string) => void
}

export function MessageLog({ messages, unsent, courierName, timeZone, onRetry }: MessageLogProps) {
  const { t } = useTranslation('chat')
  const site = useSite()
  return (
    <div role="log" aria-label={t('chat.log')}>
      <ol className="ch-log">
        {messages.map(({ messageID, from, text, at }) => (
          <li
            key={`${from} ${messageID}`}
            className={from === 'eater' ? 'ch-said ch-mine' : 'ch-said'}
          >
            <span className="sr">{from === 'eater' ? t('chat.you') : courierName}: </span>
            <span className="ch-text">{text}</span>
            <time className="ch-at num" dateTime={at}>
              {formatTime(site, at, timeZone)}
            </time>
          </li>
        ))}
        {unsent.map(({ messageID, text, failed }) => (
          <li key={messageID} className="ch-said ch-mine ch-unsent">
            <span className="sr">{t('chat.you')}: </span>
            <span className="ch-text">{text}</span>
            {failed ? (
              <span className="ch-at">
                {t('chat.failed')}{' '}
                <button type="button" className="ch-again" onClick={() => onRetry(messageID)}>
                  {t('chat.again')}
                </button>
              </span>
            ) : (
              <span className="ch-at">{t('chat.sending')}</span>
            )}
          </li>
        ))}
        {/* The key changes with each message, so that a new
            element is mounted, which scrolls into view. */}
        <li
          key={`end ${messages.length + unsent.length}`}
          ref={scrollIntoView}
          aria-hidden
          className="ch-end"
        />
      </ol>
    </div>
  )
}

const scrollIntoView = (end: HTMLLIElement | null) => end?.scrollIntoView({ block: 'end' })
