// Asking for help with an order: the closed list of topics, and what became of a request.

export const helpTopics = [
  'missing_item',
  'wrong_item',
  'late',
  'quality',
  'charged_wrongly',
  'other',
] as const
export type HelpTopic = (typeof helpTopics)[number]

/** open: nobody has answered; the others are answers, and final. resolved: settled in another way than by a refund. */
export const helpStates = ['open', 'refunded', 'resolved', 'declined'] as const
export type HelpState = (typeof helpStates)[number]

/** Longest comment, in Unicode code points. */
export const helpCommentMax = 500
/** Requests of one order: more is a conversation, and belongs on the telephone. */
export const helpMax = 5

/** `refundedInMinor`: whole minor units given back in answer to it. */
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
