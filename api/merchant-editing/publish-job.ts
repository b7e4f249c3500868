// The durable job that publishes a scheduled draft.
// It has no effect once the draft has another time.
import type { EditedKey } from './edited-merchant.ts'

export const publishQueue = 'menu-publish'
/** `at` is the time of publication, an ISO 8601 instant. */
export type PublishJob = EditedKey & { at: string }
