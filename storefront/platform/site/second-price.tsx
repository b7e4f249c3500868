// An amount in the country's second currency, such as riel beside dollars in Cambodia.
import { formatSecondCurrency } from '@tingkat/ordering/money'
import { useSite } from './site.tsx'

/** `amount` in minor units of the country's currency. Renders nothing without a second currency. */
export function SecondPrice({ amount }: { amount: number }) {
  const { country } = useSite()
  const text = formatSecondCurrency(amount, country)
  if (text === null) return null
  return (
    <>
      {' '}
      <span className="small mut3 num">{text}</span>
    </>
  )
}
