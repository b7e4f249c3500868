// The sandbox's card: a test number becomes its token here, in the page. Where real cards are taken this file is not loaded.
import { testCards, tokenOfTestCard } from '@tingkat/ordering/payment/sandbox-cards'
import { useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  brandOf,
  groupDigits,
  isCardNumber,
  isCvc,
  isExpiryGood,
  writeExpiry,
} from './card-number.ts'
import type { CardFieldsProps } from './card-tokens.ts'
import { CardInput } from './card-input.tsx'

type Fault = 'number' | 'brand' | 'notTest' | 'expiry' | 'cvc'

// One of each kind that an eater of the demo may want to see.
const shown = ['authorised', 'challenge', 'PAYMENT_FAIL', 'INSUFFICIENT_BALANCE', 'lost'] as const

const hints = shown.flatMap((outcome) => {
  const card = testCards.find((one) => one.outcome === outcome)
  return card ? [{ outcome, number: groupDigits(card.number) }] : []
})

export default function SandboxCard({ desk, brand, brands, onBrand }: CardFieldsProps) {
  const { t } = useTranslation('checkout')
  const [number, setNumber] = useState('')
  const [expiry, setExpiry] = useState('')
  const [cvc, setCvc] = useState('')
  const [tried, setTried] = useState(false)
  const [now] = useState(() => new Date())
  const numberField = useRef<HTMLInputElement>(null)
  const expiryField = useRef<HTMLInputElement>(null)
  const cvcField = useRef<HTMLInputElement>(null)

  const faults = {
    number: numberFault(),
    expiry: isExpiryGood(expiry, now) ? null : ('expiry' as const),
    cvc: isCvc(cvc) ? null : ('cvc' as const),
  }
  const say = (fault: Fault | null) => (tried && fault ? t(`checkout.cardFaults.${fault}`) : null)

  function numberFault(): Fault | null {
    const found = brandOf(number)
    if (!isCardNumber(number)) return 'number'
    if (!found || !brands.includes(found)) return 'brand'
    return tokenOfTestCard(number) ? null : 'notTest'
  }

  useImperativeHandle(desk, () => ({
    take() {
      setTried(true)
      const first = (['number', 'expiry', 'cvc'] as const).find((field) => faults[field])
      if (first)
        ({ number: numberField, expiry: expiryField, cvc: cvcField })[first].current?.focus()
      const token = first ? undefined : tokenOfTestCard(number)
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
        fault={say(faults.number)}
        write={groupDigits}
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
          fault={say(faults.expiry)}
          write={writeExpiry}
          onChange={setExpiry}
        />
        <CardInput
          ref={cvcField}
          label={t('checkout.cardCvc')}
          example="123"
          autoComplete="cc-csc"
          maxLength={3}
          value={cvc}
          fault={say(faults.cvc)}
          write={(text) => text}
          onChange={setCvc}
        />
      </div>
      <details className="small mut">
        <summary>{t('checkout.testCards')}</summary>
        <p className="co-why">{t('checkout.testCardsWhy')}</p>
        <dl className="co-tests">
          {hints.map((hint) => (
            <div key={hint.outcome}>
              <dt className="num">{hint.number}</dt>
              <dd>{t(`checkout.testOutcomes.${hint.outcome}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
