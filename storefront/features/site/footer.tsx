// The footer: home, the groups of links, the app, where the country speaks, and the small print.
import { countryCodes } from '@tingkat/ordering/country/country'
import { downloadLinksOf } from '@tingkat/ordering/country/download-links'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMode } from '../../platform/site/mode.tsx'
import { countryPath } from '../../platform/navigation/paths.ts'
import { FooterGroups, type FooterPlace } from './footer-groups.tsx'
import { Logo } from './logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { StoreBadges } from './store-badges.tsx'

export type FooterProps = {
  home: string
  logoLabel: string
  year: number
  /** On a country's pages. */
  place?: FooterPlace
  /** Nothing can be ordered: no way leads to dishes. */
  closed?: boolean
  language?: ReactNode
}

export function Footer({ home, logoLabel, year, place, closed, language }: FooterProps) {
  const { t } = useTranslation()
  // The super-app has ways of its own to everywhere else.
  const { webview } = useMode()
  const layout = place?.settings.footerLayout ?? 'compact'
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
          {place && <FooterGroups place={place} closed={closed} />}
        </div>
        {!webview && (
          <nav className="ftr-countries web-only" aria-label={t('footer.countries')}>
            <ul>
              {countryCodes.map((code) => (
                <li key={code}>
                  <a
                    href={countryPath(code)}
                    aria-current={code === place?.country.code || undefined}
                  >
                    {t(`country.${code}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {place && !webview && (
          <div className="ftr-app web-only">
            <StoreBadges links={downloadLinksOf(place.settings)} />
            <SocialLinks links={place.settings.social} />
          </div>
        )}
        <div className="ftr-b">
          {language}
          <ul className="ftr-small">
            <li>© {year} Tingkat</li>
            {place && (
              <li>
                <Link to={place.paths.terms}>{t('footer.terms')}</Link>
              </li>
            )}
            {place && (
              <li>
                <Link to={place.paths.privacy}>{t('footer.privacy')}</Link>
              </li>
            )}
            {place && (
              <li>
                <Link to={`${place.paths.privacy}#choices`}>{t('footer.choices')}</Link>
              </li>
            )}
            {place && (
              <li>
                <Link to={home}>
                  <b>{t(`country.${place.country.code}`)}</b>
                </Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
