// The preview of a merchant's menu draft. Its URL contains a signed token, `?preview=`. Nothing can
// be ordered, and visits are not recorded.
import { findCountry, findLanguage } from '@tingkat/ordering/country/country'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { formatClockTime } from '../../features/merchant/facts.ts'
import { MenuHead } from '../../features/merchant/menu/menu-head.tsx'
import { Menu } from '../../features/merchant/menu/menu.tsx'
import { menuInLanguage } from '../../features/merchant/menu/menu-in-language.ts'
import { nextOpeningChange } from '../../features/merchant/menu/next-opening.ts'
import { openingText } from '../../features/merchant/menu/opening-text.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { apiContext } from '../../platform/server/api-context.ts'
import { clothOf } from '../../platform/site/pictures.ts'
import { SiteProvider, useSite } from '../../platform/site/site.tsx'
import { Failure } from '../../widgets/frame/failure-page.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'
import '../../widgets/menu/preview.css'
import type { Route } from './+types/preview'

const loadPreviewDish = () => import('../../widgets/menu/preview-dish.tsx')
const PreviewDish = lazyPart(loadPreviewDish)
const preloadPreviewDish = () => void loadPreviewDish()

export const handle: PageHandle = {
  namespaces: ['merchant', 'menu', 'dish', 'preview'],
  header: 'nonOrdering',
  untracked: true,
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  const language = country && findLanguage(country, params.language)
  if (!language) throw data(null, { status: 404 })
  const token = new URL(request.url).searchParams.get('preview')
  // Without a token, this is the page of a merchant whose name is "Preview".
  if (token === null)
    throw redirect(
      `/${country.code}/${language}/restaurant/-/${encodeURIComponent(params.merchantID)}`,
    )
  const result = await context.get(apiContext).readPreview(token)
  if (!result.ok) throw data(null, { status: result.problem.status === 404 ? 404 : 503 })
  const merchant = menuInLanguage(result.data, language)
  const isNamed =
    merchant.ID === `preview:${params.merchantID}` &&
    merchant.countryCode.toLowerCase() === country.code
  if (!isNamed) throw data(null, { status: 404 })
  const now = new Date()
  const change = nextOpeningChange(merchant, now)
  const { timeZone } = merchant.openingHours
  return { merchant, change: change && formatClockTime(change, now, timeZone, language) }
}

/** A preview shows one state of the draft, so opening a dish does not read the draft again. */
export const shouldRevalidate = () => false

export default function Preview({
  loaderData: { merchant, change },
  params: { merchantID },
}: Route.ComponentProps) {
  const { t } = useTranslation(['preview', 'merchant', 'menu', 'site'])
  const site = useSite()
  const [dish, setDish] = useState<{ ID: string; open: boolean } | null>(null)
  const here = useMemo(
    () => ({
      ...site,
      // Dishes of the draft have no pages of their own, so their links lead to the dish on this
      // page.
      paths: {
        ...site.paths,
        merchant: (_merchant: unknown, { dish: ID }: { dish?: string } = {}) =>
          ID === undefined ? '#main' : `#dish-${encodeURIComponent(ID)}`,
      },
    }),
    [site],
  )
  useEffect(showNamedDish, [])
  return (
    <SiteProvider value={here}>
      <PageHead title={t('preview.title', { merchant: merchant.name })} hidden />
      <main id="main" className={clothOf(merchantID)}>
        <div className="wrap preview-note">
          <Note kind="info">
            <b>{t('preview.mark')}</b> {t('preview.note')}
          </Note>
        </div>
        <MenuHead merchant={merchant} opening={openingText(t, merchant, change)} near={null} />
        <Menu
          merchant={merchant}
          onOpen={(ID) => setDish({ ID, open: true })}
          onPreload={preloadPreviewDish}
        />
      </main>
      {dish && (
        <Suspense fallback={null}>
          <PreviewDish
            key={dish.ID}
            merchant={merchant}
            dishID={dish.ID}
            open={dish.open}
            onClose={() => setDish({ ...dish, open: false })}
            onClosed={() => setDish(null)}
          />
        </Suspense>
      )}
    </SiteProvider>
  )
}

/** Scrolls to the dish that the URL names, and focuses it. */
function showNamedDish(): void {
  if (!location.hash.startsWith('#dish-')) return
  const link = document.querySelector<HTMLElement>(`.d-link[href="${CSS.escape(location.hash)}"]`)
  link?.scrollIntoView({ block: 'center' })
  link?.focus({ preventScroll: true })
}

/**
 * Says that the preview has ended, because the token of a preview that is not found has usually
 * expired.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('preview')
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure kind="failed" />
  return (
    <main id="main" className="wrap sec">
      <PageHead title={`${t('preview.gone')} · Tingkat`} hidden />
      <div className="empty">
        <h1 className="h1">{t('preview.gone')}</h1>
        <p className="mut">{t('preview.goneHint')}</p>
      </div>
    </main>
  )
}
