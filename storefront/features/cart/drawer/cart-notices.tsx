// Shows notices in the cart drawer about menu changes, a second cart in the account, and uncertain
// prices.
import { isAllIntegrated, type Cart, type CartNotice } from '@tingkat/ordering/cart/cart'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { SharedErrorMessage } from '../../../platform/errors/shared-error-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { useSharedValue } from '../../../platform/storage/shared-value.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { cartChanges, cartChoice } from '../sync/cart-mirrors.ts'
import { formatNotice } from '../notice-text.ts'

const unchanged: never[] = []

/**
 * Returns whether the notice is about a change of the menu.
 * `joined` and `capped` are about a merge of two carts.
 */
const isMenuChange = ({ notice }: CartNotice) => notice !== 'joined' && notice !== 'capped'

export function CartNotices({ cart }: { cart: Cart | null }) {
  const { t } = useTranslation(['cart', 'basket'])
  const { country } = useSite()
  const changes = useSharedValue(cartChanges, unchanged)
  const choice = useSharedValue(cartChoice, null)
  return (
    <>
      <SharedErrorMessage />
      {changes.length > 0 && (
        <Note kind="info">
          {changes.some(isMenuChange) && <b>{t('cart.changesTitle')}</b>}
          <ul className="bk-changes">
            {changes.map((change) => (
              <li key={`${change.notice} ${change.lineID}`}>
                {formatNotice(t, change, cart, country.locale)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {choice && !choice.asking && (
        <Note kind="info">
          {t('cart.choiceWaits', { merchant: choice.stored.merchants[0]?.merchant.name ?? '' })}
          <div className="note-act">
            <Button
              kind="secondary"
              size="s"
              onClick={() => cartChoice.write({ ...choice, asking: true })}
            >
              {t('cart.choiceChoose')}
            </Button>
          </div>
        </Note>
      )}
      {cart && !isAllIntegrated(cart) && (
        <Note kind="warning">
          <b>{t('cart.conciergeTitle')}</b> {t('cart.concierge')}
        </Note>
      )}
    </>
  )
}
