// The home page of a country: address form, cuisines and merchants. Without web ordering it shows
// a promotion of the app.
import type { MerchantList } from '@tingkat/contract/merchant'
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import { Suspense, useEffect } from 'react'
import { data } from 'react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useMe } from '../../features/account/use-me.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { CuisinePlates } from '../../features/merchant/list/cuisine-plates.tsx'
import { pickCuisines, type CuisinePlate } from '../../features/merchant/list/pick-cuisines.ts'
import { HomeHero } from '../../features/merchant/list/home-hero.tsx'
import { MerchantGrid } from '../../features/merchant/list/merchant-grid.tsx'
import { ListReveal } from '../../features/merchant/list/list-reveal.ts'
import { countDeliverable, useMerchantList } from '../../features/merchant/list/merchant-list.ts'
import { Offers } from '../../features/merchant/list/offers.tsx'
import {
  releaseReorderSpace,
  rememberReorderShown,
} from '../../features/order/reorder/reorder-shown.ts'
import { AddressForm } from '../../features/location/address/address-form.tsx'
import { ThrottleNote } from '../../features/location/throttle/throttle-note.tsx'
import { apiContext } from '../../platform/server/api-context.ts'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import { toPageTime } from '../../platform/site/page-time.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { StructuredData } from '../../platform/server/structured-data.tsx'
import { PageHead, usePublicOrigin } from '../../widgets/frame/page-head.tsx'
import type { Route } from './+types/home'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'

export const handle: PageHandle = { namespaces: ['list', 'merchant'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country) throw data(null, { status: 404 })
  const client = context.get(apiContext)
  const config = await client.readConfig(country.code)
  if (!config.ok) throw data(null, { status: 503 })
  const now = toPageTime(Date.now())
  if (!config.data.flags.webOrdering) return { first: null, cuisines: [], now }
  const [merchants, categories] = await Promise.all([
    client.listMerchants({ country: country.code, limit: 12 }),
    client.listCategories(country.code),
  ])
  if (!merchants.ok || !categories.ok) throw data(null, { status: 503 })
  return { first: merchants.data, cuisines: pickCuisines(categories.data.categories), now }
}

export const shouldRevalidate = () => false

const HomeReorder = optionalPart(() => import('../../widgets/home/home-reorder.tsx'))
const Promotion = optionalPart(() => import('../../features/site/promotion.tsx'))

export default function Home({ loaderData: { first, cuisines, now } }: Route.ComponentProps) {
  const { t } = useTranslation(['list', 'site'])
  const { country, language, paths } = useSite()
  const origin = usePublicOrigin()
  const name = t(`country.${country.code}`)
  return (
    <>
      <PageHead
        title={t('home.title', { country: name })}
        description={t('home.description', { country: countryInSentence(t, country.code) })}
        canonical={paths.home}
      />
      <StructuredData
        things={() => [
          {
            '@type': 'WebSite',
            '@id': `${origin}${paths.home}#site`,
            name: t('home.title', { country: name }),
            url: origin + paths.home,
            inLanguage: language,
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${origin}${paths.restaurants()}?search={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
        ]}
      />
      <main id="main">
        {first ? (
          <HomeBody first={first} cuisines={cuisines} now={now} />
        ) : (
          <Suspense>
            <Promotion />
          </Suspense>
        )}
      </main>
    </>
  )
}

function HomeBody({
  first,
  cuisines,
  now,
}: {
  first: MerchantList
  cuisines: CuisinePlate[]
  now: string
}) {
  const { t } = useTranslation(['list', 'site'])
  const { country, paths } = useSite()
  const near = useChosenLocation(country.code)
  const { list, isFinal, loadMore, retry } = useMerchantList({ country: country.code, near, first })
  return (
    <>
      <ListReveal isFinal={isFinal} />
      <HomeHero
        list={list}
        place={near?.displayAddress.split(',')[0]}
        addressForm={<AddressForm submitLabel={t('home.find')} />}
      />
      <div className="wrap">
        <ThrottleNote />
        <ReorderSlot country={country.code} />
        {/* React hydrates each of the following parts of the page in tasks of its own, after the
            part above it. */}
        <Suspense>
          <CuisinePlates cuisines={cuisines} />
        </Suspense>
        <Suspense>
          <Offers merchants={list.merchants} />
        </Suspense>
        <section className="sec" aria-labelledby="merchants">
          <div className="sec-h">
            <h2 className="h2" id="merchants">
              {list.near
                ? t('home.near')
                : t('home.popular', { country: countryInSentence(t, country.code) })}
            </h2>
            <a className="link small" href={paths.restaurants()}>
              {linkToAll()}
            </a>
          </div>
          <MerchantGrid
            list={list}
            now={new Date(now)}
            below
            onMore={() => void loadMore()}
            onRetry={retry}
          />
        </section>
      </div>
    </>
  )

  /**
   * Returns the text of the link to all restaurants, with the number of merchants if that is known
   * and not zero.
   */
  function linkToAll(): string {
    const { count, more } = countDeliverable(list)
    if (!list.near) return t('home.all', { count: list.total })
    return more || count === 0 ? t('list.showAll') : t('home.all', { count })
  }
}

/**
 * Shows orders to repeat. It is a component of its own, so that a log-in renders only this part
 * again.
 */
function ReorderSlot({ country }: { country: CountryCode }) {
  const me = useMe()
  const isGuest = me.status === 'guest'
  useEffect(() => {
    if (isGuest) rememberReorderShown(country, false)
  }, [isGuest, country])
  const isUnknown = me.status === 'unknown'
  useEffect(() => {
    if (isUnknown) releaseReorderSpace()
  }, [isUnknown])
  return (
    <div className="again-slot">
      {me.status === 'member' && (
        <Suspense fallback={null}>
          <HomeReorder key={me.user.safeId} account={me.user.safeId} />
        </Suspense>
      )}
    </div>
  )
}
