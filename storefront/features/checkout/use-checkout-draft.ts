// The checkout draft of one merchant in a component, and functions that change it.
import type { Wishes } from '@tingkat/ordering/order/order'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { checkoutDraft, emptyDraft, type CheckoutDraft } from './checkout-draft.ts'

export type CheckoutDraftState = {
  draft: CheckoutDraft
  updateDraft: (change: Partial<CheckoutDraft>) => void
  updateWishes: (change: Partial<Wishes>) => void
}

/** Returns an empty draft if the stored draft belongs to another merchant. */
export function useCheckoutDraft(merchantID: string): CheckoutDraftState {
  const { country } = useSite()
  const store = checkoutDraft(country.code)
  const storedDraft = useStored(store)
  const draft = storedDraft?.merchantID === merchantID ? storedDraft : { ...emptyDraft, merchantID }
  const updateDraft = (change: Partial<CheckoutDraft>) => store.write({ ...draft, ...change })
  return {
    draft,
    updateDraft,
    updateWishes: (change) => updateDraft({ wishes: { ...draft.wishes, ...change } }),
  }
}
