// The field for an amount in the country's currency. Text that is not an amount is kept as typed
// and marked as a fault.
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useId, useState, type ReactNode } from 'react'
import { useMoney } from '../editor-context.ts'
import { moneySymbol, parseMoney, toMoneyText } from './money-text.ts'

type PriceFieldProps = {
  label: string
  /** The amount in whole minor units; undefined for an empty field. */
  value: number | undefined
  onChange: (amount: number | undefined) => void
  place: string
  hint?: ReactNode
  /** Whether only screen readers get the label. */
  bare?: boolean
  isRequired?: boolean
}

export function PriceField(props: PriceFieldProps) {
  const { label, value, onChange, place, hint, bare, isRequired = true } = props
  const { t } = useTranslation('menu-editor')
  const { currency } = useMoney()
  const id = useId()
  const textOf = (amount: number | undefined) =>
    amount === undefined ? '' : toMoneyText(amount, currency)
  const [text, setText] = useState(textOf(value))
  // A new dish has no price yet. The field is marked as empty only after the person has left it.
  const [isVisited, setVisited] = useState(value !== undefined)
  const typed = amountOf(text, currency)
  // If the value differs from the typed amount, a merge with another person's draft, an import or
  // Undo has changed it.
  const shown = typed === value || value === invalidAmount ? text : textOf(value)
  const isEmpty = shown.trim() === ''
  const isWrong = isEmpty ? isRequired && isVisited : amountOf(shown, currency) === invalidAmount

  return (
    <div className="field">
      <label htmlFor={id} className={bare ? 'sr' : undefined}>
        {label}
      </label>
      <span className={isWrong ? 'input is-err' : 'input'}>
        <span className="mut">{moneySymbol(currency)}</span>
        <input
          id={id}
          className="num"
          inputMode="decimal"
          autoComplete="off"
          data-place={place}
          value={shown}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-hint` : undefined}
          onBlur={() => setVisited(true)}
          onChange={(event) => {
            setText(event.target.value)
            onChange(amountOf(event.target.value, currency))
          }}
        />
      </span>
      {isWrong && (
        <span className="hint err" id={`${id}-hint`}>
          {t('priceWanted', { example: toMoneyText(50_000, currency) })}
        </span>
      )}
      {hint && <span className="hint">{hint}</span>}
    </div>
  )
}

// The draft gets this value for a price that cannot be read. The validator refuses the value, so
// that the draft cannot be published.
const invalidAmount = -1

function amountOf(text: string, currency: CurrencyCode): number | undefined {
  return text.trim() === '' ? undefined : (parseMoney(text, currency) ?? invalidAmount)
}
