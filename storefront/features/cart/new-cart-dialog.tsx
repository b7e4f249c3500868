// Asks before a dish replaces the cart of another merchant.
import { itemCount, type Cart } from '@tingkat/ordering/cart/cart'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { track } from '../../platform/analytics/track.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import './drawer/cart-drawer.css'

type NewCartDialogProps = {
  /** Merchant of the new cart. */
  merchantID: string
  cart: Cart | null
  /** Called after the dialog has closed, if the eater keeps the cart. */
  onKeep: () => void
  /** Called after the dialog has closed, if the eater starts a new cart. */
  onStart: () => void
}

export default function NewCartDialog({ merchantID, cart, onKeep, onStart }: NewCartDialogProps) {
  const { t } = useTranslation('basket')
  const [answer, setAnswer] = useState<'none' | 'keep' | 'start'>('none')
  const keep = () => setAnswer('keep')

  function start() {
    track({ name: 'PROCEED_NEW_BASKET', restaurant_id: merchantID })
    setAnswer('start')
  }
  return (
    <Dialog
      open={answer === 'none'}
      onClose={keep}
      onClosed={answer === 'start' ? onStart : onKeep}
      title={t('cart.newTitle')}
    >
      <p className="mut">
        {t('cart.newBody', {
          count: itemCount(cart),
          merchant: cart?.merchants[0]?.merchant.name ?? '',
        })}
      </p>
      <div className="row bk-choice">
        <Button kind="secondary" className="grow" onClick={keep}>
          {t('cart.newKeep')}
        </Button>
        <Button className="grow" onClick={start}>
          {t('cart.newStart')}
        </Button>
      </div>
    </Dialog>
  )
}
