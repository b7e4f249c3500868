// The list of restaurants: all of a country, those that match a search, or those near an address.
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import type { Client } from '@tingkat/contract/client'
import type { Location } from '@tingkat/ordering/location/location'
import { Suspense, useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { data, Link } from 'react-router'
import { AddressForm } from '../../features/location/address/address-form.tsx'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { ThrottleNote } from '../../features/location/throttle/throttle-note.tsx'
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
import { rememberSearch } from '../../features/merchant/search/recent-searches.ts'
import { NoMatches } from '../../features/merchant/list/no-matches.tsx'
import { SearchForm } from '../../features/merchant/search/search-form.tsx'
import { apiContext } from '../../platform/server/api-context.ts'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import { toPageTime } from '../../platform/site/page-time.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { emptyPlate } from '../../platform/site/pictures.ts'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'
import type { Route } from './+types/restaurants'

// This component is loaded later, because the first paint of the page does not need it.
const ListService = optionalPart(() => import('../../widgets/home/list-service.tsx'))

export const handle: PageHandle = { namespaces: ['list', 'merchant', 'find'] }

/**
 * The result of the search for the address in the query. `none`: the query has no address.
 * `unknown`: no place matches it. `failed`: the request has failed.
 */
type TypedAddress =
  | { state: 'none' }
  | { state: 'found'; text: string; place: Location; others: Location[] }
  | { state: 'unknown' | 'failed'; text: string }

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country) throw data(null, { status: 404 })
  const client = context.get(apiContext)
  const query = new URL(request.url).searchParams
  const search = query.get('search')?.trim().slice(0, 200) ?? ''
  const text = query.get('address')?.trim().slice(0, 200) ?? ''
  const typed = await findAddress(client, country.code, text)
  const now = toPageTime(Date.now())
  const listQuery = parseListQuery(query, new Date(now))
  const list = await client.listMerchants({
    country: country.code,
    search: search || undefined,
    ...(typed.state === 'found'
      ? { latitude: typed.place.latitude, longitude: typed.place.longitude }
      : {}),
    ...toListParams(listQuery),
  })
  if (!list.ok) throw data(null, { status: 503 })
  return { first: list.data, search, typed, listQuery, now }
}

async function findAddress(
  client: Client,
  country: CountryCode,
  text: string,
): Promise<TypedAddress> {
  if (!text) return { state: 'none' }
  const result = await client.searchPlaces({ keyword: text, country, limit: 6 })
  const [place, ...others] = result.ok ? result.data.places : []
  if (place) return { state: 'found', text, place, others }
  return { state: result.ok ? 'unknown' : 'failed', text }
}

