// Panel of a dine-in checkout: the table number and the number of eaters.
import type { Cart, DineInInfo } from '@tingkat/ordering/cart/cart'
import { UtensilsCrossed } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Stepper } from '@tingkat/ui/stepper.tsx'

type TablePanelProps = { cart: Cart; dineIn: DineInInfo; onDineIn: (dineIn: DineInInfo) => void }

export function TablePanel({ cart, dineIn, onDineIn }: TablePanelProps) {
  const { t } = useTranslation(['checkout', 'dish'])
  const merchantID = cart.merchants[0]?.merchant.ID ?? ''
  const table = dineIn.merchants[merchantID]
  if (!table) return null
  const setEaterCount = (eaterCount: number) =>
    onDineIn({
      ...dineIn,
      merchants: { ...dineIn.merchants, [merchantID]: { ...table, eaterCount } },
    })
  return (
    <section className="panel">
      <h2>{t('checkout.served')}</h2>
      <p className="row co-gap">
        <UtensilsCrossed className="ic" aria-hidden />
        <b className="b">{t('checkout.titleTable', { table: table.tableNumber })}</b>
      </p>
      <div className="row between">
        <span>{t('checkout.eaters')}</span>
        <Stepper
          value={table.eaterCount}
          min={1}
          max={99}
          labels={{ less: t('dish.less'), more: t('dish.more') }}
          onChange={setEaterCount}
        />
      </div>
    </section>
  )
}
