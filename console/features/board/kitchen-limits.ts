// Limits of the board's forms, repeated from the schemas of `contract/`, whose import would load
// zod in the browser.
import type * as contract from '@tingkat/contract/console/kitchen'

export const historyDays: typeof contract.historyDays = 90
export const readyByMinutes: typeof contract.readyByMinutes = [5, 10, 15, 20, 25, 30]
export const declineReasons: typeof contract.declineReasons = [
  'sold_out',
  'merchant_busy',
  'merchant_closing',
  'other',
]
