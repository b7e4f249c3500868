// The drawer of the active group order over any page, with its dialogs.
import { itemCount } from '@tingkat/ordering/cart/cart'
import { countedName } from '@tingkat/ordering/counted-name'
import { linePrice } from '@tingkat/ordering/dish/dish'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import type { CartStore } from '../../features/cart/cart-store.ts'
import {
  cartStoreOf,
  groupLinesOf,
  useShownCart,
  useStoreFact,
} from '../../features/cart/use-cart.ts'
import type { OwnSummary } from '../../features/group-order/drawer/group-confirm-dialog.tsx'
import { GroupDrawer } from '../../features/group-order/drawer/group-drawer.tsx'
import { groupView, emptyGroupView } from '../../features/group-order/live/group-view.ts'
import { ShareModal } from '../../features/group-order/modals/share-modal.tsx'
import type { ActiveGroup } from '../../platform/storage/active-group.ts'
import { useBackToClose } from '../../platform/navigation/use-back-to-close.ts'
import { toggleShareModal, useOverlays } from '../../platform/navigation/overlays.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useSharedValue } from '../../platform/storage/shared-value.ts'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { GroupLines } from './group-lines.tsx'
import { GroupSettingsModal } from './group-settings-modal.tsx'
import { useGroupActions } from './use-group-actions.ts'
import { useEditedLine } from '../basket/use-edited-line.tsx'

type GroupBasketProps = {
  active: ActiveGroup
  open: boolean
  /** Whether the eater is logged out; only members can read a group order. */
  guest: boolean
  onClose: () => void
  /** Switches to the eater's own cart. */
  onPersonal: () => void
}

export default function GroupBasket(props: GroupBasketProps) {
  const { active, open, guest, onClose, onPersonal } = props
  const { t } = useTranslation('group')
  const { country } = useSite()
  const navigate = useNavigate()
  const view = useSharedValue(groupView, emptyGroupView)
  const { share } = useOverlays()
  const { groupID } = active
  const store = groupLinesOf(country.code, groupID)
  const own = useOwnSummary(store)
  const ownCartCount = useStoreFact(cartStoreOf(country.code), itemCount)
  const { edit, drawer } = useEditedLine(store)
  const [isChanging, setChanging] = useState(false)
  const keepHistoryEntry = useBackToClose(open, onClose)
  const actions = useGroupActions({ groupID, group: view.group, onClose, onCheckout })
  const info = view.group?.info

  function onCheckout(path: string) {
    keepHistoryEntry()
    onClose()
    void navigate(path, { replace: true })
  }

  if (guest)
    return <GuestDialog groupID={groupID} open={open} onClose={onClose} onForget={actions.exit} />
  return (
    <>
      <GroupDrawer
        open={open}
        view={view}
        ownLines={<GroupLines store={store} onEdit={edit} />}
        own={own}
        busy={actions.busy}
        onClose={onClose}
        onShare={toggleShareModal}
        onReview={actions.review}
        onLeave={actions.leave}
        onDelete={actions.deleteGroup}
        onRemove={actions.remove}
        settings={
          info?.kind === 'group' &&
          info.membership === 'creator' && (
            <Button kind="secondary" size="s" onClick={() => setChanging(true)}>
              <Settings className="ic" aria-hidden />
              {t('group.settings')}
            </Button>
          )
        }
        personal={
          ownCartCount > 0 && (
            <p className="grp-own">
              <button type="button" className="link" onClick={onPersonal}>
                {t('group.own')} ({ownCartCount})
              </button>
            </p>
          )
        }
      />
      {drawer}
      {info && (
        <ShareModal
          open={share}
          onClose={toggleShareModal}
          link={info.shareLink}
          merchant={info.merchantName}
        />
      )}
      {info && isChanging && <GroupSettingsModal info={info} onClose={() => setChanging(false)} />}
    </>
  )
}

/** Returns the eater's own lines as text, with their subtotal in minor units. */
function useOwnSummary(store: CartStore): OwnSummary {
  const items = useShownCart(store)?.merchants[0]?.items ?? []
  const lines = items
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      id: line._id,
      text: countedName(line.quantity, line.name),
      price: linePrice(line).price,
    }))
  const subtotal = lines.reduce((total, line) => total + line.price, 0)
  return { lines, subtotal, isBlocked: lines.length < items.length }
}

type GuestDialogProps = {
  groupID: string
  open: boolean
  onClose: () => void
  /** Removes the active group order from this browser. */
  onForget: () => void
}

function GuestDialog({ groupID, open, onClose, onForget }: GuestDialogProps) {
  const { t } = useTranslation('group')
  const { paths } = useSite()
  return (
    <Dialog open={open} onClose={onClose} title={t('group.title')}>
      <p className="mut">{t('group.guest')}</p>
      <div className="row grp-acts">
        <ButtonLink to={paths.login(paths.groupOrder(groupID))} onClick={onClose}>
          {t('group.logIn')}
        </ButtonLink>
        <Button kind="quiet" onClick={onForget}>
          {t('group.forget')}
        </Button>
      </div>
    </Dialog>
  )
}
