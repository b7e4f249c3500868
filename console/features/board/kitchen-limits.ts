// Limits of the forms on the kitchen board. They repeat the schemas of `contract/`, because an
// import of the schemas would make the browser load zod.
import type * as contract from '@tingkat/contract/console/kitchen'

export const historyDays: typeof contract.historyDays = 90
export const readyByMinutes: typeof contract.readyByMinutes = [5, 10, 15, 20, 25, 30]
export const declineReasons: typeof contract.declineReasons = [
  'sold_out',
  'merchant_busy',
  'merchant_closing',
  'other',
]
