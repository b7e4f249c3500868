// A request for help as it is filled in: kept for the tab under the id that it will be sent with, so that it arrives once.
import { helpTopics, type HelpTopic } from '@tingkat/ordering/order/help'
import { newID } from '../../../platform/browser/new-id.ts'
import { createStored, type Stored } from '../../../platform/storage/stored.ts'

export type HelpDraft = {
  helpID: string
  topic: HelpTopic | null
  itemIDs: readonly string[]
  comment: string
}

export const createHelpDraft = (): HelpDraft => ({
  helpID: newID(),
  topic: null,
  itemIDs: [],
  comment: '',
})

const drafts = new Map<string, Stored<HelpDraft>>()

/** The order's; null when nothing was begun, and once it was sent. */
export function helpDraftStore(orderID: string): Stored<HelpDraft> {
  let draft = drafts.get(orderID)
  if (!draft) {
    const tab =
      typeof window === 'undefined'
        ? undefined
        : {
            storage: () => window.sessionStorage,
            addEventListener: window.addEventListener.bind(window),
          }
    drafts.set(orderID, (draft = createStored(`help.${orderID}`, readDraft, tab)))
  }
  return draft
}

function readDraft(value: unknown): HelpDraft | null {
  const { helpID, topic, itemIDs, comment } = (value ?? {}) as Partial<HelpDraft>
  if (typeof helpID !== 'string' || typeof comment !== 'string' || !Array.isArray(itemIDs))
    return null
  return {
    helpID,
    topic: helpTopics.find((one) => one === topic) ?? null,
    itemIDs: itemIDs.filter((one) => typeof one === 'string'),
    comment,
  }
}
