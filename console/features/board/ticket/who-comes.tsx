// Shows who gets the order: a table, the eater, or the courier with number plate and minutes until
// arrival.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { Bike, ShoppingBag, Utensils } from 'lucide-react'
import { useOrderWords, type OrderWords } from '../use-order-words.ts'

type WhoComesProps = {
  order: KitchenOrder
  /** Whether the text also says how the order is paid. */
  withPayment?: boolean
}

export function WhoComes({ order, withPayment = false }: WhoComesProps) {
  const words = useOrderWords(order)
  const { name, more } = whoComes(order, words)
  const facts = [withPayment && paymentText(order, words), more].filter(Boolean)
  return (
    <span className="who-k">
      <WhoIcon order={order} />
      <span>
        {name}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
    </span>
  )
}

function WhoIcon({ order: { table, path } }: { order: KitchenOrder }) {
  if (table) return <Utensils className="ic ic-24" aria-hidden />
  if (path === 'pickup') return <ShoppingBag className="ic ic-24" aria-hidden />
  return <Bike className="ic ic-24" aria-hidden />
}

type Who = { name: string; more: string }

function whoComes(order: KitchenOrder, { t, time }: OrderWords): Who {
  const { table, courier, path } = order
  if (table)
    return {
      name: t('who.table', { number: table.number }),
      more: t('who.eating', { count: table.eaterCount }),
    }
  if (order.hereSince)
    return { name: t('who.eaterHere'), more: t('who.since', { time: time(order.hereSince) }) }
  if (path === 'pickup')
    return {
      name: t('who.pickup'),
      more: order.promisedAt ? t('who.pickupAt', { time: time(order.promisedAt) }) : '',
    }
  if (courier) return courierOf(order, courier, t)
  if (order.searchingCourier) return { name: t('who.searching'), more: t('who.searchingMore') }
  return {
    name: t('who.delivery'),
    more: order.promisedAt ? t('who.promised', { time: time(order.promisedAt) }) : '',
  }
}

function courierOf(
  { courierAtStore, courierMinutes }: KitchenOrder,
  { name, plate, vehicle }: NonNullable<KitchenOrder['courier']>,
  t: OrderWords['t'],
): Who {
  const more = [plate, vehicle].find(Boolean) ?? ''
  if (courierAtStore) return { name: t('who.here', { name }), more }
  if (courierMinutes === null) return { name: t('who.coming', { name }), more }
  return { name: t('who.away', { name, minutes: courierMinutes }), more }
}

/** Returns a text that says how the order is paid, from the merchant's point of view. */
export function paymentText(order: KitchenOrder, { t, money }: OrderWords): string {
  if (order.toCollectInMinor !== null)
    return t('paid.take', { amount: money(order.toCollectInMinor) })
  return t(order.paidBy === 'cash' ? 'paid.cash' : 'paid.prepaid')
}
