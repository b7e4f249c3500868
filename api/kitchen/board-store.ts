// SQL of the kitchen board: the orders of merchants with their actors, checks and confirmations,
// and the settings of boards.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import { storedOrderColumns, type StoredOrder } from '../order/store.ts'

export type BoardRow = StoredOrder & {
  endedAt: Date | null
  /**
   * The actor of each version of the order. `name` is
   * null without a person, or if the person was deleted.
   */
  actors: { version: number; name: string | null; actionID: string | null }[]
  checkedLines: number[]
  isAcknowledged: boolean
  /** Aliases of the members of a group order, by member id. */
  aliases: Record<string, string>
}
export type BoardSetting = { packingCheck: boolean; playedBy: 'simulator' | 'person' }
type MerchantKey = { country: string; merchantID: string }
type BusyMerchant = MerchantKey & { openOrders: number; lastOrderAt: Date | null }
type OrderKey = { country: string; orderID: string }
type Actor = { personID: string | null; deviceID: string | null; at: Date }
export type BoardStore = ReturnType<typeof openBoardStore>

const defaultSetting: BoardSetting = { packingCheck: false, playedBy: 'simulator' }

// A safety limit, above the number of open orders that a country has at a time.
const openOrdersMax = 20_000

const boardColumns = `${storedOrderColumns}, o.ended_at as "endedAt",
  coalesce((select jsonb_agg(jsonb_build_object('version', a.version, 'name', p.name,
      'actionID', a.action_id) order by a.version)
    from order_actor a left join person p on p.id = a.person_id
    where a.country = o.country and a.order_id = o.id), '[]') as actors,
  coalesce((select jsonb_agg(c.line order by c.line) from order_check c
    where c.country = o.country and c.order_id = o.id), '[]') as "checkedLines",
  exists (select from order_acknowledgement k
    where k.country = o.country and k.order_id = o.id) as "isAcknowledged",
  coalesce((select jsonb_object_agg(m ->> 'memberID', m ->> 'nameAlias')
    from shared_basket g, jsonb_array_elements(g.doc -> 'members') m
    where g.id = o.doc ->> 'groupID'), '{}') as aliases`

