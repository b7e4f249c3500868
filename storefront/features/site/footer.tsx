// The footer: ways round the country, work with us, and the eight countries.
import { countries, countryCodes, type Country } from '@tingkat/ordering/country'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { appDownloadPath, countryPath, type PagePaths } from '../../platform/paths.ts'
import { Logo } from './logo.tsx'

type FooterProps = {
  home: string
  logoLabel: string
  year: number
  /** On a country's pages. */
  place?: { country: Country; paths: PagePaths }
  language?: ReactNode
}

export function Footer({ home, logoLabel, year, place, language }: FooterProps) {
  const { t } = useTranslation()
  const logo = <Link className="logo logo-w" to={home} aria-label={logoLabel}><Logo /></Link>
  return (
    <footer className="ftr">
      <div className="wrap">
        <div className="ftr-logo mob">{logo}</div>
        <div className="ftr-c">
          <div className="desk">
            {logo}
            <p className="small ftr-say">{t('footer.say')}</p>
          </div>
          <FooterGroup title={t('footer.order')}>
            {place && <li><Link to={place.paths.restaurants()}>{t('footer.restaurants')}</Link></li>}
            {place && <li><Link to={place.paths.orderHistory}>{t('footer.orders')}</Link></li>}
            <li><Link to={place?.paths.download ?? appDownloadPath}>{t('footer.app')}</Link></li>
          </FooterGroup>
          {place && (
            <FooterGroup title={t('footer.work')}>
              <li><Link to={place.paths.partners('merchants')}>{t('footer.merchants')}</Link></li>
              <li><Link to={place.paths.partners('drivers')}>{t('footer.drivers')}</Link></li>
            </FooterGroup>
          )}
          <FooterGroup title={t('footer.countries')} wide>
            {countryCodes.map(code => (
              <li key={code}><a href={countryPath(code)} aria-current={code === place?.country.code || undefined}>{t(`country.${countries[code].code}`)}</a></li>
            ))}
          </FooterGroup>
        </div>
        <div className="ftr-b">
          <span>© {year} Tingkat{place && <> · <b>{t(`country.${place.country.code}`)}</b></>}</span>
          {language}
        </div>
      </div>
    </footer>
  )
}

/** Folded on phones, open from 992 px on; the same links both times, of which one shows. */
function FooterGroup({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'ftr-g ftr-wide' : 'ftr-g'}>
      <details className="mob"><summary>{title}<ChevronDown className="ic" aria-hidden /></summary><ul>{children}</ul></details>
      <div className="desk"><h2>{title}</h2><ul>{children}</ul></div>
    </div>
  )
}
