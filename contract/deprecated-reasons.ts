// Former names of the reasons for a cancellation. The partner API accepts them until its next
// version.
import type { PartnerCancelReason } from '@tingkat/ordering/order/reasons'

/** The current name of each deprecated reason. */
export const deprecatedReasons = {
  kitchen_busy: 'merchant_busy',
  kitchen_closing: 'merchant_closing',
  no_rider: 'no_courier',
  rider_trouble: 'courier_trouble',
} as const satisfies Record<string, PartnerCancelReason>
export type DeprecatedReason = keyof typeof deprecatedReasons

export const deprecatedReasonNames = Object.keys(deprecatedReasons) as DeprecatedReason[]

export function toCancelReason(
  reason: PartnerCancelReason | DeprecatedReason,
): PartnerCancelReason {
  return Object.hasOwn(deprecatedReasons, reason)
    ? deprecatedReasons[reason as DeprecatedReason]
    : (reason as PartnerCancelReason)
}
