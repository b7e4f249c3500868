// Problem details of error responses (RFC 9457): codes, HTTP statuses and schema.
import { refusalCodes, type Refusal, type RefusalCode } from '@tingkat/ordering/refusal'
import { z } from 'zod'

const transportCodes = [
  'malformed_request',
  'invalid_request',
  'not_found',
  'unauthenticated',
  'forbidden',
  'cross_site_request',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
  'idempotency_key_required',
  'idempotency_key_reused',
  'in_flight',
  'phone_invalid',
  'code_wrong',
  'code_expired',
  'order_under_way',
  'guest_session_error',
  'storage_full',
  'cart_stale',
  'geocoder_unavailable',
  'place_kind_taken',
  'saved_places_disabled',
  'saved_places_full',
  'chat_closed',
  'chat_full',
  'help_full',
  'help_answered',
  'groups_full',
  'group_ordering_disabled',
  'payment_declined',
  'payment_challenge',
  'payment_pending',
  'refund_too_large',
  'quote_invalid',
  'quote_expired',
  'url_refused',
  'web_ordering_disabled',
  'unavailable',
  'internal_error',
] as const

/** Codes that eaters may receive. The storefront has a text for each. */
export const problemCodes = [...refusalCodes, ...transportCodes] as const
/** Codes that only the consoles and partners receive. */
export const operatorCodes = [
  'draft_stale',
  'revision_conflict',
  'menu_faulty',
  'price_change_unconfirmed',
  'picture_refused',
  'pictures_full',
] as const
export type ProblemCode = (typeof problemCodes)[number] | (typeof operatorCodes)[number]

const refusalStatus: Record<RefusalCode, number> = {
  order_value_exceeded: 422,
  food_err_order_merchant_closed: 409,
  food_err_order_item_not_available: 409,
  zero_quantity: 422,
  invalid_groups: 422,
  required_restaurant_params: 422,
  empty_cart: 422,
  merchant_not_found: 404,
  too_far: 409,
  address_throttled: 409,
  address_incomplete: 422,
  slot_unavailable: 409,
  on_demand_blocked: 409,
  promo_not_applicable: 409,
  quantity_out_of_range: 422,
  instructions_too_long: 422,
  quote_changed: 409,
  payment_not_offered: 422,
  cash_orders_full: 409,
  cash_order_too_large: 422,
  impossible_move: 409,
  not_cancelable: 409,
  change_impossible: 409,
  change_too_dear: 409,
  group_closed: 409,
  group_stale: 409,
  group_changed: 409,
  group_full: 409,
  group_paying: 409,
  group_removed: 403,
  group_not_joined: 403,
  creator_only: 403,
  creator_stays: 409,
  items_confirmed: 409,
  spend_limit_exceeded: 422,
  spend_limit_too_low: 422,
  deadline_invalid: 422,
}

/** The HTTP status of each code. */
export const problemStatus: Record<ProblemCode, number> = {
  ...refusalStatus,
  malformed_request: 400,
  invalid_request: 400,
  not_found: 404,
  unauthenticated: 401,
  forbidden: 403,
  cross_site_request: 403,
  too_many_requests: 429,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_required: 400,
  idempotency_key_reused: 422,
  in_flight: 409,
  phone_invalid: 422,
  code_wrong: 422,
  code_expired: 410,
  groups_full: 409,
  order_under_way: 409,
  guest_session_error: 401,
  storage_full: 507,
  cart_stale: 409,
  geocoder_unavailable: 503,
  place_kind_taken: 409,
  chat_closed: 409,
  chat_full: 409,
  help_full: 409,
  help_answered: 409,
  saved_places_disabled: 409,
  group_ordering_disabled: 409,
  saved_places_full: 409,
  payment_declined: 402,
  payment_challenge: 402,
  payment_pending: 409,
  refund_too_large: 409,
  quote_invalid: 422,
  quote_expired: 409,
  url_refused: 422,
  web_ordering_disabled: 409,
  unavailable: 503,
  internal_error: 500,
  draft_stale: 409,
  revision_conflict: 409,
  menu_faulty: 422,
  price_change_unconfirmed: 409,
  picture_refused: 422,
  pictures_full: 409,
}

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum([...problemCodes, ...operatorCodes]),
    /** Values for the message of the code: limits, names, the new quote. Never personal data. */
    context: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problemSchema>

/** Creates a problem. `title` is for developers; the storefront translates the code. */
export function problemOf(code: ProblemCode, context: Record<string, unknown> = {}): Problem {
  return {
    type: `urn:tingkat:problem:${code}`,
    title: code.replaceAll('_', ' '),
    status: problemStatus[code],
    code,
    context,
  }
}

export function problemOfRefusal(refusal: Refusal, more: Record<string, unknown> = {}): Problem {
  return problemOf(refusal.refused, { ...refusal.context, ...more })
}
