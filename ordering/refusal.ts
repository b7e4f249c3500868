// Refusals: expected errors that rules return as values. Each
// has a code from this list, and the context for its message.

export const refusalCodes = [
  'order_value_exceeded',
  'food_err_order_merchant_closed',
  'food_err_order_item_not_available',
  'zero_quantity',
  'invalid_groups',
  'required_restaurant_params',
  'empty_cart',
  'merchant_not_found',
  'too_far',
  'address_throttled',
  'address_incomplete',
  'slot_unavailable',
  'on_demand_blocked',
  'merchant_full',
  'promo_not_applicable',
  'quantity_out_of_range',
  'instructions_too_long',
  'quote_changed',
  'promise_changed',
  'payment_not_offered',
  'cash_orders_full',
  'cash_order_too_large',
  'impossible_move',
  'not_cancelable',
  'group_closed',
  'group_stale',
  'group_changed',
  'group_full',
  'group_paying',
  'group_removed',
  'group_not_joined',
  'creator_only',
  'creator_stays',
  'items_confirmed',
  'spend_limit_exceeded',
  'spend_limit_too_low',
  'deadline_invalid',
  'change_impossible',
  'change_too_dear',
  'pickup_not_offered',
  'tip_too_large',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export type Refusal = {
  refused: RefusalCode
  context: Record<string, string | number | boolean | null>
}

export function refuse(code: RefusalCode, context: Refusal['context'] = {}): Refusal {
  return { refused: code, context }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
