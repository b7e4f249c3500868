// The durable job that publishes a scheduled draft. The job has
// no effect if the draft's time of publication has changed.
import type { EditedKey } from './edited-merchant.ts'

export const publishQueue = 'menu-publish'
/** `at` is the time of publication, an ISO 8601 instant. */
export type PublishJob = EditedKey & { at: string }
