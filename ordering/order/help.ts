// Help requests about an order: topics and states.

export const helpTopics = [
  'missing_item',
  'wrong_item',
  'late',
  'quality',
  'charged_wrongly',
  'other',
] as const
export type HelpTopic = (typeof helpTopics)[number]

/**
 * States of a help request. All except `open` are final. `resolved` means solved without a refund.
 */
export const helpStates = ['open', 'refunded', 'resolved', 'declined'] as const
export type HelpState = (typeof helpStates)[number]

/** Maximum length of a comment, in Unicode code points. */
export const helpCommentMax = 500
/** Maximum number of requests that an eater can make about one order. */
export const helpMax = 5

/**
 * An eater's request for help with an order. `refundedInMinor` is the amount refunded for it, in
 * whole minor units.
 */
export type HelpRequest = {
  helpID: string
  topic: HelpTopic
  itemIDs: string[]
  comment: string
  at: string
  state: HelpState
  answeredAt: string | null
  refundedInMinor: number
}
