// A promo's redemption: which promo it is, by every name that the systems around it know it by.

export type PromoRedemption = {
  promoCode: string
  offerID: number
  promoCodeID: number
  redemptionID: number
  promoCodeUUID: string
  redemptionUUID: string
}

/** What a redemption says of itself where nobody gave it a number or a name. */
export const promoRedemptionDefaults: PromoRedemption = {
  promoCode: '',
  offerID: 0,
  promoCodeID: 0,
  redemptionID: 0,
  promoCodeUUID: '',
  redemptionUUID: '',
}

/** The redemption of what is known; the rest has its default. */
export function toPromoRedemption(known: Partial<PromoRedemption>): PromoRedemption {
  return { ...promoRedemptionDefaults, ...known }
}
