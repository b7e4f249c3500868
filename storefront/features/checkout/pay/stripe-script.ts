// Loads Stripe's script from Stripe's own host, as Stripe requires, when a card is first chosen.

export type StripeCard = {
  mount: (container: HTMLElement) => void
  destroy: () => void
  on: (
    event: 'change',
    listener: (event: { brand?: string; error?: { message?: string } }) => void,
  ) => void
}
export type StripePage = {
  elements: () => { create: (type: 'card', options: { hidePostalCode: boolean }) => StripeCard }
  createPaymentMethod: (card: {
    type: 'card'
    card: StripeCard
  }) => Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>
}

type StripeWindow = Window & { Stripe?: (publishableKey: string) => StripePage }

const stripeOrigin = 'https://js.stripe.com'
// Milliseconds until loading Stripe's script counts as failed; the same as for an API request.
const timeoutMs = 15_000

let loading: Promise<boolean> | null = null

/** Resolves to null when the script cannot be loaded; the next call tries again. */
export async function loadStripe(publishableKey: string): Promise<StripePage | null> {
  const page: StripeWindow = window
  if (!page.Stripe) {
    const isLoaded = await (loading ??= addScript())
    if (!isLoaded) loading = null
  }
  return page.Stripe?.(publishableKey) ?? null
}

/** Resolves to false on an error or a time-out. */
function addScript(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const settle = (isLoaded: boolean) => {
      clearTimeout(timer)
      if (!isLoaded) script.remove()
      resolve(isLoaded)
    }
    const timer = setTimeout(() => settle(false), timeoutMs)
    script.src = `${stripeOrigin}/v3/`
    script.addEventListener('load', () => settle(true))
    script.addEventListener('error', () => settle(false))
    document.head.append(script)
  })
}
