// The rider: name, vehicle and plate.
import type { Courier } from '@tingkat/ordering/order'
import { useTranslation } from 'react-i18next'

export function CourierCard({ courier }: { courier: Courier }) {
  const { t } = useTranslation('order')
  const initials = courier.name.split(/\s+/).filter(Boolean).slice(0, 2).map(word => [...word][0] ?? '').join('').toUpperCase()
  return (
    <div className="row rider tr-rider">
      <span className="avatar tr-face" aria-hidden>{initials}</span>
      <span className="grow"><span className="sr">{t('order.rider')}: </span><b className="b">{courier.name}</b><span className="meta num">{[courier.vehicle, courier.plate].filter(Boolean).join(', ')}</span></span>
    </div>
  )
}
