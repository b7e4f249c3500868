// Lists the personal data of all features, for the export and the deletion of accounts.
import { openPersonalGroupStore } from '../group-order/personal-store.ts'
import { openPersonalOrderStore } from '../order/personal-store.ts'
import { openPersonalReviewStore } from '../order/review/personal-store.ts'
import { openPersonalChatStore, openPersonalHelpStore } from '../order/talk/personal-talk-store.ts'
import { openPersonalPaymentStore } from '../payment/personal-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { openPersonalEventStore } from '../tracking/store.ts'
import type { AppParts } from './app-parts.ts'

/**
 * Returns the features in the sequence in which deleting
 * an account must lock their rows (docs/locks.md).
 */
export function listPersonalData(
  database: Database,
  {
    carts,
    favourites,
    push,
    savedPlaces,
  }: Pick<AppParts, 'carts' | 'favourites' | 'push' | 'savedPlaces'>,
): PersonalData[] {
  return [
    openPersonalOrderStore(database),
    openPersonalChatStore(database),
    openPersonalHelpStore(database),
    openPersonalReviewStore(database),
    openPersonalPaymentStore(database),
    openPersonalGroupStore(database),
    openPersonalEventStore(database),
    exportOnly('savedPlaces', (accountID) => savedPlaces.list(accountID)),
    exportOnly('favourites', (accountID) => favourites.list(accountID)),
    exportOnly('carts', (accountID) => carts.list(accountID)),
    exportOnly('pushSubscriptions', (accountID) => push.list(accountID)),
  ]
}

/**
 * Returns personal data that has only an export and no `forget`, because foreign keys delete its
 * rows with the account.
 */
function exportOnly(
  name: string,
  list: (accountID: string) => Promise<readonly unknown[]>,
): PersonalData {
  return {
    name,
    read: async function* (accountID) {
      yield await list(accountID)
    },
  }
}
