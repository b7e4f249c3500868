// The page of the eater's favourite merchants. The list is personal, so it is rendered in the
// browser and never cached.
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { FavouriteList } from '../../features/merchant/favourite/favourite-list.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'

export const handle: PageHandle = { namespaces: ['merchant', 'favourite'] }

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function FavouritesPage() {
  const { t } = useTranslation('favourite')
  const { country } = useSite()
  const near = useChosenLocation(country.code)
  return (
    <>
      <PageHead title={`${t('list.title')} · Tingkat`} hidden />
      <main className="wrap sec" id="main">
        <h1 className="h1">{t('list.title')}</h1>
        <FavouriteList near={near} />
      </main>
    </>
  )
}
