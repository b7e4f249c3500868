// The redemption of a promo: the identifiers of the promo in the connected systems.

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

/** Fills missing fields with their defaults. */
export function toPromoRedemption(fields: Partial<PromoRedemption>): PromoRedemption {
  return { ...promoRedemptionDefaults, ...fields }
}
