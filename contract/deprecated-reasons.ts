// Former names of cancellation reasons, which the partner API accepts for one version.
import type { PartnerCancelReason } from '@tingkat/ordering/order/reasons'

/** Each deprecated name with its present one. */
export const deprecatedReasons = {
  kitchen_busy: 'merchant_busy',
  kitchen_closing: 'merchant_closing',
  no_rider: 'no_courier',
  rider_trouble: 'courier_trouble',
} as const satisfies Record<string, PartnerCancelReason>
export type DeprecatedReason = keyof typeof deprecatedReasons

export const deprecatedReasonNames = Object.keys(deprecatedReasons) as DeprecatedReason[]

/** The present name of a reason. */
export function toCancelReason(
  reason: PartnerCancelReason | DeprecatedReason,
): PartnerCancelReason {
  return Object.hasOwn(deprecatedReasons, reason)
    ? deprecatedReasons[reason as DeprecatedReason]
    : (reason as PartnerCancelReason)
}
