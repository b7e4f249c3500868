// Whether the eater has seen the prompt for notifications on this device, and has answered it.
import { createStored, useStored } from '../../platform/storage/stored.ts'

/** `orderID` is the only order whose page shows the prompt. */
type PushPromptRecord = { eater: string; orderID: string; answered: boolean }

const stored = createStored<PushPromptRecord>('push-prompt', (value) => {
  const { eater, orderID, answered } = (value ?? {}) as Partial<PushPromptRecord>
  return typeof eater === 'string' && typeof orderID === 'string' && typeof answered === 'boolean'
    ? { eater, orderID, answered }
    : null
})

export const recordPushPrompt = (record: PushPromptRecord): void => stored.write(record)

/**
 * Returns `new` if the prompt was never shown, `open` if it was shown for this order and not
 * answered, else `over`.
 */
export function usePushPrompt(eater: string, orderID: string): 'new' | 'open' | 'over' {
  const record = useStored(stored)
  if (record?.eater !== eater) return 'new'
  return record.orderID === orderID && !record.answered ? 'open' : 'over'
}
