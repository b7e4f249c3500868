// Records whether the eater has seen the prompt for push notifications
// on this device, and whether the eater has answered it.
import { createStored, useStored } from '../../platform/storage/stored.ts'

/**
 * `orderID` is the id of the order whose page showed
 * the prompt first. No other page shows the prompt.
 */
type PushPromptRecord = { eater: string; orderID: string; answered: boolean }

const stored = createStored<PushPromptRecord>('push-prompt', (value) => {
  const { eater, orderID, answered } = (value ?? {}) as Partial<PushPromptRecord>
  return typeof eater === 'string' && typeof orderID === 'string' && typeof answered === 'boolean'
    ? { eater, orderID, answered }
    : null
})

export const recordPushPrompt = (record: PushPromptRecord): void => stored.write(record)

/**
 * Returns `new` if the prompt was never shown, `open` if it was shown for this order and is not
 * answered yet, and `over` in all other cases.
 */
export function usePushPrompt(eater: string, orderID: string): 'new' | 'open' | 'over' {
  const record = useStored(stored)
  if (record?.eater !== eater) return 'new'
  return record.orderID === orderID && !record.answered ? 'open' : 'over'
}
