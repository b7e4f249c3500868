// Asks before a dish of another kitchen empties the basket.
import { itemCount, type Cart } from '@tingkat/ordering/cart/cart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { track } from '../../platform/analytics/track.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import './drawer/cart-drawer.css'

type NewCartDialogProps = {
  /** The kitchen that the new basket would be of. */
  merchantID: string
  cart: Cart | null
  /** Answered no, and gone. */
  onKeep: () => void
  /** Answered yes, and gone. */
  onStart: () => void
}

export default function NewCartDialog({ merchantID, cart, onKeep, onStart }: NewCartDialogProps) {
  const { t } = useTranslation('cart')
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
