// The frame around the pages of the kitchen console on a paired tablet: it shows the restaurant,
// the links to the pages, and the person who is working.
import type { MyDevice } from '@tingkat/contract/console/staff-client'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'
import { Logo } from '@tingkat/ui/logo.tsx'
import { CircleOff, Clock, ListOrdered, UserRound } from 'lucide-react'
import { Link, NavLink, Outlet } from 'react-router'
import { ShiftStatus } from './shift-status.tsx'
import { WaitingCount } from '../../platform/waiting-count.tsx'

const pages = [
  { path: '/kitchen/board', name: 'board', Icon: ListOrdered },
  { path: '/kitchen/sold-out', name: 'sold-out', Icon: CircleOff },
  { path: '/kitchen/hours', name: 'hours', Icon: Clock },
] as const

export function TabletFrame({ device }: { device: MyDevice }) {
  const { t } = useTranslation()
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <div className="frame-tablet">
        <header className="kbar">
          <span className="logo">
            <Logo />
          </span>
          <b className="kbar-name clip">{device.merchants.map(({ name }) => name).join(', ')}</b>
          <nav className="kbar-tabs" aria-label={t('tree.kitchen')}>
            {pages.map(({ path, name, Icon }) => (
              <NavLink key={path} to={path}>
                <Icon className="ic ic-24" aria-hidden />
                {t(`nav.${name}`)}
                {name === 'board' && <WaitingCount />}
              </NavLink>
            ))}
          </nav>
          <ShiftStatus />
          <Link className="kbar-who" to="/kitchen/who">
            <span className="face" aria-hidden>
              {device.turn ? initialsOf(device.turn.name) : <UserRound className="ic" />}
            </span>
            <span className="kbar-who-name">{device.turn?.name ?? t('turn.none')}</span>
            <span className="sr">{t('turn.switch')}</span>
          </Link>
        </header>
        <main id="main" className="page page-k" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </>
  )
}
