// Complete lists of the reasons for cancelling an order. Each reason has translations.

/** Reasons for a cancellation that an eater may give. */
export const eaterCancelReasons = [
  'changed_mind',
  'ordered_twice',
  'wrong_address',
  'wrong_items',
  'takes_too_long',
  'wrong_payment',
  'other',
] as const

/**
 * Reasons for a cancellation that merchants, courier fleets, the operator and the chatbot may give.
 */
export const partnerCancelReasons = [
  'sold_out',
  'merchant_busy',
  'merchant_closing',
  'counter_refused',
  'no_courier',
  'courier_trouble',
  'food_spoilt',
  'eater_absent',
  'unsafe_address',
  'asked_by_eater',
  'suspected_fraud',
  'other',
] as const

export const cancelReasons = [
  ...new Set([...eaterCancelReasons, ...partnerCancelReasons]),
] as CancelReason[]
export type EaterCancelReason = (typeof eaterCancelReasons)[number]
export type PartnerCancelReason = (typeof partnerCancelReasons)[number]
export type CancelReason = EaterCancelReason | PartnerCancelReason

/** Maximum length of the comment on a cancellation, in Unicode code points. */
export const cancelCommentMax = 200

/** Why an actor cancelled or declined an order, with the actor's comment. */
export type Cancellation = { reason: CancelReason; comment: string }
