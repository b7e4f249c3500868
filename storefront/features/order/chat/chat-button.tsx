// The way into the chat, with how many messages nobody has looked at; the chat itself loads when it first opens.
import type { Order } from '@tingkat/ordering/order/order'
import { canChat, type ChatMessage } from '@tingkat/ordering/order/chat'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStored } from '../../../platform/storage/stored.ts'
import { track } from '../../../platform/analytics/track.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { seenMessageCounts } from './stored-chat.ts'

const loadChat = () => import('./order-chat.tsx')
const OrderChat = lazy(loadChat)

type ChatButtonProps = { order: Order; heard: readonly ChatMessage[] }

/** Beside the courier while there is one; afterwards a button of its own, if anything was said. */
export function ChatButton({ order, heard }: ChatButtonProps) {
  const { t } = useTranslation('order')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const seen = useStored(seenMessageCounts)?.[order.orderID] ?? 0
  const count = Math.max(order.messageCount, heard.at(-1)?.nth ?? 0)
  const unread = open ? 0 : Math.max(0, count - seen)
  const writable = canChat(order)

  function show() {
    track({ name: 'CLICK_CHAT_WITH_DRIVER', order_id: order.orderID })
    setWanted(true)
    setOpen(true)
  }

  if (!writable && count === 0) return null
  const news = unread > 0 ? t('order.chatNew', { count: unread }) : ''
  const name = writable
    ? t('order.chatWith', { name: order.courier?.name || t('order.aRider') })
    : t('order.chatRead')
  return (
    <>
      {writable ? (
        <IconButton
          className="rimb ch-open"
          label={news ? `${name}, ${news}` : name}
          onClick={show}
          onPointerEnter={() => void loadChat()}
        >
          <MessageCircle className="ic ic-24" aria-hidden />
          {unread > 0 && (
            <span className="count num" aria-hidden>
              {unread}
            </span>
          )}
        </IconButton>
      ) : (
        <Button kind="secondary" wide onClick={show}>
          <MessageCircle className="ic" aria-hidden />
          {name}
        </Button>
      )}
      <output className="sr">{news}</output>
      {wanted && (
        <Suspense fallback={null}>
          <OrderChat order={order} heard={heard} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
