// Card fields of the sandbox payment provider: they turn a test card number into a token in the
// page. Pages of countries that accept real cards do not load these fields.
import { testCards, tokenOfTestCard } from '@tingkat/ordering/payment/sandbox-cards'
import { useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import {
  brandOf,
  groupDigits,
  isCardNumber,
  isCvc,
  isExpiryValid,
  formatExpiry,
} from './card-number.ts'
import type { CardFieldsProps } from './card-tokens.ts'
import { CardInput } from './card-input.tsx'

type Fault = 'number' | 'brand' | 'notTest' | 'expiry' | 'cvc'

// The outcomes of a payment that a test card of the sandbox causes and that the page lists.
const listedOutcomes = [
  'authorised',
  'challenge',
  'PAYMENT_FAIL',
  'INSUFFICIENT_BALANCE',
  'lost',
] as const

const listedCards = listedOutcomes.flatMap((outcome) => {
  const card = testCards.find((testCard) => testCard.outcome === outcome)
  return card ? [{ outcome, number: groupDigits(card.number) }] : []
})

export default function SandboxCardFields({ tokenizer, brand, brands, onBrand }: CardFieldsProps) {
  const { t } = useTranslation('checkout')
  const [number, setNumber] = useState('')
  const [expiry, setExpiry] = useState('')
  const [cvc, setCvc] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [now] = useState(() => new Date())
  const numberField = useRef<HTMLInputElement>(null)
  const expiryField = useRef<HTMLInputElement>(null)
  const cvcField = useRef<HTMLInputElement>(null)

  const faults = {
    number: numberFault(),
    expiry: isExpiryValid(expiry, now) ? null : ('expiry' as const),
    cvc: isCvc(cvc) ? null : ('cvc' as const),
  }
  const faultText = (fault: Fault | null) =>
    isSubmitted && fault ? t(`checkout.cardFaults.${fault}`) : null

  function numberFault(): Fault | null {
    const found = brandOf(number)
    if (!isCardNumber(number)) return 'number'
    if (!found || !brands.includes(found)) return 'brand'
    return tokenOfTestCard(number) ? null : 'notTest'
  }

  useImperativeHandle(tokenizer, () => ({
    createToken() {
      setSubmitted(true)
      const firstWrong = (['number', 'expiry', 'cvc'] as const).find((field) => faults[field])
      if (firstWrong)
        ({ number: numberField, expiry: expiryField, cvc: cvcField })[firstWrong].current?.focus()
      const token = firstWrong ? undefined : tokenOfTestCard(number)
      return Promise.resolve(token ? { token } : null)
    },
  }))

  function changeNumber(text: string) {
    setNumber(text)
    const found = brandOf(text)
    if (found && found !== brand && brands.includes(found)) onBrand(found)
  }

  return (
    <div className="co-card">
      <CardInput
        ref={numberField}
        label={t('checkout.cardNumber')}
        example="4242 4242 4242 4242"
        autoComplete="cc-number"
        maxLength={23}
        value={number}
        fault={faultText(faults.number)}
        format={groupDigits}
        onChange={changeNumber}
      />
      <div className="co-card-two">
        <CardInput
          ref={expiryField}
          label={t('checkout.cardExpiry')}
          example={t('checkout.cardExpiryExample')}
          autoComplete="cc-exp"
          maxLength={7}
          value={expiry}
          fault={faultText(faults.expiry)}
          format={formatExpiry}
          onChange={setExpiry}
        />
        <CardInput
          ref={cvcField}
          label={t('checkout.cardCvc')}
          example="123"
          autoComplete="cc-csc"
          maxLength={3}
          value={cvc}
          fault={faultText(faults.cvc)}
          format={(text) => text}
          onChange={setCvc}
        />
      </div>
      <details className="small mut">
        <summary>{t('checkout.testCards')}</summary>
        <p className="co-why">{t('checkout.testCardsWhy')}</p>
        <dl className="co-tests">
          {listedCards.map((card) => (
            <div key={card.outcome}>
              <dt className="num">{card.number}</dt>
              <dd>{t(`checkout.testOutcomes.${card.outcome}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
