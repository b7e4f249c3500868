// Deletes the kitchen boards that this browser keeps, when the person or the tablet may no longer
// see them. The boards have names of group members and comments.
import { isKnownDevice } from '../log-in/last-device.ts'
import { openKitchenDatabase } from '../outbox/kitchen-database.ts'

/**
 * Deletes the stored boards. No-op on a paired tablet, which shows its board even if nobody is
 * logged in. Actions that are not sent yet stay.
 */
export async function forgetBoards(): Promise<void> {
  if (isKnownDevice()) return
  const database = await openKitchenDatabase()
  await database.clear('board')
  database.close()
}
