// The courier's name, vehicle and number plate; `children` are the actions beside them.
import type { Courier } from '@tingkat/ordering/order/order'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { initialsOf } from '@tingkat/ui/initials.ts'

export function CourierCard({ courier, children }: { courier: Courier; children?: ReactNode }) {
  const { t } = useTranslation('order')
  return (
    <div className="row courier tr-courier">
      <span className="avatar tr-face" aria-hidden>
        {initialsOf(courier.name)}
      </span>
      <span className="grow">
        <span className="sr">{t('order.courier')}: </span>
        <b className="b">{courier.name}</b>
        <span className="meta num">
          {[courier.vehicle, courier.plate].filter(Boolean).join(', ')}
        </span>
      </span>
      {children}
    </div>
  )
}
