// The account drawer: phone number, ongoing orders, links to history, help and settings, saved
// places, notifications, and the log-out button. Guests get a log-in link.
import type { User } from '@tingkat/contract/account'
import {
  ChevronDown,
  Heart,
  LifeBuoy,
  LogIn,
  LogOut,
  MapPin,
  ReceiptText,
  UserRound,
  X,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { meStore } from '../../features/account/use-me.ts'
import { useCanSavePlaces } from '../../features/location/location-access.ts'
import { LazyPushSetting } from '../../features/push/lazy-push.tsx'
import { client } from '../../platform/browser/client.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { forgetEater } from '../../platform/storage/forget-eater.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { screens } from '@tingkat/ui/screen/breakpoints.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Drawer } from '@tingkat/ui/overlay/drawer.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useMediaQuery } from '@tingkat/ui/screen/use-media-query.ts'
import { OngoingOrder } from './ongoing-order.tsx'
import { useDrawerData } from './use-drawer-data.ts'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'

const AccountPlaces = optionalPart(() => import('./account-places.tsx'))

type UserDrawerProps = {
  open: boolean
  /** The logged-in eater; null for a guest. */
  user: User | null
  onClose: () => void
}

export default function UserDrawer({ open, user, onClose }: UserDrawerProps) {
  const { t } = useTranslation(['site', 'account'])
  const { paths } = useSite()
  const { orders, phone } = useDrawerData(user, open)
  const [newestOngoing] = orders
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('user.title')}
      bare
      footer={user && <LogOutButton onLoggedOut={onClose} />}
    >
      <div className="drawer-h ud-head">
        <span className="avatar ud-avatar" aria-hidden>
          {initialsOf(user?.name ?? '') || <UserRound className="ic ic-24" />}
        </span>
        <div className="grow ud-who">
          <h2 className="h3 clip">{user?.name || t('user.title')}</h2>
          {phone && <p className="small mut num">{phone}</p>}
        </div>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <X className="ic ic-24" aria-hidden />
        </IconButton>
      </div>
      <div className="drawer-b">
        {/* Only the list of ongoing orders waits for the texts of orders, so that the drawer stays
            visible. */}
        <Suspense fallback={null}>
          {orders.map((order) => (
            <OngoingOrder key={order.orderID} order={order} onClose={onClose} />
          ))}
        </Suspense>
        <ul className="ud-ways">
          {user ? (
            <MemberLinks
              user={user}
              // A link to the help form of the newest ongoing order. With null, the eater chooses
              // an order first.
              help={newestOngoing ? `${paths.order(newestOngoing.orderID)}#help` : null}
              onClose={onClose}
            />
          ) : (
            <LoginLink onClose={onClose} />
          )}
          <SupportLink />
        </ul>
      </div>
    </Drawer>
  )
}

function LogOutButton({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { t } = useTranslation(['site', 'problem'])
  const { country } = useSite()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function logOut() {
    setBusy(true)
    const answer = await client.logOut()
    setBusy(false)
    if (!answer.ok) {
      toast({ kind: 'error', text: problemText(t, answer.problem, country.locale).title })
      return
    }
    onLoggedOut()
    meStore.set(null)
    forgetEater()
  }

  return (
    <Button kind="secondary" wide busy={busy} onClick={() => void logOut()}>
      <LogOut className="ic" aria-hidden />
      {t('user.logOut')}
    </Button>
  )
}

type MemberLinksProps = { user: User; help: string | null; onClose: () => void }

function MemberLinks({ user, help, onClose }: MemberLinksProps) {
  const { t } = useTranslation(['site', 'account'])
  const { paths } = useSite()
  const canSavePlaces = useCanSavePlaces()
  const ongoing = user.ongoingOrderCount
  return (
    <>
      <li>
        <Link className="ud-way" to={paths.orderHistory} onClick={onClose}>
          <ReceiptText className="ic" aria-hidden />
          <span className="grow">{t('user.orders')}</span>
          {ongoing > 0 && (
            <span className="tag tag-off num">{t('user.ongoing', { count: ongoing })}</span>
          )}
        </Link>
      </li>
      <li>
        <Link className="ud-way" to={paths.favourites} onClick={onClose}>
          <Heart className="ic" aria-hidden />
          {t('account:drawer.favourites')}
        </Link>
      </li>
      {canSavePlaces && (
        <li>
          <PlacesDisclosure onClose={onClose} />
        </li>
      )}
      <li>
        <Link className="ud-way" to={help ?? paths.orderHistory} onClick={onClose}>
          <LifeBuoy className="ic" aria-hidden />
          {t('account:drawer.help')}
        </Link>
      </li>
      <li>
        <LazyPushSetting eater={user.safeId} />
      </li>
      <li>
        <Link className="ud-way" to={paths.profile} onClick={onClose}>
          <UserRound className="ic" aria-hidden />
          {t('user.profile')}
        </Link>
      </li>
    </>
  )
}

/**
 * Shows the saved places inside the drawer, because pages without an address bar have no address
 * panel.
 */
function PlacesDisclosure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="ud-way ud-fold"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <MapPin className="ic" aria-hidden />
        <span className="grow">{t('drawer.places')}</span>
        <ChevronDown className="ic" aria-hidden />
      </button>
      {open && (
        <Suspense fallback={null}>
          <AccountPlaces onChosen={onClose} />
        </Suspense>
      )}
    </>
  )
}

function LoginLink({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { paths } = useSite()
  const { pathname, search } = useLocation()
  return (
    <li>
      <Link
        className="ud-way"
        to={paths.login(pathname + search)}
        onClick={() => {
          trackLogin('menu_item')
          onClose()
        }}
      >
        <LogIn className="ic" aria-hidden />
        {t('user.logIn')}
      </Link>
    </li>
  )
}

/**
 * The link to support, shown only inside the super-app on phones, where the page has no footer with
 * this link.
 */
function SupportLink() {
  const { t } = useTranslation()
  const { language, settings } = useSite()
  const { webview } = useMode()
  const isPhone = useMediaQuery(screens.mobile)
  const href = webview && isPhone && settings.supportLink?.replace('{language}', language)
  if (!href) return null
  return (
    <li>
      <a className="ud-way" href={href}>
        <LifeBuoy className="ic" aria-hidden />
        {t('user.support')}
      </a>
    </li>
  )
}
