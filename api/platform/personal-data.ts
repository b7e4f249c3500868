// Interface by which features export and delete the personal data of an account.
import type { Transaction } from 'kysely'
import type { Schema } from './database/schema.ts'

/** Replaces the account id in orders and payments of deleted accounts. */
export const deletedAccountID = 'deleted'

export type PersonalData = {
  /** Name of the list in the export. */
  name: string
  /** Yields all personal data of the account in batches, in the format of the API. */
  read(accountID: string): AsyncIterable<readonly unknown[]>
  /** Removes personal data from rows that stay. Undefined if a foreign key deletes all rows. */
  forget?(transaction: Transaction<Schema>, accountID: string): Promise<void>
}
