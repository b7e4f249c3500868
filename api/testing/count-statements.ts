// Counts the SQL statements of an action.
import type { Database } from '../platform/database/database.ts'

/**
 * Runs an action four times and returns the smallest number of statements of a run, because
 * background work, such as jobs, adds statements to some runs. `prepare` runs before each action,
 * which gets its result; its statements are not counted.
 */
export async function countStatements<T = undefined>(
  database: Pick<Database, 'statements'>,
  act: (prepared: T) => Promise<unknown>,
  prepare: () => Promise<T> = async () => undefined as T,
): Promise<number> {
  const counts: number[] = []
  for (let run = 0; run < 4; run++) {
    const prepared = await prepare()
    const before = database.statements()
    await act(prepared)
    counts.push(database.statements() - before)
  }
  return Math.min(...counts)
}
