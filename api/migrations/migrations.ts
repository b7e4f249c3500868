// All migrations in the sequence in which they run. Add new migrations
// at the end, and never change a statement of a released migration.
import type { Migration } from 'kysely/migration'
import * as ground from './0001-ground.ts'
import * as guestsAndAccounts from './0002-guests-and-accounts.ts'
import * as savedPlaces from './0003-saved-places.ts'
import * as carts from './0004-carts.ts'
import * as payments from './0006-payments.ts'
import * as orderLife from './0007-order-life.ts'
import * as sharedBaskets from './0008-shared-baskets.ts'
import * as webhooksAndPush from './0009-webhooks-and-push.ts'
import * as tables from './0011-tables.ts'
import * as events from './0012-events.ts'
import * as quickCompression from './0013-quick-compression.ts'
import * as reasonNames from './0014-reason-names.ts'
import * as eventVolume from './0015-event-volume.ts'
import * as codeRequesters from './0016-code-requesters.ts'
import * as mostOrdered from './0017-most-ordered.ts'
import * as staff from './0018-staff.ts'
import * as liveCatalogue from './0019-live-catalogue.ts'
import * as cdnPurges from './0020-cdn-purges.ts'
import * as undecidedPayments from './0021-undecided-payments.ts'
import * as areaPauses from './0022-area-pauses.ts'
import * as inviteContacts from './0023-invite-contacts.ts'
import * as kitchenBoard from './0024-kitchen-board.ts'
import * as tickets from './0025-tickets.ts'
import * as orderSlots from './0026-order-slots.ts'
import * as reviews from './0031-reviews.ts'
import * as favourites from './0032-favourites.ts'
import * as devicePush from './0033-device-push.ts'
import * as laterTips from './0034-later-tips.ts'
import * as promise from './0035-promise.ts'

export const migrations: Record<string, Migration> = {
  '0001-ground': ground,
  '0002-guests-and-accounts': guestsAndAccounts,
  '0003-saved-places': savedPlaces,
  '0004-carts': carts,
  '0006-payments': payments,
  '0007-order-life': orderLife,
  '0008-shared-baskets': sharedBaskets,
  '0009-webhooks-and-push': webhooksAndPush,
  '0011-tables': tables,
  '0012-events': events,
  '0013-quick-compression': quickCompression,
  '0014-reason-names': reasonNames,
  '0015-event-volume': eventVolume,
  '0016-code-requesters': codeRequesters,
  '0017-most-ordered': mostOrdered,
  '0018-staff': staff,
  '0019-live-catalogue': liveCatalogue,
  '0020-cdn-purges': cdnPurges,
  '0021-undecided-payments': undecidedPayments,
  '0022-area-pauses': areaPauses,
  '0023-invite-contacts': inviteContacts,
  '0024-kitchen-board': kitchenBoard,
  '0025-tickets': tickets,
  '0026-order-slots': orderSlots,
  '0031-reviews': reviews,
  '0032-favourites': favourites,
  '0033-device-push': devicePush,
  '0034-later-tips': laterTips,
  '0035-promise': promise,
}
