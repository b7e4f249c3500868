// The page of all countries. A returning visitor is redirected to the last country.
import {
  countries,
  countryCodes,
  findCountry,
  type CountryCode,
} from '@tingkat/ordering/country/country'
import { useTranslation } from '../platform/i18n/use-translation.ts'
import { redirect } from 'react-router'
import { LazyFooter } from '../features/site/lazy-footer.tsx'
import { Header } from '../features/site/header.tsx'
import { readCookie } from '../platform/i18n/locale.ts'
import { currentYear } from '../platform/site/page-time.ts'
import type { PageHandle } from '../platform/navigation/page-handle.ts'
import { countriesPath, countryPath, manifestPath } from '../platform/navigation/paths.ts'
import { logoAlt } from '../platform/i18n/site-title.ts'
import { Picture } from '@tingkat/ui/picture.tsx'
import { PageHead } from '../widgets/frame/page-head.tsx'
import type { Route } from './+types/countries'

export const handle: PageHandle = { namespaces: [] }

export function loader({ request }: Route.LoaderArgs) {
  const lastCountry = findCountry(readCookie(request.headers.get('cookie') ?? '', 'country'))
  if (lastCountry) throw redirect(countryPath(lastCountry.code))
  return { year: currentYear(), origin: new URL(request.url).origin }
}

// Each country is shown with the drawing of one of its dishes. Values are names of drawings in the
// folder public/art.
const plates: Partial<Record<CountryCode, string>> = {
  id: 'nasi-goreng',
  ph: 'adobo',
  th: 'pad-thai',
  vn: 'pho',
  sg: 'laksa',
  my: 'nasi-lemak',
  mm: 'mohinga',
  kh: 'amok',
}

export default function Countries({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead description={t('countries.description')} canonical={countriesPath} />
      <link rel="manifest" href={manifestPath} />
      <a className="skip btn" href="#main">
        {t('header.skip')}
      </a>
      <Header home={countriesPath} logoLabel={logoAlt(t)} sticky="none" ghost="always" />
      <main id="main">
        <section className="hero">
          <Picture
            className="pic"
            src="/art/hero-sg-m.avif"
            tablet="/art/hero-sg.avif"
            desktop="/art/hero-sg.avif"
            alt=""
            width={1600}
            height={400}
            eager
          />
          <div className="wrap">
            <div className="hero-in">
              <h1 className="display">{t('countries.heading')}</h1>
              <p>{t('countries.text')}</p>
            </div>
          </div>
        </section>
        <div className="wrap sec">
          <h2 className="h2">{t('countries.choose')}</h2>
          <ul className="country-list">
            {countryCodes.map((code) => (
              <li key={code}>
                <a href={countryPath(code)}>
                  <img
                    src={`/art/cut-${plates[code] ?? 'nasi-goreng'}.avif`}
                    alt=""
                    width={240}
                    height={240}
                  />
                  <b className="b">{t(`country.${code}`)}</b>
                  <span className="small mut">
                    {countries[code].languages
                      .map((language) => t(`languages.${language}`))
                      .join(', ')}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </main>
      <LazyFooter home={countriesPath} logoLabel={logoAlt(t)} year={loaderData.year} />
    </>
  )
}
