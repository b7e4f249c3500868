// Drafts of help requests. A draft is stored for the tab. It contains the id of the request, by
// which the server recognises a repeated request.
import { helpCommentMax, helpTopics, type HelpTopic } from '@tingkat/ordering/order/help'
import { newID } from '../../../platform/browser/new-id.ts'
import { tabStoredByName } from '../../../platform/storage/stored.ts'

export type HelpDraft = {
  helpID: string
  topic: HelpTopic | null
  itemIDs: readonly string[]
  comment: string
}

export type HelpDraftFaults = {
  topicMissing: boolean
  commentMissing: boolean
  commentTooLong: boolean
}

export const createHelpDraft = (): HelpDraft => ({
  helpID: newID(),
  topic: null,
  itemIDs: [],
  comment: '',
})

const topicsAboutDishes: ReadonlySet<HelpTopic | null> = new Set([
  'missing_item',
  'wrong_item',
  'quality',
])

/** Whether the form asks which dishes the request is about. */
export const isAboutDishes = ({ topic }: HelpDraft): boolean => topicsAboutDishes.has(topic)

/**
 * Returns the number of characters (code points) of the comment, without surrounding white space.
 */
export const commentLength = ({ comment }: HelpDraft): number => Array.from(comment.trim()).length

export function checkHelpDraft(draft: HelpDraft): HelpDraftFaults {
  const length = commentLength(draft)
  return {
    topicMissing: draft.topic === null,
    // The topic `other` ("something else") says nothing without a comment.
    commentMissing: draft.topic === 'other' && length === 0,
    commentTooLong: length > helpCommentMax,
  }
}

/**
 * Returns the store of an order's draft by the order's id. Its value is null before the first
 * change and after sending.
 */
export const helpDraftStore = tabStoredByName('help.', parseHelpDraft)

function parseHelpDraft(value: unknown): HelpDraft | null {
  const { helpID, topic, itemIDs, comment } = (value ?? {}) as Partial<HelpDraft>
  if (typeof helpID !== 'string' || typeof comment !== 'string' || !Array.isArray(itemIDs))
    return null
  return {
    helpID,
    topic: helpTopics.find((knownTopic) => knownTopic === topic) ?? null,
    itemIDs: itemIDs.filter((itemID) => typeof itemID === 'string'),
    comment,
  }
}
