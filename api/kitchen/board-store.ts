// SQL of the kitchen board: reads a merchant's orders with the names
// of the staff who changed them, and stores which lines are packed,
// which ended orders staff have confirmed, and the settings of boards.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { batchByTurn } from '../platform/database/turn-batch.ts'
import type { Schema } from '../platform/database/schema.ts'
import { storedOrderColumns, type StoredOrder } from '../order/store.ts'

export type BoardRow = StoredOrder & {
  endedAt: Date | null
  /**
   * The actor of each version of the order. `name` is null
   * if no person made the version or the person was deleted.
   */
  actors: { version: number; name: string | null; actionID: string | null }[]
  checkedLines: number[]
  isAcknowledged: boolean
  /** Aliases of the members of a group order, by member id. */
  aliases: Record<string, string>
}
export type BoardSetting = { packingCheck: boolean; playedBy: 'simulator' | 'person' }
/**
 * How many places of the merchant's cooking capacity are taken in one quarter of an hour, which
 * begins at `from` (milliseconds since 1970).
 */
type TakenQuarter = { from: number; taken: number }
/**
 * `load` has those quarters of an hour in the next two hours in which cooking capacity is taken.
 */
export type BoardState = { settings: BoardSetting; load: TakenQuarter[] }
type MerchantKey = { country: string; merchantID: string }
type ListInput = MerchantKey & { endedSince: Date; limit: number }
type StateInput = MerchantKey & { from: Date }
type BusyMerchant = MerchantKey & { openOrders: number; lastOrderAt: Date | null }
type OrderKey = { country: string; orderID: string }
type Actor = {
  personID: string | null
  deviceID: string | null
  actionID: string | null
  at: Date
}
export type BoardStore = ReturnType<typeof openBoardStore>

const defaultSetting: BoardSetting = { packingCheck: false, playedBy: 'simulator' }

// Maximum number of open orders that one read considers, as a safety limit. No country has so many
// open orders at a time.
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

// Maximum numbers of kitchen boards and of orders that one statement reads. They are small, because
// converting the rows of a statement blocks the event loop, and a board has up to 400 orders.
const boardsMax = 20
const ordersMax = 100

// Records an action by its id. `noted` has one row if the action is new. Parameters: $1 country,
// $2 order, $3 action, $4 person, $5 device, $6 time.
const noted = `noted as (
  insert into order_action (country, order_id, action_id, person_id, device_id, at)
  select $1::text, $2::text, $3::text, $4::text, $5::text, $6::timestamptz
  where not exists (select from order_actor a
    where a.country = $1 and a.order_id = $2 and a.action_id = $3)
  on conflict do nothing returning at)`

/**
 * Opens the store of kitchen boards. Reads in the same turn of the event loop are combined into one
 * statement.
 */
