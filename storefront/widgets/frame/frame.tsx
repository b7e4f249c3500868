// The frame of a country's pages: header, footer, and the overlays of all pages.
import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useLocation, useMatches } from 'react-router'
import { useMe } from '../../features/account/use-me.ts'
import { GuestGate } from '../../features/guest/guest-gate.tsx'
import {
  AddressDialogs,
  AddressSelector,
} from '../../features/location/address/address-selector.tsx'
import type { Recommendations } from '../../features/site/recommendations.ts'
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
import { Account } from './account.tsx'
import { BasketButton, BasketOverlays } from '../basket/basket-overlays.tsx'
import { FrameFooter } from './frame-footer.tsx'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'
import { useFocusInRow } from '@tingkat/ui/use-focus-in-row.ts'
import { useFocusOnNavigation } from '@tingkat/ui/use-focus-on-navigation.ts'

const SessionEnded = optionalPart(() => import('../../features/account/session-ended.tsx'))

type FrameProps = { year: number; recommendations: Recommendations; children: ReactNode }

export function Frame({ year, recommendations, children }: FrameProps) {
  const { t } = useTranslation()
  const me = useMe()
  const { pathname, search } = useLocation()
  useEffect(() => storeVisitSource(search), [search])
  useFocusOnNavigation(pathname)
  useFocusInRow()
  const layout = useFrameLayout()
  // The value is deferred: a change of context during hydration makes React discard the parts of
  // the page whose code is still loading, and the eater's clicks on these parts.
  const isLoggedIn = useDeferredValue(me.status === 'member')
  if (layout.bare) return <LoggedInProvider value={isLoggedIn}>{children}</LoggedInProvider>
  return (
    <LoggedInProvider value={isLoggedIn}>
      <a className="skip btn" href="#main">
        {t('header.skip')}
      </a>
      <FrameHeader layout={layout} />
      <BasketOverlays />
      {me.status === 'guest' && me.ended && (
        <Suspense fallback={null}>
          <SessionEnded />
        </Suspense>
      )}
      <GuestGate guest={me.status === 'guest'}>{children}</GuestGate>
      {!layout.hideFooter && (
        <FrameFooter
          year={year}
          recommendations={recommendations}
          closed={!layout.webOrdering}
          languages={!layout.hasSwitchInHeader}
        />
      )}
      {layout.hasAddress && <AddressDialogs />}
    </LoggedInProvider>
  )
}

type FrameLayout = PageHandle & {
  webOrdering: boolean
  buttons: NonNullable<PageHandle['header']>
  hasAddress: boolean
  hasSwitchInHeader: boolean
}

/**
 * Returns the layout of header and footer, from the handle of the page's route and the country's
 * flags.
 */
function useFrameLayout(): FrameLayout {
  const { webOrdering, movedLanguageSwitch } = useFlags()
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const handle = handles.findLast(Boolean) ?? {}
  const buttons = webOrdering ? (handle.header ?? 'default') : 'nonOrdering'
  return {
    ...handle,
    webOrdering,
    buttons,
    hasAddress: buttons === 'default' && !handle.hideAddress,
    // Without web ordering the header has no ordering buttons, and so has room for the language
    // switch.
    hasSwitchInHeader: movedLanguageSwitch || !webOrdering,
  }
}

function FrameHeader({ layout }: { layout: FrameLayout }) {
  const { t } = useTranslation()
  const { country, language, paths, settings } = useSite()
  const me = useMe()
  const { webOrdering, buttons, hasAddress, title, sticky, ghost } = layout
  const hasSwitch = layout.hasSwitchInHeader && country.languages.length > 1
  return (
    <Header
      home={paths.home}
      logoLabel={logoAlt(t, country.code)}
      title={title && t(title)}
      buttons={buttons}
      sticky={sticky}
      ghost={ghost}
      address={hasAddress && <AddressSelector />}
      smallAddress={hasAddress && <AddressSelector />}
      cart={
        <>
          <BasketButton />
          {me.status === 'member' && (
            <OrdersButton count={me.user.ongoingOrderCount} to={paths.orderHistory} />
          )}
        </>
      }
      account={webOrdering && <Account counted={buttons !== 'default'} />}
      language={
        hasSwitch && (
          <LazyLanguageSwitch country={country} language={language} ghost={ghost !== undefined} />
        )
      }
      links={!webOrdering && <RecruitingLinks {...settings.recruiting} />}
    />
  )
}
