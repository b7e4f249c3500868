// Asks before a dish of another kitchen empties the basket.
import { itemCount, type Cart } from '@tingkat/ordering/cart'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import '../../styles/basket.css'

type NewBasketDialogProps = { open: boolean; cart: Cart | null; onKeep: () => void; onStart: () => void }

export default function NewBasketDialog({ open, cart, onKeep, onStart }: NewBasketDialogProps) {
  const { t } = useTranslation('cart')
  return (
    <Drawer open={open} onClose={onKeep} title={t('cart.newTitle')} kind="modal">
      <p className="mut">{t('cart.newBody', { count: itemCount(cart), merchant: cart?.merchants[0]?.merchant.name ?? '' })}</p>
      <div className="row bk-choice">
        <Button kind="secondary" className="grow" onClick={onKeep}>{t('cart.newKeep')}</Button>
        <Button className="grow" onClick={onStart}>{t('cart.newStart')}</Button>
      </div>
    </Drawer>
  )
}
