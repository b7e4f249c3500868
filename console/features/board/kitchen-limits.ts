// Limits of the board's forms. The schemas of contract/ have the same, but would load zod here.
import type * as contract from '@tingkat/contract/console/kitchen'

export const historyDays: typeof contract.historyDays = 90
export const readyByMinutes: typeof contract.readyByMinutes = [5, 10, 15, 20, 25, 30]
export const declineReasons: typeof contract.declineReasons = [
  'sold_out',
  'merchant_busy',
  'merchant_closing',
  'other',
]
