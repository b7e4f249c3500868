// Renames cancellation reasons and kinds of push messages: merchant and courier replace kitchen and
// rider. A server of the previous version may still write old names to new events; the storefront
// shows such a reason without a text.
import { sql, type Kysely } from 'kysely'

const reasons = {
  kitchen_busy: 'merchant_busy',
  kitchen_closing: 'merchant_closing',
  no_rider: 'no_courier',
  rider_trouble: 'courier_trouble',
}
const pushKinds = { rider: 'courier', new_rider: 'new_courier' }

const formerReasons = Object.keys(reasons)
const reasonPath = '$.events[*].cancellation.reason ? (@ like_regex "^(kitchen|no|rider)_")'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders set doc = jsonb_set(doc, '{events}', (
      select jsonb_agg(
        case when ${isFormer(sql`e.event`)}
          then jsonb_set(e.event, '{cancellation,reason}', ${presentName(sql`e.event`)})
          else e.event end
        order by e.nth)
      from jsonb_array_elements(doc -> 'events') with ordinality as e(event, nth)))
    where jsonb_path_exists(doc, ${reasonPath}::jsonpath)`.execute(db)
  await sql`
    update outbox set payload = jsonb_set(payload, '{cancellation,reason}',
      ${presentName(sql`payload`)})
    where ${isFormer(sql`payload`)}`.execute(db)
  for (const [former, present] of Object.entries(pushKinds))
    await sql`update push_message set kind = ${present} where kind = ${former}`.execute(db)
}

const isFormer = (event: ReturnType<typeof sql>) =>
  sql`coalesce(${event} #>> '{cancellation,reason}' = any(${formerReasons}::text[]), false)`

const presentName = (event: ReturnType<typeof sql>) =>
  sql`(${JSON.stringify(reasons)}::text::jsonb -> (${event} #>> '{cancellation,reason}'))`
