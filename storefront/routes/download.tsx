// Ordering on a phone: the storefront on the home screen; under a country, or for the country last visited.
import { findCountry } from '@tingkat/ordering/country'
import { useTranslation } from 'react-i18next'
import { Link, redirect } from 'react-router'
import { detectPlace, readCookie, regionOf } from '../platform/language.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { pagePaths } from '../platform/paths.ts'
import { useSite } from '../platform/site.tsx'
import { Picture } from '../ui/picture.tsx'
import { PageHead } from './page-head.tsx'
import type { Route } from './+types/download.ts'

export const handle: PageHandle = { hideAddress: true }

/** Without a country in the path: asked for, last visited, the browser's region, or Singapore. */
export function loader({ request, params }: Route.LoaderArgs) {
  if ('country' in params) return null
  const { searchParams } = new URL(request.url)
  const cookie = request.headers.get('cookie') ?? ''
  const accepts = request.headers.get('accept-language') ?? ''
  const wishes = [searchParams.get('country') ?? '', readCookie(cookie, 'country'), regionOf(accepts), 'sg']
  const country = wishes.map(findCountry).find(found => found !== undefined)
  if (!country) return null
  const { language } = detectPlace({ pathname: `/${country.code}`, search: '', cookie, accepts })
  throw redirect(pagePaths(country.code, language).download)
}

const features = [['browse', 'som-tam'], ['eat', 'rendang'], ['deliver', 'pho']] as const

export default function Download() {
  const { t } = useTranslation(['pages', 'site'])
  const { country, paths } = useSite()
  return (
    <>
      <PageHead title={t('download.pageTitle', { country: t(`country.${country.code}`) })} canonical={paths.download} />
      <main id="main">
        <section className="hero dl">
          <Picture className="pic" src="/art/hero-dl.webp" alt="" width={1600} height={560} eager />
          <div className="wrap">
            <div className="hero-in">
              <h1 className="display">{t('download.title')}</h1>
              <p>{t('download.text')}</p>
              <p><Link className="link dl-order" to={paths.home}>{t('download.order')}</Link></p>
            </div>
          </div>
        </section>
        <div className="wrap">
          <section className="sec">
            <div className="bl">
              {features.map(([name, plate]) => (
                <div key={name}>
                  <img src={`/art/cut-${plate}.webp`} alt="" width={240} height={240} />
                  <div><h2 className="h3">{t(`download.${name}`)}</h2><p className="mut">{t(`download.${name}Text`)}</p></div>
                </div>
              ))}
            </div>
          </section>
          <section className="dlf">
            <div><h2 className="h2">{t('download.install')}</h2><p className="mut">{t('download.installText')}</p></div>
            <Link className="btn" to={paths.restaurants()}>{t('download.order')}</Link>
          </section>
        </div>
      </main>
    </>
  )
}
