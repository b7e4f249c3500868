// The frame of a country's pages: header with its slots, footer, and the overlays that any page may open.
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { GuestGate } from '../../features/guest/guest-gate.tsx'
import {
  AddressDialogs,
  AddressSelector,
} from '../../features/location/address/address-selector.tsx'
import type { Favourites } from '../../features/site/favourites.ts'
import { Header } from '../../features/site/header.tsx'
import { LazyLanguageSwitch } from '../../features/site/lazy-language-switch.tsx'
import { OrdersButton } from '../../features/site/orders-button.tsx'
import { RecruitingLinks } from '../../features/site/recruiting-links.tsx'
import { useFlags } from '../../platform/site/flags.tsx'
import { LoggedInProvider } from '../../platform/site/logged-in.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { logoAlt } from '../../platform/i18n/site-title.ts'
import { storeVisitSource } from '../../platform/analytics/visit-source.ts'
import { useFocusOnNavigation } from '../../platform/navigation/use-focus-on-navigation.ts'
import { Account } from './account.tsx'
import { BasketButton, BasketOverlays } from '../basket/basket-overlays.tsx'
import { FrameFooter } from './frame-footer.tsx'

const SessionEnded = lazy(() => import('../../features/account/session-ended.tsx'))

type FrameProps = { year: number; favourites: Favourites; children: ReactNode }

export function Frame({ year, favourites, children }: FrameProps) {
  const { t } = useTranslation()
  const { country, language, paths, settings } = useSite()
  const { webOrdering, movedLanguageSwitch } = useFlags()
  const me = useMe()
  const { search } = useLocation()
  useEffect(() => storeVisitSource(search), [search])
  useFocusOnNavigation()
  const handle =
    useMatches()
      .map((match) => match.handle as PageHandle | undefined)
      .findLast(Boolean) ?? {}
  const loggedIn = me.status === 'member'
  if (handle.bare) return <LoggedInProvider value={loggedIn}>{children}</LoggedInProvider>
  const buttons = webOrdering ? (handle.header ?? 'default') : 'nonOrdering'
  const withAddress = buttons === 'default' && !handle.hideAddress
  const logoLabel = logoAlt(t, country.code)
  const switcher = country.languages.length > 1 && (
    <LazyLanguageSwitch country={country} language={language} ghost={handle.ghost !== undefined} />
  )
  // Where nothing can be ordered the header has room for it always.
  const switchInHeader = movedLanguageSwitch || !webOrdering
  return (
    <LoggedInProvider value={loggedIn}>
      <link rel="manifest" href={paths.manifest} />
      <a className="skip btn" href="#main">
        {t('header.skip')}
      </a>
      <Header
        home={paths.home}
        logoLabel={logoLabel}
        title={handle.title && t(handle.title)}
        buttons={buttons}
        sticky={handle.sticky}
        ghost={handle.ghost}
        address={withAddress && <AddressSelector />}
        smallAddress={withAddress && <AddressSelector />}
        cart={
          <>
            <BasketButton />
            {me.status === 'member' && (
              <OrdersButton count={me.user.ongoingOrderCount} to={paths.orderHistory} />
            )}
          </>
        }
        account={webOrdering && <Account counted={buttons !== 'default'} />}
        language={switchInHeader && switcher}
        links={!webOrdering && <RecruitingLinks {...settings.recruiting} />}
      />
      <BasketOverlays />
      {me.status === 'guest' && me.ended && (
        <Suspense fallback={null}>
          <SessionEnded />
        </Suspense>
      )}
      <GuestGate guest={me.status === 'guest'}>{children}</GuestGate>
      {!handle.hideFooter && (
        <FrameFooter
          year={year}
          favourites={favourites}
          closed={!webOrdering}
          languages={!switchInHeader}
        />
      )}
      {withAddress && <AddressDialogs />}
    </LoggedInProvider>
  )
}
