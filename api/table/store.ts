// SQL of table codes. A table's code is valid only if it contains the serial number that is stored
// for the table.
import type { Database } from '../platform/database/database.ts'
import type { TableRef } from './table-code.ts'

export type TableStore = ReturnType<typeof openTableStore>

export function openTableStore(database: Pick<Database, 'query'>) {
  return {
    async readSerial({ merchantID, tableID }: TableRef): Promise<number> {
      const { rows } = await database.query<{ serial: number }>(
        'select serial from table_code where merchant_id = $1 and table_id = $2',
        [merchantID, tableID],
      )
      return rows[0]?.serial ?? 1
    },

    /**
     * Returns the serial number of each table's current code, by table id. A table that is not in
     * the map has the serial number 1.
     */
    async listSerials(merchantID: string): Promise<Map<string, number>> {
      const { rows } = await database.query<{ tableID: string; serial: number }>(
        'select table_id as "tableID", serial from table_code where merchant_id = $1',
        [merchantID],
      )
      return new Map(rows.map(({ tableID, serial }) => [tableID, serial]))
    },

    /**
     * Increments the table's serial if it still equals `serial`. A repeated request has the old
     * serial number, so it does not revoke a second code.
     */
    async revoke({ merchantID, tableID }: TableRef, serial: number, now: Date): Promise<void> {
      await database.query(
        `insert into table_code (merchant_id, table_id, serial, changed_at)
         select $1, $2, 2, $4 where $3::int = 1
         on conflict (merchant_id, table_id) do nothing`,
        [merchantID, tableID, serial, now],
      )
      await database.query(
        `update table_code set serial = serial + 1, changed_at = $4
         where merchant_id = $1 and table_id = $2 and serial = $3::int and $3::int > 1`,
        [merchantID, tableID, serial, now],
      )
    },
  }
}
