// The list of favourites: merchants that are open now, then those that are closed.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import type { Point } from '@tingkat/ordering/location/location'
import { isClosed } from '@tingkat/ordering/merchant/merchant'
import { ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { useState } from 'react'
import { useRequest } from '../../../platform/browser/use-request.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { MerchantCell } from '../list/merchant-cell.tsx'
import { readFavouriteMerchants } from './read-favourite-merchants.ts'
import { favouriteStore, useFavourites } from './use-favourites.ts'
import './favourite.css'

export function FavouriteList({ near }: { near: Point | null }) {
  const { t } = useTranslation(['favourite', 'site'])
  const { status, merchantIDs } = useFavourites()
  if (status === 'loading') return <Waiting>{t('list.loading')}</Waiting>
  if (status === 'failed') return <LoadingFailure onRetry={favouriteStore.retry} />
  return <ReadList merchantIDs={merchantIDs} near={near} />
}

type ReadListProps = { merchantIDs: readonly string[]; near: Point | null }

/**
 * A merchant whose heart (favourite button) the eater switches off stays in the list, so that a
 * second press makes it a favourite again.
 */
function ReadList({ merchantIDs, near }: ReadListProps) {
  const { t } = useTranslation(['favourite', 'site'])
  const { country, paths } = useSite()
  const [listedIDs, setListedIDs] = useState(merchantIDs)
  const added = merchantIDs.filter((ID) => !listedIDs.includes(ID))
  if (added.length > 0) setListedIDs([...added, ...listedIDs])
  const place = near && { latitude: near.latitude, longitude: near.longitude }
  const { data, problem, retry } = useRequest(
    JSON.stringify([country.code, listedIDs, place]),
    () => readFavouriteMerchants(country.code, listedIDs, place),
  )
  if (problem) return <LoadingFailure onRetry={retry} />
  if (!data) return <Waiting>{t('list.loading')}</Waiting>
  if (data.length === 0)
    return (
      <EmptyState
        title={t('list.empty')}
        action={<ButtonLink to={paths.restaurants()}>{t('list.find')}</ButtonLink>}
      >
        {t('list.emptyHint')}
      </EmptyState>
    )
  return (
    <>
      <ListPart title={t('list.open')} merchants={data.filter((found) => !isClosed(found))} />
      <ListPart title={t('list.closed')} merchants={data.filter(isClosed)} />
    </>
  )
}

function ListPart({ title, merchants }: { title: string; merchants: ListedMerchant[] }) {
  const [now] = useState(() => new Date())
  if (merchants.length === 0) return null
  return (
    <section className="fav-part" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <div className="mgrid">
        {merchants.map((merchant, position) => (
          <MerchantCell
            key={merchant.ID}
            merchant={merchant}
            now={now}
            position={position}
            heading="h3"
          />
        ))}
      </div>
    </section>
  )
}

function LoadingFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['favourite', 'site'])
  return (
    <ErrorMessage
      title={t('list.failed')}
      message={t('site:gfc_error.errors.network_error.message')}
      retry={{ label: t('site:ui.retry'), run: onRetry }}
    />
  )
}