export default function Restaurants({
  loaderData: { first, search, typed, listQuery, now },
}: Route.ComponentProps) {
  const { t } = useTranslation(['list', 'location', 'site', 'find'])
  const { country, paths } = useSite()
  const name = countryInSentence(t, country.code)
  const { pickup: offersPickup } = useFlags()
  const chosen = useChosenLocation(country.code)
  // If the query has an address, the server has rendered the list for it, and the chosen address is
  // ignored.
  const near = typed.state === 'found' ? null : chosen
  const { list, isFinal, loadMore, retry } = useMerchantList({
    country: country.code,
    search,
    params: toListParams(listQuery),
    near,
    first,
  })
  useEffect(() => rememberSearch(country.code, search), [country.code, search])
  const place = shortPlaceName(typed, list.near ? chosen : null)
  const hasAddress = typed.state === 'found' || chosen !== null
  const listing = { search, address: typed.state === 'none' ? undefined : typed.text }
  const form = { listQuery, listing, now: new Date(now), near: hasAddress }
  const hasFilters = countFilters(listQuery) > 0
  const deliverable = countDeliverable(list)
  return (
    <>
      <PageHead
        title={
          search
            ? t('list.searchTitle', { search, country: name })
            : t('list.title', { country: name })
        }
        description={t('list.description', { country: name })}
        canonical={paths.restaurants({ search })}
        hidden={typed.state !== 'none' || hasFilters}
      />
      <ListReveal isFinal={isFinal} />
      <main id="main" className="wrap">
        <div className="list-page sec">
          <div className="split">
            <aside className="filters" aria-label={t('find:filter.heading')}>
              <FilterForm {...form} />
            </aside>
            <div className="list-body">
              <SearchForm search={search} address={listing.address} />
              {offersPickup && (
                <div className="svc-room">
                  <Suspense fallback={null}>
                    <ListService {...form} />
                  </Suspense>
                </div>
              )}
              {(typed.state !== 'none' || !chosen) && <AddressFields typed={typed} />}
              <ThrottleNote />
              <FilterChips {...form} total={place ? deliverable.count : list.total} />
              <ListHead {...form}>{heading()}</ListHead>
              {list.state === 'ready' && list.merchants.length === 0 ? (
                emptyList()
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

  function emptyList() {
    return hasFilters ? (
      <NoMatches listing={listing} listQuery={listQuery} />
    ) : (
      <NothingFound search={search} />
    )
  }

  /** Counts only merchants that match the whole search; the list also has partial matches. */
  function searchHeading(): string {
    const { total, matchCount: count = total } = list
    if (place && !listQuery.filter.pickup && total > 0)
      return count > 0 ? t('list.foundNear', { count, search }) : t('list.foundNone', { search })
    return count === 0 && total > 0
      ? t('list.foundSimilar', { search })
      : t('list.found', { count, search })
  }

  function heading(): string {
    const { count, more } = deliverable
    const { pickup } = listQuery.filter
    if (pickup && !search) return t('list.pickup', { count: list.total })
    if (search) return searchHeading()
    if (!place) return t('list.all', { count: list.total, country: name })
    if (more) return t('list.nearMore', { least: count, place })
    return count === 0 && !hasFilters
      ? t('home.heroNone', { place })
      : t('list.near', { count, place })
  }
}

/** Returns the part before the first comma of the address that the list is near to. */
function shortPlaceName(typed: TypedAddress, chosen: Location | null): string | undefined {
  const location = typed.state === 'found' ? typed.place : chosen
  return location?.displayAddress.split(',')[0]
}

/** The form for the address, shown to browsers without scripts and if no address is chosen. */
function AddressFields({ typed }: { typed: TypedAddress }) {
  const { t } = useTranslation(['list', 'location', 'site'])
  const { paths } = useSite()
  return (
    <div className={typed.state === 'none' ? 'stack list-address is-unset' : 'stack list-address'}>
      <AddressForm
        key={typed.state === 'none' ? '' : typed.text}
        initialText={typed.state === 'none' ? '' : typed.text}
        submitLabel={t('home.find')}
      />
      {typed.state === 'unknown' && (
        <Note kind="warning">
          <b>{t('address.noMatch', { keyword: typed.text })}</b> {t('address.noMatchHint')}
        </Note>
      )}
      {typed.state === 'failed' && (
        <Note kind="error">
          <b>{t('address.failed')}</b> {t('address.failedHint')}
        </Note>
      )}
      {typed.state === 'found' && typed.others.length > 0 && (
        <p className="small mut">
          {t('address.others')}{' '}
          {typed.others.map((place) => (
            <Link
              key={place.id}
              className="link list-other"
              to={paths.restaurants({ address: place.address })}
            >
              {place.displayAddress}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

function NothingFound({ search }: { search: string }) {
  const { t } = useTranslation(['list', 'location', 'site'])
  const { paths } = useSite()
  // Offers a search for the first word alone, which finds more.
  const [firstWord] = search.split(/\s+/)
  const shorter = firstWord && firstWord !== search ? firstWord : ''
  return (
    <EmptyState
      art={<img className="empty-plate" src={emptyPlate} alt="" width={148} height={148} />}
      title={search ? t('list.none', { search }) : t('list.noneAtAll')}
      action={
        <Link
          className="btn btn-2 btn-s"
          to={paths.restaurants(shorter ? { search: shorter } : {})}
        >
          {shorter ? t('list.searchFor', { search: shorter }) : t('list.showAll')}
        </Link>
      }
    >
      {search && t('list.noneHint')}
    </EmptyState>
  )
}
