// The eater's drawer: what is under way, the ways to what is theirs, and out.
import type { User } from '@tingkat/contract/account'
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
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { client } from '../../platform/browser/client.ts'
import { trackLogin } from '../../platform/analytics/login-place.ts'
import { useMode } from '../../platform/site/mode.tsx'
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
  const { country, language, paths, settings } = useSite()
  const { webview } = useMode()
  const phone = useMediaQuery(screens.mobile)
  const here = useLocation()
  const toast = useToast()
  const [leaving, setLeaving] = useState(false)
  const ongoing = user?.ongoingOrderCount ?? 0
  const orders = useOngoingOrders(open && ongoing > 0)
  // The super-app shows no footer with it on phones.
  const support =
    webview && phone ? settings.supportLink?.replace('{language}', language) : undefined

  async function logOut() {
    setLeaving(true)
    const answer = await client.logOut()
    setLeaving(false)
    if (!answer.ok) {
      toast({ kind: 'error', text: problemText(t, answer.problem, country.locale).title })
      return
    }
    onClose()
    meStore.set(null)
  }

  const footer = user && (
    <Button kind="secondary" wide busy={leaving} onClick={() => void logOut()}>
      <LogOut className="ic" aria-hidden />
      {t('user.logOut')}
    </Button>
  )
  return (
    <Drawer open={open} onClose={onClose} title={t('user.title')} bare footer={footer}>
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
          <Link
            key={order.orderID}
            className="note note-s ud-order"
            to={paths.order(order.orderID)}
            onClick={onClose}
          >
            <Bike className="ic" aria-hidden />
            <span className="grow">
              <b>{t('user.underWay')}</b>
              <br />
              {order.merchant.name}
            </span>
            <ChevronRight className="ic" aria-hidden />
          </Link>
        ))}
        <ul className="ud-ways">
          {user && (
            <li>
              <Link className="ud-way" to={paths.orderHistory} onClick={onClose}>
                <ReceiptText className="ic" aria-hidden />
                <span className="grow">{t('user.orders')}</span>
                {ongoing > 0 && (
                  <span className="tag tag-off num">{t('user.ongoing', { count: ongoing })}</span>
                )}
              </Link>
            </li>
          )}
          {user && (
            <li>
              <Link className="ud-way" to={paths.profile} onClick={onClose}>
                <UserRound className="ic" aria-hidden />
                {t('user.profile')}
              </Link>
            </li>
          )}
          {!user && (
            <li>
              <Link
                className="ud-way"
                to={paths.login(here.pathname + here.search)}
                onClick={() => {
                  trackLogin('menu_item')
                  onClose()
                }}
              >
                <LogIn className="ic" aria-hidden />
                {t('user.logIn')}
              </Link>
            </li>
          )}
          {support && (
            <li>
              <a className="ud-way" href={support}>
                <LifeBuoy className="ic" aria-hidden />
                {t('user.support')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </Drawer>
  )
}
