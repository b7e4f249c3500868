// The account drawer: ongoing orders, links to history and profile, and the log-out button. Guests
// get a log-in link.
import type { User } from '@tingkat/contract/account'
import type { Order } from '@tingkat/ordering/order/order'
import {
  Bike,
  ChevronRight,
  LifeBuoy,
  LogIn,
  LogOut,
  ReceiptText,
  UserRound,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { client } from '../../platform/browser/client.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { forgetEater } from '../../platform/storage/forget-eater.ts'
import { problemText } from '../../platform/i18n/problem-text.ts'
import { useSite } from '../../platform/site/site.tsx'
import { screens } from '../../ui/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { useToast } from '../../ui/toast.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useOngoingOrders } from './use-ongoing-orders.ts'
import { meStore } from './use-me.ts'

type UserDrawerProps = {
  open: boolean
  /** Null for a guest. */
  user: User | null
  onClose: () => void
}

export default function UserDrawer({ open, user, onClose }: UserDrawerProps) {
  const { t } = useTranslation()
  const ongoing = user?.ongoingOrderCount ?? 0
  const orders = useOngoingOrders(open && ongoing > 0)
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
        <h2 className="h3 grow clip">{user?.name || t('user.title')}</h2>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <X className="ic ic-24" aria-hidden />
        </IconButton>
      </div>
      <div className="drawer-b">
        {orders.map((order) => (
          <OngoingOrder key={order.orderID} order={order} onClose={onClose} />
        ))}
        <ul className="ud-ways">
          {user ? (
            <MemberLinks ongoing={ongoing} onClose={onClose} />
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
  const { t } = useTranslation()
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

function OngoingOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation()
  const { paths } = useSite()
  return (
    <Link className="note note-s ud-order" to={paths.order(order.orderID)} onClick={onClose}>
      <Bike className="ic" aria-hidden />
      <span className="grow">
        <b>{t('user.underWay')}</b>
        <br />
        {order.merchant.name}
      </span>
      <ChevronRight className="ic" aria-hidden />
    </Link>
  )
}

function MemberLinks({ ongoing, onClose }: { ongoing: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { paths } = useSite()
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
        <Link className="ud-way" to={paths.profile} onClick={onClose}>
          <UserRound className="ic" aria-hidden />
          {t('user.profile')}
        </Link>
      </li>
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

/** Only inside the super-app on phones, where the page has no footer with this link. */
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
