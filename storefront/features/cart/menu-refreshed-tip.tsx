// The tooltip that the cart button shows after the menu has changed a dish in the cart. It is
// hidden on phones, and while the cart column beside the menu shows the changes.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { screens } from '@tingkat/ui/screen/breakpoints.ts'
import { Tooltip } from '@tingkat/ui/tooltip.tsx'
import { useMediaQuery } from '@tingkat/ui/screen/use-media-query.ts'
import { menuRefreshed } from './menu-refreshed.ts'
import { useBasketColumn } from './use-basket-column.ts'

export default function MenuRefreshedTip({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation(['basket', 'site'])
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
