// The frame of a country's pages: header with its slots, footer, and the overlays that any page may open.
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { useMe } from '../features/account/use-me.ts'
import { CartButton } from '../features/cart/cart-button.tsx'
import { CartNews } from '../features/cart/cart-news.tsx'
import { AddressInput, AddressSelector } from '../features/location/address-selector.tsx'
import { Footer } from '../features/site/footer.tsx'
import { Header } from '../features/site/header.tsx'
import { LanguageSwitch } from '../features/site/language-switch.tsx'
import type { PageHandle } from '../platform/page-handle.ts'
import { useSite } from '../platform/site.tsx'
import { rememberSource } from '../platform/source.ts'
import { prepareDrawer } from '../ui/drawer.tsx'
import { Account } from './account.tsx'

const loadBasket = () => import('./basket.tsx')
const Basket = lazy(loadBasket)

export function Frame({ year, children }: { year: number; children: ReactNode }) {
  const { t } = useTranslation()
  const { country, language, paths } = useSite()
  const [basket, setBasket] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const me = useMe()
  const { search } = useLocation()
  useEffect(() => rememberSource(search), [search])
  const handle = useMatches().map(match => match.handle as PageHandle | undefined).findLast(Boolean) ?? {}
  if (handle.bare) return children
  const ordering = (handle.header ?? 'default') === 'default'
  const withAddress = ordering && !handle.hideAddress
  const logoLabel = t('header.logo', { country: t(`country.${country.code}`) })
  const languages = country.languages.length > 1 && <LanguageSwitch country={country} language={language} />
  return (
    <>
      <a className="skip btn" href="#main">{t('header.skip')}</a>
      <Header
        home={paths.home}
        logoLabel={logoLabel}
        title={handle.title && t(handle.title)}
        address={withAddress && <AddressSelector />}
        smallAddress={withAddress && <AddressSelector />}
        cart={ordering && <CartButton onOpen={() => setBasket('open')} onNear={() => { void loadBasket(); prepareDrawer() }} />}
        account={<Account />}
        language={languages}
      />
      <CartNews />
      {children}
      {!handle.hideFooter && <Footer home={paths.home} logoLabel={logoLabel} year={year} place={{ country, paths }} />}
      {withAddress && <AddressInput />}
      {basket !== 'unasked' && <Suspense fallback={null}><Basket open={basket === 'open'} guest={me.status === 'guest'} onClose={() => setBasket('closed')} /></Suspense>}
    </>
  )
}
