// Under the basket's button: the menu was refreshed. Not on phones.
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../ui/tooltip.tsx'
import { menuRefreshed } from './menu-refreshed.ts'

// Tablets begin here (specification, section 9).
const nonMobile = '(min-width: 768px)'

function useMedia(query: string): boolean {
  return useSyncExternalStore(listener => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }, () => window.matchMedia(query).matches, () => false)
}

export default function MenuRefreshedTip({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation(['cart', 'site'])
  if (!useMedia(nonMobile)) return null
  return <Tooltip text={t('cart.menuRefreshed')} dismissLabel={t('site:ui.close')} onDismissed={() => menuRefreshed(countryCode).write(null)} />
}
