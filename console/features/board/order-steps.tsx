// The history of one order: its state changes, the latest first.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { endText, type OrderWords } from './use-order-words.ts'

type Step = { at: string; text: string; by: string }

export function OrderSteps({ order, words }: { order: KitchenOrder; words: OrderWords }) {
  return (
    <ol className="hist">
      {stepsOf(order, words).map(({ at, text, by }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={at}>{words.clock(at)}</time>
          <span>
            {text}
            {by && <small>{by}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(order: KitchenOrder, words: OrderWords): Step[] {
  const { t, money } = words
  const steps: (Step | null)[] = [
    { at: order.placedAt, text: t('step.placed'), by: '' },
    order.acceptedAt
      ? {
          at: order.acceptedAt,
          text: t('step.accepted'),
          by: order.autoAccepted ? t('tag.auto') : '',
        }
      : null,
    order.readyAt ? { at: order.readyAt, text: t('step.ready'), by: '' } : null,
    ...order.changes.map(({ at, name, oldQuantity, newQuantity, newPriceInMinor }) => ({
      at,
      text: t('step.changed', {
        name,
        from: oldQuantity,
        to: newQuantity,
        price: money(newPriceInMinor),
      }),
      by: '',
    })),
    order.end ? { at: order.end.at, ...endStep(order, words) } : null,
  ]
  return steps
    .filter((step) => step !== null)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/**
 * Returns the text that says how the order ended. `by` is empty if that text already names the
 * person.
 */
function endStep(order: KitchenOrder, words: OrderWords): Omit<Step, 'at'> {
  const text = endText(order, words)
  const name = order.end?.name ?? ''
  return { text, by: text.includes(name) ? '' : name }
}
