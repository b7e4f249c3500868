// The chat with the courier in its drawer: what was said, what is being sent, and the field to write in while a courier has the order.
import type { Order } from '@tingkat/ordering/order/order'
import { canChat, messageMax, type ChatMessage } from '@tingkat/ordering/order/chat'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '../../../platform/navigation/back-closes.ts'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatTime } from '../../../platform/words/times.ts'
import { track } from '../../../platform/analytics/track.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { markSeen } from './stored-chat.ts'
import { useChat, type ChatState } from './use-chat.ts'
import '../order-care.css'

type OrderChatProps = {
  order: Order
  /** Messages that came live. */
  heard: readonly ChatMessage[]
  open: boolean
  onClose: () => void
}

export default function OrderChat({ order, heard, open, onClose }: OrderChatProps) {
  const { t } = useTranslation('chat')
  const site = useSite()
  const chat = useChat(order.orderID, heard, order.messageCount)
  const { messages, unsent, loading, problem, refused } = chat
  const writable = canChat(order)
  const rider = order.courier?.name || t('chat.rider')
  const shown = messages.length + unsent.length
  const last = messages.at(-1)?.nth ?? 0
  useBackCloses(open, onClose)
  useEffect(() => {
    if (open) markSeen(order.orderID, last)
  }, [open, order.orderID, last])
  const failure = problem && problemWords(t, problem, site.country.locale)
  const refusal = refused && problemWords(t, refused, site.country.locale)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('chat.title', { name: rider })}
      full
      footer={
        writable ? (
          <WriteField chat={chat} orderID={order.orderID} />
        ) : (
          <p className="mut small">{t('chat.over')}</p>
        )
      }
    >
      {failure && (
        <ErrorMessage
          title={failure.title}
          message={failure.message}
          retry={{ label: t('chat.retry'), run: chat.reload }}
        />
      )}
      {loading && !failure && shown === 0 && <Waiting>{t('chat.loading')}</Waiting>}
      {!loading && !failure && shown === 0 && (
        <p className="mut">{t(writable ? 'chat.empty' : 'chat.none')}</p>
      )}
      <div role="log" aria-label={t('chat.log')}>
        <ol className="ch-log">
          {messages.map((message) => (
            <li
              key={`${message.from} ${message.messageID}`}
              className={message.from === 'eater' ? 'ch-said ch-mine' : 'ch-said'}
            >
              <span className="sr">{message.from === 'eater' ? t('chat.you') : rider}: </span>
              <span className="ch-text">{message.text}</span>
              <time className="ch-at num" dateTime={message.at}>
                {formatTime(site, message.at, order.merchant.timeZone)}
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
                  <button type="button" className="ch-again" onClick={() => chat.retry(messageID)}>
                    {t('chat.again')}
                  </button>
                </span>
              ) : (
                <span className="ch-at">{t('chat.sending')}</span>
              )}
            </li>
          ))}
          {/* A new one each time something is added: it comes into view as it appears. */}
          <li key={`end ${shown}`} ref={intoView} aria-hidden className="ch-end" />
        </ol>
      </div>
      {refusal && <ErrorMessage title={refusal.title} message={refusal.message} />}
    </Drawer>
  )
}

const intoView = (end: HTMLLIElement | null) => end?.scrollIntoView({ block: 'end' })

function WriteField({ chat, orderID }: { chat: ChatState; orderID: string }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const length = Array.from(chat.draft.trim()).length
  const over = length > messageMax

  function send() {
    if (over || length === 0) return
    track({ name: 'CLICK_SEND_MESSAGE', order_id: orderID })
    chat.send()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Composing a Thai or Vietnamese letter also ends with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="ch-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={over ? 'input ch-field is-err' : 'input ch-field'}>
        <textarea
          id={id}
          rows={1}
          value={chat.draft}
          placeholder={t('chat.write')}
          aria-label={t('chat.write')}
          aria-invalid={over || undefined}
          aria-describedby={over ? `${id}-over` : undefined}
          onChange={(event) => chat.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button type="submit" off={length === 0 || over} aria-label={t('chat.send')}>
        <SendHorizontal className="ic" aria-hidden />
      </Button>
      {over && (
        <span id={`${id}-over`} className="hint err num ch-over" role="alert">
          {t('chat.tooLong', { count: length, max: messageMax })}
        </span>
      )}
    </form>
  )
}
