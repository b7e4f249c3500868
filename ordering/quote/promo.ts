// Type of the redemption of a promo: the ids that connected systems use for the promo and its code.

export type PromoRedemption = {
  promoCode: string
  offerID: number
  promoCodeID: number
  redemptionID: number
  promoCodeUUID: string
  redemptionUUID: string
}

export const promoRedemptionDefaults: PromoRedemption = {
  promoCode: '',
  offerID: 0,
  promoCodeID: 0,
  redemptionID: 0,
  promoCodeUUID: '',
  redemptionUUID: '',
}

/** Returns a promo redemption in which missing fields have their defaults. */
export function toPromoRedemption(fields: Partial<PromoRedemption>): PromoRedemption {
  return { ...promoRedemptionDefaults, ...fields }
}
