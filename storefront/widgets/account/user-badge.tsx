// The account button in the header: initials, number of ongoing orders, a tooltip about them, and
// the drawer that it opens.
import type { User } from '@tingkat/contract/account'
import { UserRound } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useMatch } from 'react-router'
import { useFlags } from '../../platform/site/flags.tsx'
import { screenNameOf } from '../../platform/analytics/screen-name.ts'
import { createStored, useStored } from '../../platform/storage/stored.ts'
import { track } from '../../platform/analytics/track.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { preloadDrawer } from '@tingkat/ui/overlay/drawer.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'
import './user.css'

const loadDrawer = () => import('./user-drawer.tsx')
const UserDrawer = lazyPart(loadDrawer)

/**
 * Set when the eater presses the account badge while its tooltip is shown. The tooltip then stays
 * hidden.
 */
export const tooltipSeen = createStored('ongoing-orders-seen', (value) =>
  value === true ? true : null,
)

type UserBadgeProps = {
  /** Null for a guest, who has the badge only inside the super-app. */
  user: User | null
  /** Whether the badge shows the number of ongoing orders, for headers without an orders button. */
  counted?: boolean
}

export function UserBadge({ user, counted }: UserBadgeProps) {
  const { t } = useTranslation()
  const [drawer, setDrawer] = useState<'unmounted' | 'open' | 'closed'>('unmounted')
  const { pathname } = useLocation()
  const { foodInstrumentation } = useFlags()
  const id = useId()
  const ongoing = user?.ongoingOrderCount ?? 0
  const hasTooltip = useTooltip(ongoing) && drawer !== 'open'

  function open() {
    track({ name: 'CLICK_ACCOUNT', screen: screenNameOf(pathname, foodInstrumentation) })
    if (hasTooltip) tooltipSeen.write(true)
    setDrawer('open')
  }
  function preload() {
    void loadDrawer()
    preloadDrawer()
  }

  return (
    <div className="ub">
      <button
        type="button"
        className="avatar"
        aria-haspopup="dialog"
        aria-describedby={hasTooltip ? id : undefined}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span aria-hidden>
          {initialsOf(user?.name ?? '') || <Icon of={UserRound} size="medium" />}
        </span>
        <span className="sr">
          {user?.name ? t('user.open', { name: user.name }) : t('user.title')}
        </span>
        {counted && ongoing > 0 && (
          <span className="count num">
            <span aria-hidden>{ongoing}</span>
            <span className="sr">{t('user.ongoing', { count: ongoing })}</span>
          </span>
        )}
      </button>
      {hasTooltip && (
        <span role="tooltip" id={id} className="tip ub-tip">
          {t('user.tooltip', { count: ongoing })}
        </span>
      )}
      {drawer !== 'unmounted' && (
        <Suspense fallback={null}>
          <UserDrawer open={drawer === 'open'} user={user} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Whether to show the tooltip. Never on the page of an order, where it would cover the map, never
 * at checkout, where it would cover the confirmation of the order, and never on the list of orders,
 * which says the same.
 */
function useTooltip(ongoing: number): boolean {
  const hydrated = useHydrated()
  const seen = useStored(tooltipSeen)
  const onOrderPage = useMatch('/:country/:language/order/:orderID/*') !== null
  const atCheckout = useMatch('/:country/:language/checkout') !== null
  const onOrderList = useMatch('/:country/:language/order-history') !== null
  return hydrated && ongoing > 0 && !seen && !onOrderPage && !atCheckout && !onOrderList
}
