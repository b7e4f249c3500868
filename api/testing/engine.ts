// A fresh, migrated database for a test, on the engine that the test run names.
import type { Database } from '../platform/database.ts'

/** Opens a new empty database with all tables; closing it drops it. TEST_ENGINE = pglite (default) or postgres. */
export async function openTestDatabase(): Promise<Database> {
  throw new Error('A test database cannot be opened yet.')
}
