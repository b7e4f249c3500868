// The way to ask for help with an order; the form loads when it is first wanted.
import type { Order } from '@tingkat/ordering/order/order'
import { helpMax } from '@tingkat/ordering/order/help'
import { LifeBuoy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

const OrderHelp = lazy(() => import('./order-help.tsx'))

export function HelpButton({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const { t } = useTranslation('order')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  // As many as an order may have; its requests are listed beside.
  if (order.help.length >= helpMax) return null
  return (
    <>
      <Button
        kind="secondary"
        className="grow"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <LifeBuoy className="ic" aria-hidden />
        {t('order.getHelp')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <OrderHelp
            order={order}
            open={open}
            onClose={() => setOpen(false)}
            onAsked={(request) =>
              onOrder({
                ...order,
                help: [...order.help.filter((one) => one.helpID !== request.helpID), request],
              })
            }
          />
        </Suspense>
      )}
    </>
  )
}
