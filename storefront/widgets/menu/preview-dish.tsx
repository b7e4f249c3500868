// The dish drawer in the preview of a menu draft. It shows choices and prices, but adds no dish to
// the cart.
import { startLine } from '@tingkat/ordering/dish/dish'
import { findDish, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { useState } from 'react'
import DishDrawer from '../../features/dish/dish-drawer.tsx'
import { newID } from '../../platform/browser/new-id.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

type PreviewDishProps = {
  merchant: Merchant
  dishID: string
  open: boolean
  onClose: () => void
  onClosed: () => void
}

export default function PreviewDish({ merchant, dishID, ...drawer }: PreviewDishProps) {
  const { t } = useTranslation('preview')
  const [line] = useState(() => {
    const dish = findDish(merchant, dishID)
    return dish && startLine(dish, newID())
  })
  if (!line) return null
  return (
    <DishDrawer
      {...drawer}
      start={line}
      editing={false}
      closed={false}
      notOrderable={t('preview.notOrderable')}
      otherCart={null}
      save={() => {
        throw new Error('A preview adds nothing.')
      }}
      remove={() => {}}
    />
  )
}
