// An empty basket: an empty carrier, what belongs here, and the way back to the menu.
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function EmptyBasket({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart')
  return (
    <EmptyState art={<EmptyCarrier />} title={t('cart.emptyTitle')} level={3} action={<Button onClick={onClose}>{t('cart.emptyAction')}</Button>}>
      {t('cart.empty')}
    </EmptyState>
  )
}

/** A tiffin carrier with its lid beside it. */
function EmptyCarrier() {
  return (
    <svg className="art" viewBox="0 0 190 150" aria-hidden="true" fill="none" strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="92" cy="138" rx="78" ry="8" fill="var(--sunken)" />
      <path d="M40 78V52c0-22 14-36 34-36s34 14 34 36v26" stroke="var(--line-strong)" strokeWidth="5" />
      <path d="M34 80h80v18c0 6-4 10-10 10H44c-6 0-10-4-10-10V80Z" fill="var(--enamel)" stroke="var(--pandan)" strokeWidth="4" />
      <path d="M34 108h80v14c0 7-5 12-12 12H46c-7 0-12-5-12-12v-14Z" fill="var(--enamel)" stroke="var(--pandan)" strokeWidth="4" />
      <ellipse cx="74" cy="80" rx="40" ry="9" fill="var(--sunken)" stroke="var(--pandan)" strokeWidth="4" />
      <path d="M128 130c0-16 11-26 25-26s25 10 25 26Z" fill="var(--pandan)" />
      <path d="M124 132h58" stroke="var(--pandan)" strokeWidth="5" />
      <circle cx="153" cy="99" r="5" fill="var(--pandan)" />
    </svg>
  )
}