export function openBoardStore(database: Pick<Database, 'query'>) {
  const list = batchByTurn(async (inputs: readonly ListInput[]) => {
    const { rows } = await database.query<BoardRow & { nth: number }>(
      `select k.nth::int as nth, b.* from
         unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[]) with ordinality
           as k (country, merchant_id, ended_since, most, nth)
         cross join lateral (
           (select ${boardColumns} from orders o
             where o.country = k.country and o.merchant_id = k.merchant_id
               and o.doc ->> 'path' <> 'concierge' and o.ended_at is null
             order by o.placed_at, o.id limit k.most)
           union all
           (select ${boardColumns} from orders o
             where o.country = k.country and o.merchant_id = k.merchant_id
               and o.doc ->> 'path' <> 'concierge' and o.ended_at >= k.ended_since
             order by o.ended_at desc limit k.most)
         ) as b
       order by k.nth, b."endedAt" desc nulls first, b."order" ->> 'placedAt',
         b."order" ->> 'orderID'`,
      [
        inputs.map(({ country }) => country),
        inputs.map(({ merchantID }) => merchantID),
        inputs.map(({ endedSince }) => endedSince),
        inputs.map(({ limit }) => limit),
      ],
    )
    const byInput = Map.groupBy(rows, ({ nth }) => nth)
    return inputs.map(({ limit }, index) => (byInput.get(index + 1) ?? []).slice(0, limit))
  }, boardsMax)

  const find = batchByTurn(async (keys: readonly OrderKey[]) => {
    const { rows } = await database.query<BoardRow>(
      `select ${boardColumns} from unnest($1::text[], $2::text[]) as k (country, id)
       join orders o on o.country = k.country and o.id = k.id`,
      uniqueKeys(keys),
    )
    const byID = new Map(rows.map((row) => [row.order.orderID, row]))
    return keys.map(({ orderID }) => byID.get(orderID) ?? null)
  }, ordersMax)

  const readState = batchByTurn(async (inputs: readonly StateInput[]) => {
    const { rows } = await database.query<BoardSetting & Pick<BoardState, 'load'>>(
      `select coalesce(s.packing_check, false) as "packingCheck",
         coalesce(s.played_by, 'simulator') as "playedBy",
         coalesce((
           select jsonb_agg(jsonb_build_object(
             'from', (extract(epoch from m.quarter) * 1000)::bigint, 'taken', m.taken)
             order by m.quarter)
           from merchant_slot m
           where m.country = k.country and m.merchant_id = k.merchant_id and m.taken > 0
             and m.quarter >= k.since and m.quarter < k.since + interval '2 hours'), '[]') as load
       from unnest($1::text[], $2::text[], $3::timestamptz[]) with ordinality
         as k (country, merchant_id, since, nth)
       left join kitchen_setting s
         on s.country = k.country and s.merchant_id = k.merchant_id
       order by k.nth`,
      [
        inputs.map(({ country }) => country),
        inputs.map(({ merchantID }) => merchantID),
        inputs.map(({ from }) => from),
      ],
    )
    return rows.map(({ load, ...settings }): BoardState => ({ settings, load }))
  }, boardsMax)

  return {
    /**
     * Returns the merchant's open orders, oldest first, and then the orders that have ended since
     * `endedSince`, the latest first. Omits orders that a courier places at the merchant's counter.
     */
    async listBoard(key: MerchantKey, endedSince: Date, limit: number): Promise<BoardRow[]> {
      return await list({ ...key, endedSince, limit })
    },

    /**
     * Returns the settings of the merchant's kitchen boards, and the taken cooking capacity of the
     * two hours after `from`.
     */
    async readState(key: MerchantKey, from: Date): Promise<BoardState> {
      return await readState({ ...key, from })
    },

    /** Returns the orders that ended in the period, the latest first. */
    async listHistory(
      { country, merchantID }: MerchantKey,
      { from, to }: { from: Date; to: Date },
      limit: number,
    ): Promise<BoardRow[]> {
      const { rows } = await database.query<BoardRow>(
        `select ${boardColumns} from orders o where o.country = $1 and o.merchant_id = $2
           and o.doc ->> 'path' <> 'concierge'
           and o.ended_at >= $3::timestamptz and o.ended_at < $4::timestamptz
         order by o.ended_at desc, o.id desc limit $5`,
        [country, merchantID, from, to, limit],
      )
      return rows
    },

    async find(key: OrderKey): Promise<BoardRow | null> {
      return await find(key)
    },

    /**
     * Marks order lines as packed or not packed. Returns false
     * and changes nothing if the action was made before.
     */
    async saveChecks(
      { country, orderID }: OrderKey,
      lines: readonly { line: number; checked: boolean }[],
      { personID, deviceID, actionID, at }: Actor,
    ): Promise<boolean> {
      const linesWhere = (wanted: boolean) => [
        ...new Set(lines.filter(({ checked }) => checked === wanted).map(({ line }) => line)),
      ]
      const { rows } = await database.query(
        `with ${noted}, cleared as (
           delete from order_check c using noted
           where c.country = $1 and c.order_id = $2 and c.line = any($7::int[])
         ), ticked as (
           insert into order_check (country, order_id, line, ticked_by, at)
           select $1, $2, line, coalesce($4, $5), $6 from noted, unnest($8::int[]) as line
           on conflict do nothing)
         select at from noted`,
        [country, orderID, actionID, personID, deviceID, at, linesWhere(false), linesWhere(true)],
      )
      return rows.length > 0
    },

    /**
     * Records that staff have confirmed the end of the order. An earlier confirmation
     * is not replaced. Returns false and changes nothing if the action was made before.
     */
    async acknowledge(
      { country, orderID }: OrderKey,
      { personID, deviceID, actionID, at }: Actor,
    ): Promise<boolean> {
      const { rows } = await database.query(
        `with ${noted}, acknowledged as (
           insert into order_acknowledgement (country, order_id, person_id, device_id, at)
           select $1, $2, $4, $5, $6 from noted on conflict do nothing)
         select at from noted`,
        [country, orderID, actionID, personID, deviceID, at],
      )
      return rows.length > 0
    },

    /**
     * Returns the merchants in `candidates`, and all merchants of `countries`
     * that have open orders. Merchants with open orders come first. Within
     * both groups, the merchant with the latest order comes first.
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

    /** Returns the ids of merchants whose orders are answered by a person, not by the simulator. */
    async listPlayedByPerson(): Promise<string[]> {
      const { rows } = await database.query<{ id: string }>(
        `select merchant_id as id from kitchen_setting where played_by = 'person'`,
      )
      return rows.map(({ id }) => id)
    },
  }
}

/** Returns the countries and the ids of the orders, without repetitions. */
function uniqueKeys(keys: readonly OrderKey[]): [countries: string[], orderIDs: string[]] {
  const unique = [...new Map(keys.map((key) => [key.orderID, key])).values()]
  return [unique.map(({ country }) => country), unique.map(({ orderID }) => orderID)]
}

/** Stores settings of the merchant's kitchen boards. Omitted settings keep their value. */
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