export function openBoardStore(database: Pick<Database, 'query'>) {
  const listWhere = async (
    condition: string,
    parameters: unknown[],
    limit: number,
  ): Promise<BoardRow[]> => {
    const { rows } = await database.query<BoardRow>(
      `select ${boardColumns} from orders o where o.country = $1 and o.merchant_id = $2
         and o.doc ->> 'path' <> 'concierge' and ${condition} limit $${parameters.length + 1}`,
      [...parameters, limit],
    )
    return rows
  }

  return {
    /**
     * Returns the merchant's open orders and those that have ended since `endedSince`, oldest
     * first, without orders that couriers place at the counter.
     */
    async listBoard(
      { country, merchantID }: MerchantKey,
      endedSince: Date,
      limit: number,
    ): Promise<BoardRow[]> {
      const key = [country, merchantID]
      const open = 'o.ended_at is null order by o.placed_at, o.id'
      const ended = 'o.ended_at >= $3::timestamptz order by o.ended_at desc'
      const openRows = await listWhere(open, key, limit)
      const endedRows = await listWhere(ended, [...key, endedSince], limit - openRows.length)
      return [...openRows, ...endedRows]
    },

    /** Returns the orders that ended in the period, the latest first. */
    async listHistory(
      { country, merchantID }: MerchantKey,
      { from, to }: { from: Date; to: Date },
      limit: number,
    ): Promise<BoardRow[]> {
      return await listWhere(
        `o.ended_at >= $3::timestamptz and o.ended_at < $4::timestamptz
         order by o.ended_at desc, o.id desc`,
        [country, merchantID, from, to],
        limit,
      )
    },

    async find({ country, orderID }: OrderKey): Promise<BoardRow | null> {
      const { rows } = await database.query<BoardRow>(
        `select ${boardColumns} from orders o where o.country = $1 and o.id = $2`,
        [country, orderID],
      )
      return rows[0] ?? null
    },

    /** Sets and clears the packed marks of order lines. Idempotent. */
    async saveChecks(
      { country, orderID }: OrderKey,
      lines: readonly { line: number; checked: boolean }[],
      { personID, deviceID, at }: Actor,
    ): Promise<void> {
      const linesWhere = (wanted: boolean) => [
        ...new Set(lines.filter(({ checked }) => checked === wanted).map(({ line }) => line)),
      ]
      await database.query(
        `with cleared as (
           delete from order_check where country = $1 and order_id = $2 and line = any($3::int[]))
         insert into order_check (country, order_id, line, ticked_by, at)
         select $1, $2, line, $5, $6 from unnest($4::int[]) as line on conflict do nothing`,
        [country, orderID, linesWhere(false), linesWhere(true), personID ?? deviceID, at],
      )
    },

    /** Returns whether this was the first confirmation of the order. */
    async acknowledge(
      { country, orderID }: OrderKey,
      { personID, deviceID, at }: Actor,
    ): Promise<boolean> {
      const { affected } = await database.query(
        `insert into order_acknowledgement (country, order_id, person_id, device_id, at)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [country, orderID, personID, deviceID, at],
      )
      return affected > 0
    },

    /**
     * Returns the merchants in `candidates`, and all merchants of
     * `countries` that have open orders. Those with open orders come
     * first; within both groups, the merchant with the latest order first.
     */
    async listBusy(
      { candidates, countries }: { candidates: readonly MerchantKey[]; countries: string[] },
      limit: number,
    ): Promise<BusyMerchant[]> {
      const { rows } = await database.query<BusyMerchant>(
        `with named as (
           select country, merchant_id from unnest($1::text[], $2::text[]) as c (country, merchant_id)
           union
           select country, merchant_id from (select country, merchant_id from orders
             where ended_at is null and country = any($3::text[]) limit ${openOrdersMax}) as o)
         select n.country, n.merchant_id as "merchantID", counted.open::int as "openOrders",
           last.placed_at as "lastOrderAt"
         from named n
         cross join lateral (select count(*) as open from orders o
           where o.country = n.country and o.merchant_id = n.merchant_id and o.ended_at is null
             and o.doc ->> 'path' <> 'concierge') as counted
         left join lateral (select o.placed_at from orders o
           where o.country = n.country and o.merchant_id = n.merchant_id
           order by o.placed_at desc limit 1) as last on true
         order by counted.open = 0, last.placed_at desc nulls last, n.merchant_id limit $4`,
        [
          candidates.map(({ country }) => country),
          candidates.map(({ merchantID }) => merchantID),
          countries,
          limit,
        ],
      )
      return rows
    },

    async readSetting({ country, merchantID }: MerchantKey): Promise<BoardSetting> {
      const { rows } = await database.query<BoardSetting>(
        `select packing_check as "packingCheck", played_by as "playedBy" from kitchen_setting
         where country = $1 and merchant_id = $2`,
        [country, merchantID],
      )
      return rows[0] ?? defaultSetting
    },

    /** Returns the ids of merchants whose settings say that a person plays them. */
    async listPlayedByPerson(): Promise<string[]> {
      const { rows } = await database.query<{ id: string }>(
        `select merchant_id as id from kitchen_setting where played_by = 'person'`,
      )
      return rows.map(({ id }) => id)
    },
  }
}

/** Stores settings of the merchant's boards. Omitted settings keep their value. */
export async function saveSetting(
  transaction: Transaction<Schema>,
  { country, merchantID }: MerchantKey,
  { packingCheck, playedBy }: { [Name in keyof BoardSetting]?: BoardSetting[Name] | undefined },
): Promise<void> {
  const check = packingCheck ?? null
  const player = playedBy ?? null
  await sql`
    insert into kitchen_setting as s (country, merchant_id, packing_check, played_by)
    values (${country}, ${merchantID}, coalesce(${check}::boolean, false),
      coalesce(${player}::text, 'simulator'))
    on conflict (country, merchant_id) do update set
      packing_check = coalesce(${check}::boolean, s.packing_check),
      played_by = coalesce(${player}::text, s.played_by)`.execute(transaction)
}
