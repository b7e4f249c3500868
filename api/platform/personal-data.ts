// What a feature owes an eater who asks what is kept of them, or asks to be forgotten.
import type { Transaction } from 'kysely'
import type { Schema } from './database/schema.ts'

/** Takes the place of the account id in orders and payments of eaters who deleted their account. */
export const deletedAccountID = 'deleted'

export type PersonalData = {
  /** The list's name in the export. */
  name: string
  /** Everything that the feature keeps of the eater, as they see it on the wire, a batch at a time. */
  read(accountID: string): AsyncIterable<readonly unknown[]>
  /** Blanks what outlives the account. Left out where rows go with it (`on delete cascade`). */
  forget?(transaction: Transaction<Schema>, accountID: string): Promise<void>
}
