// Coloured strips above the lines of a card: an allergy, the eater's note, and the latest change of
// the order.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { mentionsAllergy } from '@tingkat/ordering/order/allergy-mark'
import { Info, MessageSquareText, OctagonAlert } from 'lucide-react'
import { useOrderWords } from '../use-order-words.ts'

/**
 * An order with an allergy mark always has the red strip, even if only the note of one line
 * mentions the allergy. For an order without the mark, the card does not say `no allergies`,
 * because the eater may have one all the same.
 */
export function Strips({ order }: { order: KitchenOrder }) {
  const { t, time } = useOrderWords(order)
  const isAboutAllergy = mentionsAllergy(order.comment)
  const change = order.changes.at(-1)
  return (
    <>
      {order.allergyMark && (
        <p className="strip strip-a">
          <OctagonAlert className="ic ic-24" aria-hidden />
          <span>
            {t('allergy.title')}
            <small>{isAboutAllergy ? order.comment : allergyNotes(order)}</small>
          </span>
        </p>
      )}
      {order.comment && !isAboutAllergy && (
        <p className="strip strip-n">
          <MessageSquareText className="ic ic-24" aria-hidden />
          <span>{order.comment}</span>
        </p>
      )}
      {change && (
        <p className="strip strip-i">
          <Info className="ic ic-24" aria-hidden />
          <span>
            {change.newQuantity === 0
              ? t('changed.removed', { time: time(change.at), name: change.name })
              : t('changed.fewer', {
                  time: time(change.at),
                  name: change.name,
                  number: change.newQuantity,
                })}
          </span>
        </p>
      )}
    </>
  )
}

const allergyNotes = ({ items }: KitchenOrder): string =>
  items
    .filter(({ comment }) => mentionsAllergy(comment))
    .map(({ name, comment }) => `${name}: ${comment}`)
    .join('; ')
