// The page about the Tingkat app. Without a country in the path it redirects to the page of a
// country.
import { findCountry } from '@tingkat/ordering/country/country'
import {
  downloadLinksOf,
  type Campaign,
  type DownloadLinks,
} from '@tingkat/ordering/country/download-links'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from '../platform/i18n/use-translation.ts'
import { Link, redirect, useSearchParams } from 'react-router'
import { installSection, StoreBadges } from '../features/site/store-badges.tsx'
import { detectLocale, readCookie, regionOf } from '../platform/i18n/locale.ts'
import { useHydrated } from '../platform/browser/use-hydrated.ts'
import { useFlags } from '../platform/site/flags.tsx'
import { useMode } from '../platform/site/mode.tsx'
import type { PageHandle } from '../platform/navigation/page-handle.ts'
import { pagePaths } from '../platform/navigation/paths.ts'
import { useSite } from '../platform/site/site.tsx'
import { Picture } from '@tingkat/ui/picture.tsx'
import { PageHead } from '../widgets/frame/page-head.tsx'
import type { Route } from './+types/download'

export const handle: PageHandle = { namespaces: ['pages'], hideAddress: true, ghost: 'untilStuck' }

/**
 * Takes the country from the first of these that names one: the query, the cookie, the browser's
 * region. The default is Singapore. The rest of the query is kept, because it contains the campaign
 * of the link.
 */
export function loader({ request, params }: Route.LoaderArgs) {
  if ('country' in params) return null
  const { searchParams } = new URL(request.url)
  const cookie = request.headers.get('cookie') ?? ''
  const accepts = request.headers.get('accept-language') ?? ''
  const codes = [
    searchParams.get('country') ?? '',
    readCookie(cookie, 'country'),
    regionOf(accepts),
    'sg',
  ]
  const country = codes.map(findCountry).find((candidate) => candidate !== undefined)
  if (!country) return null
  const { language } = detectLocale({ pathname: `/${country.code}`, search: '', cookie, accepts })
  searchParams.delete('country')
  const query = searchParams.toString()
  throw redirect(pagePaths(country.code, language).download + (query && `?${query}`))
}

/**
 * Returns the campaign's channel (`pid`) and name (`c`) from the query, for the links to the app
 * stores.
 */
function useVisitCampaign(): Partial<Campaign> {
  const [query] = useSearchParams()
  // Hydration must match the server's HTML, which is the same for all queries.
  if (!useHydrated()) return {}
  const [pid, c] = [query.get('pid'), query.get('c')]
  return { ...(pid && { pid }), ...(c && { c }) }
}

/** Leaves out stores that do not have the app yet, because their badges link to this section. */
function presentStores(links: DownloadLinks): DownloadLinks {
  return Object.fromEntries(Object.entries(links).filter(([, link]) => !link.startsWith('/')))
}

const blurbs = [
  ['browse', 'som-tam'],
  ['eat', 'rendang'],
  ['deliver', 'pho'],
] as const

export default function Download() {
  const { t } = useTranslation(['pages', 'site'])
  const { country, paths, settings } = useSite()
  const { webview } = useMode()
  const { webOrdering } = useFlags()
  const links = downloadLinksOf(settings, useVisitCampaign())
  return (
    <>
      <PageHead
        title={t('download.pageTitle', { country: t(`country.${country.code}`) })}
        description={t('download.text')}
        canonical={paths.download}
      />
      <main id="main">
        <section className="hero dl">
          <Picture className="pic" src="/art/hero-dl.avif" alt="" width={1600} height={560} eager />
          <div className="wrap">
            <div className="hero-in">
              <h1 className="display">{t('download.title')}</h1>
              <p>{t('download.text')}</p>
              <StoreBadges links={links} />
              {/* Without web ordering, the home page only promotes the app. */}
              {webOrdering && (
                <Link className="dl-order" to={paths.home}>
                  {t('download.order')}
                  <ArrowRight className="ic" aria-hidden />
                </Link>
              )}
            </div>
          </div>
        </section>
        <div className="wrap">
          <section className="sec">
            <div className="bl">
              {blurbs.map(([name, plate]) => (
                <div key={name}>
                  <img src={`/art/cut-${plate}.avif`} alt="" width={240} height={240} />
                  <div>
                    <h2 className="h3">{t(`download.${name}`)}</h2>
                    <p className="mut">{t(`download.${name}Text`)}</p>
                  </div>
                </div>
              ))}
            </div>
          </section>
          {!webview && (
            <section className="dlf web-only" id={installSection}>
              <div>
                <h2 className="h2">{t('download.promptTitle')}</h2>
                <p className="mut">{t('download.promptText')}</p>
                <p className="small mut">{t('download.install')}</p>
              </div>
              <StoreBadges links={presentStores(links)} />
            </section>
          )}
        </div>
      </main>
    </>
  )
}
