// The clock of shared baskets: the durable job that closes one at its deadline and gives up one that was forgotten.

export const groupQueue = 'group-clock'
/** The one that `stays` was queued with the basket and comes again until that has ended; the others come for a deadline that was moved nearer. */
export type GroupJob = { groupID: string; stays: boolean }
