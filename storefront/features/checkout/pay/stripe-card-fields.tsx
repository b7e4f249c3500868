// Stripe's card: the fields are frames of Stripe's own, so that nothing typed ever reaches this page or our server.
import { paymentTypes } from '@tingkat/ordering/payment/payment'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import type { CardFieldsProps } from './card-tokens.ts'
import { loadStripe, type StripeCard, type StripePage } from './stripe-script.ts'

type Ready = { stripe: StripePage; card: StripeCard }

export default function StripeCardFields({
  desk,
  brand,
  brands,
  onBrand,
  publishableKey,
}: CardFieldsProps) {
  const { t } = useTranslation('checkout')
  const place = useRef<HTMLDivElement>(null)
  const ready = useRef<Ready | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<string | null>(null)
  const latest = useRef({ brand, brands, onBrand })
  useEffect(() => {
    latest.current = { brand, brands, onBrand }
  })

  // Trying again is another start with the same key.
  const start = JSON.stringify({ attempt, publishableKey })
  useEffect(() => {
    let gone = false
    async function begin() {
      setState('loading')
      const stripe = await loadStripe(
        (JSON.parse(start) as { publishableKey: string | null }).publishableKey ?? '',
      )
      if (gone) return
      if (!stripe || !place.current) return setState('failed')
      const card = stripe.elements().create('card', { hidePostalCode: true })
      card.mount(place.current)
      card.on('change', (event) => {
        setFault(event.error?.message ?? null)
        const found =
          event.brand === 'visa'
            ? paymentTypes.visa
            : event.brand === 'mastercard'
              ? paymentTypes.masterCard
              : null
        const now = latest.current
        if (found && found !== now.brand && now.brands.includes(found)) now.onBrand(found)
      })
      ready.current = { stripe, card }
      setState('ready')
    }
    void begin()
    return () => {
      gone = true
      ready.current?.card.destroy()
      ready.current = null
    }
  }, [start])

  useImperativeHandle(desk, () => ({
    async take() {
      if (!ready.current) return null
      const { stripe, card } = ready.current
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
      setFault(error ? (error.message ?? t('checkout.cardFaults.number')) : null)
      return paymentMethod ? { token: paymentMethod.id } : null
    },
  }))

  return (
    <div className="co-card">
      {state === 'loading' && <Waiting>{t('checkout.cardLoading')}</Waiting>}
      {state === 'failed' && (
        <ErrorMessage
          title={t('checkout.cardFailed')}
          retry={{ label: t('checkout.tryAgain'), run: () => setAttempt(attempt + 1) }}
        />
      )}
      <div
        className={fault ? 'input is-err co-stripe' : 'input co-stripe'}
        hidden={state !== 'ready'}
      >
        <div ref={place} className="grow" />
      </div>
      {fault && (
        <p className="hint err" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
