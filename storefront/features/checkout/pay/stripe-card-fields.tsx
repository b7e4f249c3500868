// Card fields in Stripe's own iframe: card data reaches neither this page nor our server.
import { paymentTypes } from '@tingkat/ordering/payment/payment'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import type { CardBrand } from './card-number.ts'
import type { CardFieldsProps } from './card-tokens.ts'
import { loadStripe, type StripeCard, type StripePage } from './stripe-script.ts'

type MountedCard = { stripe: StripePage; card: StripeCard }

// The card brands by the names that Stripe uses.
const brandsByName: Partial<Record<string, CardBrand>> = {
  visa: paymentTypes.visa,
  mastercard: paymentTypes.masterCard,
}

export default function StripeCardFields({
  tokenizer,
  brand,
  brands,
  onBrand,
  publishableKey,
}: CardFieldsProps) {
  const { t } = useTranslation('checkout')
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedCard | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<string | null>(null)
  const latest = useRef({ brand, brands, onBrand })
  useEffect(() => {
    latest.current = { brand, brands, onBrand }
  })

  // Includes `attempt`, so that a retry with the same `publishableKey` loads the script again.
  const request = JSON.stringify({ attempt, publishableKey })
  useEffect(() => {
    let isUnmounted = false
    async function mount() {
      setState('loading')
      const stripe = await loadStripe(
        (JSON.parse(request) as { publishableKey: string | null }).publishableKey ?? '',
      )
      if (isUnmounted) return
      if (!stripe || !container.current) return setState('failed')
      const card = stripe.elements().create('card', { hidePostalCode: true })
      card.mount(container.current)
      card.on('change', (event) => {
        setFault(event.error?.message ?? null)
        const found = brandsByName[event.brand ?? '']
        const props = latest.current
        if (found && found !== props.brand && props.brands.includes(found)) props.onBrand(found)
      })
      mounted.current = { stripe, card }
      setState('ready')
    }
    void mount()
    return () => {
      isUnmounted = true
      mounted.current?.card.destroy()
      mounted.current = null
    }
  }, [request])

  useImperativeHandle(tokenizer, () => ({
    async createToken() {
      if (!mounted.current) return null
      const { stripe, card } = mounted.current
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
        <div ref={container} className="grow" />
      </div>
      {fault && (
        <p className="hint err" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
