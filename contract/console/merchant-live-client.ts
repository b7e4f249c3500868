// Typed client of a merchant's live state (sold out, busy, paused), for the console.
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { createSend, type ClientOptions } from '../client.ts'
import type { MerchantLive } from './merchant-live.ts'
import { paths } from '../paths.ts'

export function createMerchantLiveClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    read: (merchantID: string) =>
      send<MerchantLive>('GET', paths.kitchenLive, { parameters: { merchantID } }),
    change: (merchantID: string, body: { actionID: string; change: LiveChange }) =>
      send<MerchantLive>('POST', paths.kitchenLive, { parameters: { merchantID }, body }),
    /** The merchant as eaters see it now. */
    readMerchant: (merchantID: string) =>
      send<Merchant>('GET', paths.merchant, { parameters: { merchantID } }),
  }
}
