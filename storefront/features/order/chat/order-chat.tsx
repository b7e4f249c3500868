// The drawer of the chat with the courier. The chat is read-only while the order has no courier.
import type { Order } from '@tingkat/ordering/order/order'
import { canChat, type ChatMessage } from '@tingkat/ordering/order/chat'
import { useEffect } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useBackToClose } from '../../../platform/navigation/use-back-to-close.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { track } from '../../../platform/analytics/track.ts'
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { MessageField } from './message-field.tsx'
import { MessageLog } from './message-log.tsx'
import { markSeen } from './stored-chat.ts'
import { useChat, type ChatState } from './use-chat.ts'
import '../order-care.css'

type OrderChatProps = {
  order: Order
  /** Messages received by the order's event stream. */
  liveMessages: readonly ChatMessage[]
  open: boolean
  onClose: () => void
}

export default function OrderChat({ order, liveMessages, open, onClose }: OrderChatProps) {
  const { t } = useTranslation(['chat', 'problem'])
  const { country } = useSite()
  const chat = useChat(order.orderID, liveMessages, order.messageCount)
  const { messages, unsent, refused } = chat
  const writable = canChat(order)
  const courierName = order.courier?.name || t('chat.courier')
  const lastNth = messages.at(-1)?.nth ?? 0
  useBackToClose(open, onClose)
  useEffect(() => {
    if (open) markSeen(order.orderID, lastNth)
  }, [open, order.orderID, lastNth])

  function send() {
    track({ name: 'CLICK_SEND_MESSAGE', order_id: order.orderID })
    chat.send()
  }

  const refusal = refused && problemText(t, refused, country.locale)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('chat.title', { name: courierName })}
      full
      footer={
        writable ? (
          <MessageField draft={chat.draft} onChange={chat.changeDraft} onSend={send} />
        ) : (
          <p className="mut small">{t('chat.over')}</p>
        )
      }
    >
      <ChatStatus chat={chat} writable={writable} />
      <MessageLog
        messages={messages}
        unsent={unsent}
        courierName={courierName}
        timeZone={order.merchant.timeZone}
        onRetry={chat.retry}
      />
      {refusal && <ErrorMessage title={refusal.title} message={refusal.message} />}
    </Drawer>
  )
}

/** Shows a line above the messages: why they could not be read, or that there are none yet. */
function ChatStatus({ chat, writable }: { chat: ChatState; writable: boolean }) {
  const { t } = useTranslation(['chat', 'problem'])
  const { messages, unsent, loading, problem, reload } = chat
  if (problem)
    return <ProblemMessage problem={problem} retry={{ label: t('chat.retry'), run: reload }} />
  if (messages.length + unsent.length > 0) return null
  if (loading) return <Waiting>{t('chat.loading')}</Waiting>
  return <p className="mut">{t(writable ? 'chat.empty' : 'chat.none')}</p>
}
