// The frame around a console's pages for a logged-in person: navigation, the person's name, and
// log-out.
import type { StaffMe } from '@tingkat/contract/console/staff'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import {
  Building2,
  CircleAlert,
  CircleOff,
  CirclePause,
  ClipboardList,
  Clock,
  KeySquare,
  ListOrdered,
  Star,
  Tablet,
  UserRound,
  Users,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import type { Tree } from '../../platform/client.ts'
import { MeContext } from '../../platform/me-context.ts'
import { may } from '../../platform/may.ts'
import { countriesOf } from '../../platform/own-scopes.ts'
import { WaitingCount } from '../../platform/waiting-count.tsx'
import { useLogOut } from '../../platform/log-in/use-log-out.ts'
import { ShiftStatus } from './shift-status.tsx'
import type { Permission } from '@tingkat/ordering/permissions'

type Entry = {
  path: string
  icon: LucideIcon
  permission?: Permission
  /**
   * The address of a page of another console. This entry of the navigation is shown to people with
   * a role in a whole country.
   */
  to?: string
}

const entries: Readonly<Record<Tree, readonly Entry[]>> = {
  desk: [
    { path: 'people', icon: Users, permission: 'people.manage' },
    { path: 'stuck', icon: CircleAlert, permission: 'order.read' },
    { path: 'pauses', icon: CirclePause, permission: 'live.set' },
    { path: 'boards', icon: ListOrdered, permission: 'order.cook', to: '/kitchen/board' },
    { path: 'menu', icon: UtensilsCrossed, permission: 'menu.edit' },
    { path: 'devices', icon: Tablet, permission: 'device.manage' },
    { path: 'partners', icon: KeySquare, permission: 'partner.manage' },
    { path: 'audit', icon: ClipboardList, permission: 'audit.read' },
    { path: 'account', icon: UserRound },
  ],
  kitchen: [
    { path: 'board', icon: ListOrdered, permission: 'order.cook' },
    { path: 'sold-out', icon: CircleOff, permission: 'live.set' },
    { path: 'hours', icon: Clock, permission: 'hours.edit' },
    { path: 'reviews', icon: Star, permission: 'review.reply' },
    { path: 'menu', icon: UtensilsCrossed, permission: 'menu.edit' },
    { path: 'people', icon: Users, permission: 'people.manage' },
    { path: 'devices', icon: Tablet, permission: 'device.manage' },
    { path: 'partners', icon: KeySquare, permission: 'partner.manage' },
    { path: 'audit', icon: ClipboardList, permission: 'audit.read' },
    { path: 'account', icon: UserRound },
    { path: 'desk', icon: Building2, to: '/desk' },
  ],
  courier: [{ path: 'account', icon: UserRound }],
}

/**
 * Returns the paths of the console's pages that the person may open, in the sequence
 * of the navigation.
 */
export const openPaths = (tree: Tree, me: StaffMe): string[] =>
  entriesOf(tree, me).flatMap(({ path, to }) => (to ? [] : [`/${tree}/${path}`]))

const entriesOf = (tree: Tree, me: StaffMe): Entry[] =>
  entries[tree].filter(
    ({ permission, to }) =>
      (!permission || may(me, permission)) && (!to || countriesOf(me.memberships).length > 0),
  )

type TreeFrameProps = {
  tree: Tree
  me: StaffMe
  /** Shown above the content of each page. */
  notice?: ReactNode
}

export function TreeFrame({ tree, me, notice }: TreeFrameProps) {
  const { t } = useTranslation()
  const logOut = useLogOut(tree)
  const shown = entriesOf(tree, me)

  // On phones the navigation can be wider than the screen, so the current entry is scrolled into
  // view.
  useEffect(() => {
    document
      .querySelector('.nav [aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  return (
    <MeContext value={me}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <div className={`frame frame-${tree}`}>
        <nav className="nav" aria-label={t(`tree.${tree}`)}>
          <span className="logo">
            <Logo />
          </span>
          <ul>
            {shown.map(({ path, icon: Icon, to }) => (
              <li key={path}>
                <NavLink to={to ?? `/${tree}/${path}`}>
                  <Icon className="ic" aria-hidden />
                  <span>{t(`nav.${path}`)}</span>
                  {path === 'board' && <WaitingCount />}
                </NavLink>
              </li>
            ))}
          </ul>
          {tree === 'kitchen' && <ShiftStatus />}
          <div className="nav-me">
            <span className="face" aria-hidden>
              {initialsOf(me.name)}
            </span>
            <b>{me.name}</b>
            <button type="button" className="link" onClick={logOut}>
              {t('logOut')}
            </button>
          </div>
        </nav>
        <main id="main" className="page" tabIndex={-1}>
          {notice}
          <Outlet />
        </main>
      </div>
    </MeContext>
  )
}
