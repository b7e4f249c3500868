// Interface by which features export and delete the personal data of an account.
import type { Transaction } from 'kysely'
import type { Schema } from './database/schema.ts'

/** The id that replaces the account's id in orders and payments of deleted accounts. */
export const deletedAccountID = 'deleted'

export type PersonalData = {
  /** Name of the feature's list in the export of the account's data. */
  name: string
  /** Yields all personal data of the account in batches, in the format of the API. */
  read(accountID: string): AsyncIterable<readonly unknown[]>
  /**
   * Removes personal data from rows that are kept. Undefined if a foreign
   * key deletes all rows of the feature together with the account.
   */
  forget?(transaction: Transaction<Schema>, accountID: string): Promise<void>
}
