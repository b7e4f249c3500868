// Stripe's own script, loaded when somebody first wants to pay by card where Stripe takes cards. It may only come from Stripe.

export type StripeCard = {
  mount: (place: HTMLElement) => void
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

export const stripeOrigin = 'https://js.stripe.com'
// As long as a page waits for any answer.
const patienceMs = 15_000

let asked: Promise<boolean> | null = null

/** Null when the script cannot be had; asking again tries again. */
export async function loadStripe(publishableKey: string): Promise<StripePage | null> {
  const page: StripeWindow = window
  if (!page.Stripe) {
    const had = await (asked ??= addScript())
    if (!had) asked = null
  }
  return page.Stripe?.(publishableKey) ?? null
}

function addScript(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const end = (had: boolean) => {
      clearTimeout(patience)
      if (!had) script.remove()
      resolve(had)
    }
    const patience = setTimeout(() => end(false), patienceMs)
    script.src = `${stripeOrigin}/v3/`
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    document.head.append(script)
  })
}
