// One cuisine: the kitchens that cook it, near the eater's address first.
import { findCountry } from '@tingkat/ordering/country'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { useChosenLocation } from '../features/location/chosen-location.ts'
import { MerchantGrid } from '../features/merchant/merchant-grid.tsx'
import { useMerchantList } from '../features/merchant/merchant-list.ts'
import { apiContext } from '../platform/api-context.ts'
import { countryInSentence } from '../platform/country-name.ts'
import { pageMoment } from '../platform/moment.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { useSite } from '../platform/site.tsx'
import { breadcrumbs, StructuredData } from '../platform/structured-data.tsx'
import { PageHead, usePublicOrigin } from './page-head.tsx'
import type { Route } from './+types/cuisine.ts'

export const handle: PageHandle = { words: ['menu'] }

/** The id is the key; the words before it are for people. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country) throw data(null, { status: 404 })
  const client = context.get(apiContext)
  const [known, first] = await Promise.all([
    client.listCategories(country.code),
    client.listMerchants({ country: country.code, category: params.categoryID.slice(0, 64) }),
  ])
  if (!known.ok || !first.ok) throw data(null, { status: 503 })
  const category = known.data.categories.find(({ ID }) => ID === params.categoryID)
  if (!category) throw data(null, { status: 404 })
  return { category, first: first.data, now: pageMoment(Date.now()) }
}

export default function Cuisine({ loaderData: { category, first, now } }: Route.ComponentProps) {
  const { t } = useTranslation(['menu', 'site'])
  const { country, paths } = useSite()
  const origin = usePublicOrigin()
  const near = useChosenLocation(country.code)
  const { list, loadMore, retry } = useMerchantList({ country: country.code, category: category.ID, near, first })
  return (
    <>
      <PageHead title={t('cuisines.oneTitle', { name: category.name, country: countryInSentence(t, country.code) })} canonical={paths.cuisine(category)} />
      <StructuredData things={[breadcrumbs(origin, [{ name: t(`country.${country.code}`), path: paths.home }, { name: t('cuisines.heading'), path: paths.cuisines }, { name: category.name, path: paths.cuisine(category) }])]} />
      <main id="main" className="wrap">
        <div className="list-page sec">
          <div className="sec-h">
            <h1 className="h2">{t('cuisines.found', { count: list.total, name: category.name })}</h1>
            <Link className="link small" to={paths.cuisines}>{t('cuisines.all')}</Link>
          </div>
          <MerchantGrid list={list} now={new Date(now)} onMore={() => void loadMore()} onRetry={retry} />
        </div>
      </main>
    </>
  )
}
