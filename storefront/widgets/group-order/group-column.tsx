// The eater's own dishes in a group order, beside the menu on wide screens. The drawer shows the
// members and the button for the next step.
import { itemCount } from '@tingkat/ordering/cart/cart'
import { linePrice } from '@tingkat/ordering/dish/dish'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { formatCartMoney, formatSubtotal } from '../../features/cart/cart-money.ts'
import type { CartStore } from '../../features/cart/cart-store.ts'
import { useShownCart } from '../../features/cart/use-cart.ts'
import { openDrawer } from '../../platform/navigation/overlays.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import '../../features/cart/drawer/cart-drawer.css'

type GroupColumnProps = { store: CartStore; onPreload: () => void }

export default function GroupColumn({ store, onPreload }: GroupColumnProps) {
  const { t } = useTranslation(['group', 'cart'])
  const { country } = useSite()
  const cart = useShownCart(store)
  const lines = cart?.merchants[0]?.items ?? []
  return (
    <section className="bk-panel" aria-labelledby="group-column-title">
      <h2 className="h3" id="group-column-title">
        {t('group.title')}
      </h2>
      <div className="bk-panel-b">
        {cart === null || lines.length === 0 ? (
          <p className="small mut">{t('group.empty')}</p>
        ) : (
          <dl className="sum">
            {lines.map((line) => (
              <div key={line._id}>
                <dt>
                  <span className="num">{line.quantity}</span> {line.name}
                </dt>
                <dd>{formatCartMoney(cart, linePrice(line).price, country.locale)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="bk-panel-f">
        <Button
          size="l"
          wide
          split
          aria-haspopup="dialog"
          onClick={openDrawer}
          onPointerEnter={onPreload}
          onFocus={onPreload}
        >
          <span>{t('basket:cart.view', { count: itemCount(cart) })}</span>
          <span className="num">{formatSubtotal(cart, country.locale)}</span>
        </Button>
      </div>
    </section>
  )
}
