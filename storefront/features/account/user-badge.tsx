// The eater's badge in the header: initials, what is under way, and the drawer it opens.
import type { User } from '@tingkat/contract/account'
import { UserRound } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch } from 'react-router'
import { useFlags } from '../../platform/site/flags.tsx'
import { screenNameOf } from '../../platform/analytics/screen-name.ts'
import { createStored, useStored } from '../../platform/storage/stored.ts'
import { track } from '../../platform/analytics/track.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { preloadDrawer } from '../../ui/drawer.tsx'
import { initialsOf } from '../../ui/initials.ts'
import './user.css'

const loadDrawer = () => import('./user-drawer.tsx')
const UserDrawer = lazy(loadDrawer)

/** Set once the eater has pressed the badge while the tooltip told of orders under way. */
export const tooltipSeen = createStored('ongoing-orders-seen', (value) =>
  value === true ? true : null,
)

type UserBadgeProps = {
  /** Null for a guest, who has the drawer only inside the super-app. */
  user: User | null
  /** Where orders have no button of their own: their number on the badge. */
  counted?: boolean
}

export function UserBadge({ user, counted }: UserBadgeProps) {
  const { t } = useTranslation()
  const [drawer, setDrawer] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const alive = useHydrated()
  const { pathname } = useLocation()
  const { foodInstrumentation } = useFlags()
  const seen = useStored(tooltipSeen)
  const id = useId()
  const ongoing = user?.ongoingOrderCount ?? 0
  // Who looks at an order need not be told of it, in front of its map.
  const following = useMatch('/:country/:language/order/:orderID/*') !== null
  const told = alive && ongoing > 0 && !seen && !following && drawer !== 'open'

  function open() {
    track({ name: 'CLICK_ACCOUNT', screen: screenNameOf(pathname, foodInstrumentation) })
    if (told) tooltipSeen.write(true)
    setDrawer('open')
  }
  function prepare() {
    void loadDrawer()
    preloadDrawer()
  }

  return (
    <div className="ub">
      <button
        type="button"
        className="avatar"
        aria-haspopup="dialog"
        aria-describedby={told ? id : undefined}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <span aria-hidden>{initialsOf(user?.name ?? '') || <UserRound className="ic" />}</span>
        <span className="sr">{user ? t('user.open', { name: user.name }) : t('user.title')}</span>
        {counted && ongoing > 0 && (
          <span className="count num">
            <span aria-hidden>{ongoing}</span>
            <span className="sr">{t('user.ongoing', { count: ongoing })}</span>
          </span>
        )}
      </button>
      {told && (
        <span role="tooltip" id={id} className="tip ub-tip">
          {t('user.tooltip', { count: ongoing })}
        </span>
      )}
      {drawer !== 'unasked' && (
        <Suspense fallback={null}>
          <UserDrawer open={drawer === 'open'} user={user} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  )
}
