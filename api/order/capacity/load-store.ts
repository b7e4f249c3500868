// SQL that reads how many of a merchant's cooking places are taken in each quarter of an hour.
import type { Database } from '../../platform/database/database.ts'

export type LoadStore = ReturnType<typeof openLoadStore>

export function openLoadStore(database: Pick<Database, 'query'>) {
  return {
    /**
     * Returns the number of taken cooking places by quarter of an hour.
     * A key is the start of the quarter in milliseconds since 1970.
     */
    async read(
      { country, merchantID }: { country: string; merchantID: string },
      { from, until }: { from: Date; until: Date },
    ): Promise<Map<number, number>> {
      const { rows } = await database.query<{ quarter: Date; taken: number }>(
        `select quarter, taken from merchant_slot
         where country = $1 and merchant_id = $2 and quarter >= $3 and quarter < $4 and taken > 0`,
        [country, merchantID, from, until],
      )
      return new Map(rows.map(({ quarter, taken }) => [quarter.getTime(), taken]))
    },
  }
}
