// The button that opens the chat, with the number of unread messages. The chat's code loads on the
// first press.
import type { Order } from '@tingkat/ordering/order/order'
import { canChat, type ChatMessage } from '@tingkat/ordering/order/chat'
import { MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useStored } from '../../../platform/storage/stored.ts'
import { track } from '../../../platform/analytics/track.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { seenMessageCounts } from './stored-chat.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const loadChat = () => import('./order-chat.tsx')
const OrderChat = lazyPart(loadChat)

type ChatButtonProps = { order: Order; liveMessages: readonly ChatMessage[] }

/**
 * While the eater can write, shows an icon beside the courier. Afterwards, shows a wide button that
 * opens the chat for reading. Shows nothing for a closed chat without messages.
 */
export function ChatButton({ order, liveMessages }: ChatButtonProps) {
  const { t } = useTranslation('order')
  const [open, setOpen] = useState(false)
  const [mounted, setMounted] = useState(false)
  const seenCount = useStored(seenMessageCounts)?.[order.orderID] ?? 0
  const count = Math.max(order.messageCount, liveMessages.at(-1)?.nth ?? 0)
  const unread = open ? 0 : Math.max(0, count - seenCount)

  function show() {
    track({ name: 'CLICK_CHAT_WITH_DRIVER', order_id: order.orderID })
    setMounted(true)
    setOpen(true)
  }

  if (!canChat(order) && count === 0) return null
  const unreadText = unread > 0 ? t('order.chatNew', { count: unread }) : ''
  return (
    <>
      <OpenButton order={order} unread={unread} unreadText={unreadText} onOpen={show} />
      <output className="sr">{unreadText}</output>
      {mounted && (
        <Suspense fallback={null}>
          <OrderChat
            order={order}
            liveMessages={liveMessages}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

type OpenButtonProps = { order: Order; unread: number; unreadText: string; onOpen: () => void }

function OpenButton({ order, unread, unreadText, onOpen }: OpenButtonProps) {
  const { t } = useTranslation('order')
  if (!canChat(order)) {
    return (
      <Button kind="secondary" wide onClick={onOpen}>
        <MessageCircle className="ic" aria-hidden />
        {t('order.chatRead')}
      </Button>
    )
  }
  const courierName = order.courier?.name
  const name = courierName ? t('order.chatWith', { name: courierName }) : t('order.chatWithCourier')
  return (
    <IconButton
      className="rimb ch-open"
      label={unreadText ? `${name}, ${unreadText}` : name}
      onClick={onOpen}
      onPointerEnter={() => void loadChat()}
    >
      <MessageCircle className="ic ic-24" aria-hidden />
      {unread > 0 && (
        <span className="count num" aria-hidden>
          {unread}
        </span>
      )}
    </IconButton>
  )
}
