// The browser's database of the kitchen console. It contains actions that are not sent yet, and the
// last kitchen board.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { OutboxEntry } from './outbox-entry.ts'

type Schema = DBSchema & {
  outbox: { key: number; value: OutboxEntry<unknown>; indexes: { actionID: string } }
  board: { key: string; value: unknown }
}
export type KitchenDatabase = IDBPDatabase<Schema>

const name = 'tingkat-kitchen'
const version = 1

/** Opens the database, which closes itself when a newer version of the page wants to upgrade it. */
export async function openKitchenDatabase(): Promise<KitchenDatabase> {
  const database = await openDB<Schema>(name, version, {
    upgrade(upgraded) {
      const outbox = upgraded.createObjectStore('outbox', { keyPath: 'nth', autoIncrement: true })
      outbox.createIndex('actionID', 'actionID', { unique: true })
      upgraded.createObjectStore('board')
    },
    blocking: () => database.close(),
  })
  return database
}
