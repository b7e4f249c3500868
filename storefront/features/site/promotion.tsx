// The home page of a country without web ordering: the app, its
// features, and links for recruiting merchants and couriers.
import { downloadLinksOf } from '@tingkat/ordering/country/download-links'
import { ArrowRight, Bike, Store } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { StoreBadges } from './store-badges.tsx'

const features = [
  ['browse', 'som-tam'],
  ['eat', 'rendang'],
  ['deliver', 'pho'],
] as const
const recruiting = [
  ['merchants', Store],
  ['drivers', Bike],
] as const

export default function Promotion() {
  const { t } = useTranslation(['pages', 'site'])
  const { country, settings } = useSite()
  const { webview } = useMode()
  const roles = recruiting.filter(([role]) => settings.recruiting[role])
  return (
    <>
      <section className="hero dl">
        <Picture className="pic" src="/art/hero-dl.avif" alt="" width={1600} height={560} eager />
        <div className="wrap">
          <div className="hero-in">
            <h1 className="display">{t('promotion.title')}</h1>
            <p>{t('promotion.text', { country: countryInSentence(t, country.code) })}</p>
            <div className="web-only">
              <StoreBadges links={downloadLinksOf(settings)} />
            </div>
          </div>
        </div>
      </section>
      <div className="wrap">
        <section className="sec bl" aria-label={t('promotion.what')}>
          {features.map(([name, plate]) => (
            <div key={name}>
              <img src={`/art/cut-${plate}.avif`} alt="" width={240} height={240} />
              <div>
                <h2 className="h3">{t(`download.${name}`)}</h2>
                <p className="mut">{t(`download.${name}Text`)}</p>
              </div>
            </div>
          ))}
        </section>
        {!webview && roles.length > 0 && (
          <ul className="recruit sec web-only">
            {roles.map(([role, Icon]) => (
              <li key={role}>
                <a href={settings.recruiting[role]} target="_blank" rel="noopener noreferrer">
                  <Icon className="ic ic-32" aria-hidden />
                  <span className="grow">
                    <b className="b">{t(`promotion.${role}`)}</b>{' '}
                    <span className="small mut">{t(`promotion.${role}Text`)}</span>
                  </span>
                  <ArrowRight className="ic" aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
