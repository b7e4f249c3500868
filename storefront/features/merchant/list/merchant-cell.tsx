// A merchant in a grid: its card, with the heart (favourite button) on the picture.
import { memo, type ComponentProps } from 'react'
import { HeartSlot } from '../favourite/heart-slot.tsx'
import { MerchantCard } from './merchant-card.tsx'

/** The heart is beside the card's link, because a link may not contain a button. */
export const MerchantCell = memo(function MerchantCell(props: ComponentProps<typeof MerchantCard>) {
  return (
    <div className="m-cell">
      <MerchantCard {...props} />
      <HeartSlot merchant={props.merchant} />
    </div>
  )
})
