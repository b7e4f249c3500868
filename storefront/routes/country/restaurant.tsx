// The page of a merchant: head, menu, and the dish drawer for `?dish=`.
import { findCountry, findLanguage } from '@tingkat/ordering/country/country'
import { isClosed, type Dish, isOnDemandBlocked } from '@tingkat/ordering/merchant/merchant'
import { nextWindow } from '@tingkat/ordering/schedule'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { inLanguage } from '../../platform/i18n/in-language.ts'
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { QuickAdd } from '../../features/cart/quick-add.tsx'
import { cartStoreOf, useLineStore } from '../../features/cart/use-cart.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { formatClockTime } from '../../features/merchant/facts.ts'
import { MenuHead } from '../../features/merchant/menu/menu-head.tsx'
import { Menu } from '../../features/merchant/menu/menu.tsx'
import { menuInLanguage } from '../../features/merchant/menu/menu-in-language.ts'
import { nextOpeningChange } from '../../features/merchant/menu/next-opening.ts'
import { openingText } from '../../features/merchant/menu/opening-text.ts'
import { merchantStructuredData } from '../../features/merchant/menu/merchant-structured-data.ts'
import { apiContext } from '../../platform/server/api-context.ts'
import { useFlags } from '../../platform/site/flags.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { clothOf } from '../../platform/site/pictures.ts'
import { useSite } from '../../platform/site/site.tsx'
import { breadcrumbs, StructuredData } from '../../platform/server/structured-data.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { usePickup } from '../../platform/storage/pickup-wish.ts'
import { scannedTableStore, findScannedTable } from '../../platform/storage/scanned-table.ts'
import { useStored } from '../../platform/storage/stored.ts'
import { Failure } from '../../widgets/frame/failure-page.tsx'
import { GroupOrderButton, MenuGroupSlot } from '../../widgets/group-order/menu-group-slot.tsx'
import { useServedMerchant } from '../../widgets/menu/chosen-time.ts'
import { MenuTableSlot } from '../../widgets/menu/menu-table-slot.tsx'
import { DishOverlay, preloadDishDrawer, useOpenDish } from '../../widgets/menu/dish-overlay.tsx'
import { PageHead, usePublicOrigin } from '../../widgets/frame/page-head.tsx'
import {
  useTrackRestaurantError,
  useTrackRestaurantOpen,
} from '../../widgets/menu/track-restaurant.ts'
import { useTooFar } from '../../widgets/menu/use-too-far.ts'
import type { Route } from './+types/restaurant'
import { lazyPart, optionalPart } from '@tingkat/ui/loading/lazy-part.ts'

// These components are loaded later, because the first paint of the page does not need them.
const BasketColumn = lazyPart(() => import('../../widgets/basket/basket-column.tsx'))
const MenuLater = optionalPart(() => import('../../widgets/menu/menu-later.tsx'))
const MenuPickup = optionalPart(() => import('../../widgets/menu/menu-pickup.tsx'))
const DeliveryTimeButton = optionalPart(() => import('../../widgets/menu/delivery-time-button.tsx'))

export const handle: PageHandle = { namespaces: ['merchant', 'menu', 'basket'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  const language = country && findLanguage(country, params.language)
  if (!language) throw data(null, { status: 404 })
  const result = await context.get(apiContext).readMerchant(params.merchantID)
  if (!result.ok) throw data(null, { status: result.problem.status === 404 ? 404 : 503 })
  const merchant = menuInLanguage(result.data, language)
  // The API returns merchants of any country, but this page shows only merchants of the country in
  // its path.
  if (merchant.countryCode.toLowerCase() !== country.code) throw data(null, { status: 404 })
  const now = new Date()
  const change = nextOpeningChange(merchant, now)
  const format = (time: Date) =>
    formatClockTime(time, now, merchant.openingHours.timeZone, language)
  return { merchant, change: change && format(change), scheduledOnly: scheduledOnly() }

  /**
   * Returns the start of the earliest delivery window if the merchant takes scheduled orders only,
   * else null. `from` is null if there is no window.
   */
  function scheduledOnly(): { from: string | null } | null {
    if (!isOnDemandBlocked(merchant)) return null
    const { openingHours: hours, preparationMinutes } = merchant
    const window = nextWindow({ hours, preparationMinutes, now, pause: merchant.pause })
    return { from: window && format(new Date(window.from)) }
  }
}

/**
 * A change of `?dish=` or of the slug does not read the menu again. A navigation to the same URL
 * does.
 */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return (
    currentUrl.href === nextUrl.href ||
    currentParams.merchantID !== nextParams.merchantID ||
    currentParams.language !== nextParams.language
  )
}

