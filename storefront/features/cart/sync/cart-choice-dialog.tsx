// Asks which cart to keep if the browser and the account have carts of different merchants. Both
// carts stay until the eater has chosen.
import { itemCount, type Cart } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useSharedValue } from '../../../platform/storage/shared-value.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { formatSubtotal } from '../cart-money.ts'
import { cartChoice, settleCart } from './cart-mirrors.ts'
import { cartStoreOf } from '../use-cart.ts'
import '../drawer/cart-drawer.css'

export default function CartChoiceDialog() {
  const { t } = useTranslation('basket')
  const { country } = useSite()
  const toast = useToast()
  const choice = useSharedValue(cartChoice, null)
  const store = cartStoreOf(country.code)
  if (!choice) return null
  const { mine, stored, asking } = choice
  const later = () => cartChoice.write({ ...choice, asking: false })

  function keep(which: 'mine' | 'stored') {
    const otherCart = which === 'mine' ? stored : mine
    settleCart(which)
    toast({
      text: t('cart.choiceKept', { merchant: merchantName(which === 'mine' ? mine : stored) }),
      action: { label: t('cart.choiceOther'), run: () => store.replace(otherCart) },
    })
  }
  return (
    <Dialog open={asking} onClose={later} title={t('cart.choiceTitle')}>
      <p className="mut">{t('cart.choiceBody')}</p>
      <div className="stack bk-choice">
        {(['mine', 'stored'] as const).map((which) => {
          const cart = which === 'mine' ? mine : stored
          return (
            <Button
              key={which}
              kind={which === 'mine' ? 'primary' : 'secondary'}
              wide
              split
              className="bk-pick"
              onClick={() => keep(which)}
            >
              <span className="bk-pick-t">
                {merchantName(cart)}
                <small>
                  {t(which === 'mine' ? 'cart.choiceHere' : 'cart.choiceAccount', {
                    count: itemCount(cart),
                  })}
                </small>
              </span>
              <span className="num">{formatSubtotal(cart, country.locale)}</span>
            </Button>
          )
        })}
        <Button kind="quiet" wide onClick={later}>
          {t('cart.choiceLater')}
        </Button>
      </div>
    </Dialog>
  )
}

const merchantName = (cart: Cart): string => cart.merchants[0]?.merchant.name ?? ''
