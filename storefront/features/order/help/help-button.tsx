// The button that opens the help form of an order. The form's code loads on the first press.
import type { Order } from '@tingkat/ordering/order/order'
import { helpMax, type HelpRequest } from '@tingkat/ordering/order/help'
import { LifeBuoy } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const OrderHelp = lazyPart(() => import('./order-help.tsx'))

type HelpButtonProps = { order: Order; onOrder: (order: Order) => void }

/**
 * Shows nothing once the order has the maximum number of requests. A link to `#help` opens the
 * form.
 */
export function HelpButton({ order, onOrder }: HelpButtonProps) {
  const { t } = useTranslation('order')
  const [open, setOpen] = useState(false)
  const [mounted, setMounted] = useState(false)
  const { hash, key } = useLocation()
  const [openedFor, setOpenedFor] = useState('')
  if (hash === '#help' && openedFor !== key) {
    setOpenedFor(key)
    setMounted(true)
    setOpen(true)
  }
  if (order.help.length >= helpMax) return null

  function addRequest(request: HelpRequest) {
    const others = order.help.filter(({ helpID }) => helpID !== request.helpID)
    onOrder({ ...order, help: [...others, request] })
  }

  return (
    <>
      <Button
        kind="secondary"
        className="grow"
        onClick={() => {
          setMounted(true)
          setOpen(true)
        }}
      >
        <LifeBuoy className="ic" aria-hidden />
        {t('order.getHelp')}
      </Button>
      {mounted && (
        <Suspense fallback={null}>
          <OrderHelp
            order={order}
            open={open}
            onClose={() => setOpen(false)}
            onRequested={addRequest}
          />
        </Suspense>
      )}
    </>
  )
}