export default function Restaurant({
  loaderData: { merchant: merchantNow, change, scheduledOnly },
}: Route.ComponentProps) {
  const { t } = useTranslation(['merchant', 'menu', 'site'])
  const { country, language, paths } = useSite()
  const merchant = useServedMerchant(merchantNow)
  const origin = usePublicOrigin()
  const near = useChosenLocation(country.code)
  const tooFar = useTooFar(merchant)
  const pickup = usePickup(merchant)
  const openDish = useOpenDish(merchant)
  const { groupOrdering } = useFlags()
  const [now] = useState(() => Date.now())
  const atTable =
    findScannedTable(useStored(scannedTableStore(country.code)), merchant.ID, now) !== null
  const lines = useLineStore(country.code, merchant.ID, groupOrdering)
  const opening = openingText(t, merchant, change)
  // Reserves the space of the delivery time button until its code is loaded, so that nothing below
  // it moves.
  const deliveryTimePlace = (
    <span className="btn btn-s when-start is-loading" aria-hidden>
      {t('menu.deliverNow')}
    </span>
  )
  useTrackRestaurantOpen(merchantNow)
  const renderAdd = useCallback(
    (dish: Dish) => (
      <QuickAdd
        merchant={merchant}
        dish={dish}
        into={lines}
        tooFar={tooFar}
        onChoose={() => openDish(dish.ID)}
      />
    ),
    [merchant, lines, tooFar, openDish],
  )
  return (
    <>
      <PageHead
        title={t('menu.title', { merchant: merchant.name, country: t(`country.${country.code}`) })}
        description={t('menu.description', {
          merchant: merchant.name,
          cuisines: inLanguage(language, merchant.cuisines, merchant.englishCuisines).join(', '),
        })}
        canonical={paths.merchant(merchant)}
        image={merchant.imgHref}
      />
      <StructuredData
        things={
          import.meta.env.SSR
            ? () => [
                merchantStructuredData(merchant, {
                  url: origin + paths.merchant(merchant),
                  origin,
                  language,
                }),
                breadcrumbs(origin, [
                  { name: t(`country.${country.code}`), path: paths.home },
                  { name: t('footer.restaurants'), path: paths.restaurants() },
                  { name: merchant.name, path: paths.merchant(merchant) },
                ]),
              ]
            : null
        }
      />
      <main id="main" className={clothOf(merchant.ID)}>
        <MenuHead
          merchant={merchant}
          opening={opening}
          near={near}
          atTable={atTable || pickup.isChosen}
          actions={
            !atTable &&
            !isClosed(merchant) && (
              <>
                {/* A group order has no button for the delivery time, because its creator chooses
                    the time at checkout. */}
                {lines === cartStoreOf(country.code) && (
                  <Suspense fallback={deliveryTimePlace}>
                    <DeliveryTimeButton merchant={merchant} />
                  </Suspense>
                )}
                {groupOrdering && <GroupOrderButton merchant={merchant} />}
              </>
            )
          }
        />
        <Menu
          merchant={merchant}
          notes={
            <>
              {pickup.isOffered && !atTable && (
                <div className="svc-room">
                  <Suspense fallback={null}>
                    <MenuPickup merchant={merchant} />
                  </Suspense>
                </div>
              )}
              {notes()}
              <MenuTableSlot merchant={merchant} />
              {groupOrdering && <MenuGroupSlot merchant={merchant} />}
            </>
          }
          aside={
            <Suspense fallback={null}>
              <BasketColumn />
            </Suspense>
          }
          renderAdd={renderAdd}
          onOpen={openDish}
          onPreload={preloadDishDrawer}
        />
      </main>
      <DishOverlay merchant={merchant} />
      <Suspense fallback={null}>
        <MenuLater merchant={merchant} />
      </Suspense>
    </>
  )

  /**
   * Returns the reason why the merchant has paused orders; an empty text if there is no pause or
   * its reason is `other`.
   */
  function pauseReason(): string {
    if (!merchant.pause || merchant.pause.reason === 'other') return ''
    return merchant.pause.note ?? t(`merchant.pause.${merchant.pause.reason}`)
  }

  function scheduledText(from: string | null): string {
    if (from === null)
      return t(pickup.isChosen ? 'menu.collectNoteAnyTime' : 'menu.scheduledNoteAnyTime')
    return t(pickup.isChosen ? 'menu.collectNote' : 'menu.scheduledNote', { time: from })
  }

  function notes() {
    if (isClosed(merchant))
      return (
        <Note kind="warning">
          <b>{opening}</b> {pauseReason()} {t('menu.closedNote')}
        </Note>
      )
    // Orders at a table have neither an address nor a delivery time.
    if (atTable) return null
    if (tooFar)
      return (
        <Note kind="error">
          <b>{t('menu.tooFar')}</b> {t('menu.tooFarNote')}
        </Note>
      )
    return scheduledOnly ? (
      <Note kind="info">
        <b>{t('merchant.scheduledOnly')}</b> {scheduledText(scheduledOnly.from)}
      </Note>
    ) : null
  }
}

/** Shows the error page between header and footer, and tracks the error. */
export function ErrorBoundary({ error, params: { merchantID } }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  useTrackRestaurantError(merchantID ?? '', missing ? 'not_found' : 'unavailable')
  return <Failure kind={missing ? 'not-found' : 'failed'} />
}
