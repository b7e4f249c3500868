// Typed client of a merchant's opening hours, for the console.
import type { z } from 'zod'
import { createSend, type ClientOptions } from '../client.ts'
import type {
  ApplySpecialDay,
  MerchantHours,
  SaveHours,
  specialDayAnswerSchema,
} from './merchant-hours.ts'
import { paths } from '../paths.ts'

type SpecialDayAnswer = z.infer<typeof specialDayAnswerSchema>

export function createMerchantHoursClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    read: (merchantID: string) =>
      send<MerchantHours>('GET', paths.kitchenHours, { parameters: { merchantID } }),
    save: (merchantID: string, body: SaveHours) =>
      send<MerchantHours>('PUT', paths.kitchenHours, { parameters: { merchantID }, body }),
    /**
     * Sets the special day for all merchants of the request. If one is refused, sets it for none.
     */
    applySpecialDay: (body: ApplySpecialDay) =>
      send<SpecialDayAnswer>('POST', paths.kitchenSpecialDays, { body }),
  }
}
