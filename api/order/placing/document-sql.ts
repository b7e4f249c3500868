// Rows as the documents that the wire carries, for statements that read them along with an order.

/** A moment as an ISO 8601 instant, UTC, to the millisecond. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A row of `help_request` as a `HelpRequest`. */
export const helpDocument = (row: string): string => `jsonb_build_object(
  'helpID', ${row}.help_id, 'topic', ${row}.topic, 'itemIDs', ${row}.item_ids, 'comment', ${row}.comment, 'at', ${instant(`${row}.at`)},
  'state', ${row}.state, 'answeredAt', ${instant(`${row}.answered_at`)}, 'refundedInMinor', ${row}.refunded_in_minor)`
