// The footer with the logo, groups of links, countries, app stores, social networks, and legal
// links.
import { countryCodes } from '@tingkat/ordering/country/country'
import { downloadLinksOf } from '@tingkat/ordering/country/download-links'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { useMode } from '../../platform/site/mode.tsx'
import { countryPath } from '../../platform/navigation/paths.ts'
import { FooterGroups, type FooterSite } from './footer-groups.tsx'
import { Logo } from '@tingkat/ui/logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { StoreBadges } from './store-badges.tsx'

export type FooterProps = {
  home: string
  logoLabel: string
  year: number
  /** The country's site. Undefined on pages that belong to no country. */
  site?: FooterSite
  /** Whether the country has no web ordering. The links to menus and orders are then hidden. */
  closed?: boolean
  language?: ReactNode
}

export function Footer({ home, logoLabel, year, site, closed, language }: FooterProps) {
  const { t } = useTranslation()
  // In the super-app, the footer has no links to countries, app stores
  // and social networks, because the app has these links itself.
  const { webview } = useMode()
  const layout = site?.settings.footerLayout ?? 'compact'
  return (
    <footer className={`ftr ftr-${layout}`}>
      <div className="wrap">
        <div className="ftr-c">
          <div className="ftr-brand">
            <Link className="logo logo-w" to={home} aria-label={logoLabel}>
              <Logo />
            </Link>
            <p className="small">{t('footer.say')}</p>
          </div>
          {site && <FooterGroups site={site} closed={closed} />}
        </div>
        {!webview && (
          <nav className="ftr-countries web-only" aria-label={t('footer.countries')}>
            <ul>
              {countryCodes.map((code) => (
                <li key={code}>
                  <a
                    href={countryPath(code)}
                    aria-current={code === site?.country.code || undefined}
                  >
                    {t(`country.${code}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site && !webview && (
          <div className="ftr-app web-only">
            <StoreBadges links={downloadLinksOf(site.settings)} />
            <SocialLinks links={site.settings.social} />
          </div>
        )}
        <div className="ftr-b">
          {language}
          <ul className="ftr-small">
            <li>© {year} Tingkat</li>
            {site && (
              <li>
                <Link to={site.paths.terms}>{t('footer.terms')}</Link>
              </li>
            )}
            {site && (
              <li>
                <Link to={site.paths.privacy}>{t('footer.privacy')}</Link>
              </li>
            )}
            {site && (
              <li>
                <Link to={`${site.paths.privacy}#choices`}>{t('footer.choices')}</Link>
              </li>
            )}
            {site && (
              <li>
                <Link to={home}>
                  <b>{t(`country.${site.country.code}`)}</b>
                </Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
