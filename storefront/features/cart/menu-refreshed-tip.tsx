// The tooltip of the cart button after a menu change. It is not shown on phones, nor while the
// basket beside the menu shows the changes.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { screens } from '@tingkat/ui/screen/breakpoints.ts'
import { Tooltip } from '@tingkat/ui/tooltip.tsx'
import { useMediaQuery } from '@tingkat/ui/screen/use-media-query.ts'
import { menuRefreshed } from './menu-refreshed.ts'
import { useBasketColumn } from './use-basket-column.ts'

export default function MenuRefreshedTip({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation(['cart', 'site'])
  const isMobile = useMediaQuery(screens.mobile)
  const isBasketShown = useBasketColumn()
  if (isMobile || isBasketShown) return null
  return (
    <Tooltip
      text={t('cart.menuRefreshed')}
      dismissLabel={t('site:ui.close')}
      onDismissed={() => menuRefreshed(countryCode).write(null)}
    />
  )
}
