// Keeps the merchants of a country sorted, best rated first, by the ratings that eaters see.
import { shownRating, type Merchant } from '@tingkat/ordering/merchant/merchant'
import type { ReviewRating } from '@tingkat/ordering/review/review'
import type { LiveStates } from './live/live-states.ts'

export class RatingOrder {
  /** The sorted merchants. The array is changed in place and never replaced. */
  readonly merchants: readonly Merchant[]
  readonly #sorted: Merchant[]
  readonly #live: Pick<LiveStates, 'of'>
  /**
   * By merchant id, the rating from reviews by which the merchant is sorted. The rating in its live
   * state may be newer until `update` is called.
   */
  readonly #reviewed = new Map<string, ReviewRating>()

  constructor(merchants: readonly Merchant[], live: Pick<LiveStates, 'of'>) {
    this.#live = live
    for (const { ID } of merchants) this.#readReviews(ID)
    this.#sorted = merchants.toSorted(this.#compare)
    this.merchants = this.#sorted
  }

  /** Replaces a merchant. Without `before` it is added; without `after` it is removed. */
  replace(before: Merchant | undefined, after: Merchant | undefined): void {
    if (before) this.#sorted.splice(this.#placeOf(before), 1)
    if (!after) return
    this.#readReviews(after.ID)
    this.#sorted.splice(this.#placeOf(after), 0, after)
  }

  /**
   * Call this when the live state of a merchant, which contains its rating from reviews, has
   * changed.
   */
  update(merchant: Merchant): void {
    const placed = this.#reviewed.get(merchant.ID)
    const { rating } = this.#live.of(merchant.ID).live
    if (placed?.rating === rating?.rating && placed?.voteCount === rating?.voteCount) return
    this.replace(merchant, merchant)
  }

  #readReviews(merchantID: string): void {
    const { rating } = this.#live.of(merchantID).live
    if (rating) this.#reviewed.set(merchantID, rating)
    else this.#reviewed.delete(merchantID)
  }

  /** Returns the index of the merchant, or the index at which to insert it. */
  #placeOf(merchant: Merchant): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(this.#sorted[middle] as Merchant, merchant) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  readonly #compare = (a: Merchant, b: Merchant): number => {
    const [ratingA, ratingB] = [this.#ratingOf(a), this.#ratingOf(b)]
    return (
      ratingB.rating - ratingA.rating ||
      ratingB.voteCount - ratingA.voteCount ||
      Number(a.ID > b.ID) - Number(a.ID < b.ID)
    )
  }

  #ratingOf(merchant: Merchant): ReviewRating {
    const rating = this.#reviewed.get(merchant.ID) ?? merchant
    const { ratingShowFlag } = merchant
    // `shownRating` creates an object, which is too slow for sorting a million merchants. It is
    // called only for the few merchants whose shown rating has a minimum (`enable`).
    return ratingShowFlag.enable ? shownRating({ ...rating, ratingShowFlag }) : rating
  }
}
