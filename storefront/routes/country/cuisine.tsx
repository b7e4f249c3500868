// The page of a cuisine: its merchants, those near the eater's address first.
import { findCountry } from '@tingkat/ordering/country/country'
import { Suspense, useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../platform/i18n/in-language.ts'
import { data, Link } from 'react-router'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { FilterChips } from '../../features/merchant/list/filter-chips.tsx'
import { FilterForm } from '../../features/merchant/list/list-filters.tsx'
import { ListHead } from '../../features/merchant/list/list-head.tsx'
import {
  countFilters,
  parseListQuery,
  toListParams,
} from '../../features/merchant/list/list-query.ts'
import { MerchantGrid } from '../../features/merchant/list/merchant-grid.tsx'
import { ListReveal } from '../../features/merchant/list/list-reveal.ts'
import { countDeliverable, useMerchantList } from '../../features/merchant/list/merchant-list.ts'
import { NoMatches } from '../../features/merchant/list/no-matches.tsx'
import { apiContext } from '../../platform/server/api-context.ts'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import { toPageTime } from '../../platform/site/page-time.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { breadcrumbs, StructuredData } from '../../platform/server/structured-data.tsx'
import { track } from '../../platform/analytics/track.ts'
import { PageHead, usePublicOrigin } from '../../widgets/frame/page-head.tsx'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'
import type { Route } from './+types/cuisine'

// This component is loaded later, because the first paint of the page does not need it.
const ListService = optionalPart(() => import('../../widgets/home/list-service.tsx'))

export const handle: PageHandle = { namespaces: ['list', 'merchant', 'find'] }

/** Finds the cuisine by the id in the path; the slug is ignored. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country) throw data(null, { status: 404 })
  const client = context.get(apiContext)
  const now = toPageTime(Date.now())
  const listQuery = parseListQuery(new URL(request.url).searchParams, new Date(now))
  const [categories, first] = await Promise.all([
    client.listCategories(country.code),
    client.listMerchants({
      country: country.code,
      category: params.categoryID.slice(0, 64),
      ...toListParams(listQuery),
    }),
  ])
  if (!categories.ok || !first.ok) throw data(null, { status: 503 })
  const category = categories.data.categories.find(({ ID }) => ID === params.categoryID)
  if (!category) throw data(null, { status: 404 })
  return { category, first: first.data, listQuery, now }
}

export default function Cuisine({
  loaderData: { category, first, listQuery, now },
}: Route.ComponentProps) {
  const { t } = useTranslation(['list', 'site', 'find'])
  const { country, language, paths } = useSite()
  const name = inLanguage(language, category.name, category.englishName)
  const { pickup: offersPickup } = useFlags()
  const origin = usePublicOrigin()
  const near = useChosenLocation(country.code)
  useEffect(() => track({ name: 'CATEGORY_VIEWED', category_id: category.ID }), [category.ID])
  const { list, isFinal, loadMore, retry } = useMerchantList({
    country: country.code,
    category: category.ID,
    params: toListParams(listQuery),
    near,
    first,
  })
  const listing = { category }
  const form = { listQuery, listing, now: new Date(now), near: near !== null }
  const hasFilters = countFilters(listQuery) > 0
  const deliverable = countDeliverable(list)
  const inCountry = countryInSentence(t, country.code)
  return (
    <>
      <PageHead
        title={t('cuisines.oneTitle', { name, country: inCountry })}
        description={t('cuisines.oneDescription', {
          name,
          country: inCountry,
          count: category.merchantCount,
        })}
        canonical={paths.cuisine(category)}
        hidden={hasFilters}
      />
      <StructuredData
        things={
          import.meta.env.SSR
            ? () => [
                breadcrumbs(origin, [
                  { name: t(`country.${country.code}`), path: paths.home },
                  { name: t('cuisines.heading'), path: paths.cuisines },
                  { name, path: paths.cuisine(category) },
                ]),
              ]
            : null
        }
      />
      <ListReveal isFinal={isFinal} />
      <main id="main" className="wrap">
        <div className="list-page sec">
          <div className="split">
            <aside className="filters" aria-label={t('find:filter.heading')}>
              <FilterForm {...form} />
            </aside>
            <div className="list-body">
              <p className="small">
                <Link className="link" to={paths.cuisines}>
                  {t('cuisines.all')}
                </Link>
              </p>
              {offersPickup && (
                <div className="svc-room">
                  <Suspense fallback={null}>
                    <ListService {...form} />
                  </Suspense>
                </div>
              )}
              <FilterChips {...form} total={list.near ? deliverable.count : list.total} />
              <ListHead {...form}>{heading()}</ListHead>
              {hasFilters && list.state === 'ready' && list.merchants.length === 0 ? (
                <NoMatches listing={listing} listQuery={listQuery} />
              ) : (
                <MerchantGrid
                  list={list}
                  now={new Date(now)}
                  columns={3}
                  heading="h2"
                  onMore={() => void loadMore()}
                  onRetry={retry}
                />
              )}
            </div>
          </div>
        </div>
      </main>
    </>
  )

  function heading(): string {
    const { count, more } = deliverable
    if (!list.near || list.total === 0 || listQuery.filter.pickup)
      return t('cuisines.found', { count: list.total, name })
    if (more) return t('cuisines.foundNearMore', { least: count, name })
    return count > 0 ? t('cuisines.foundNear', { count, name }) : t('cuisines.foundNone', { name })
  }
}
