// SQL expressions that give rows the form that they have on the wire.

/** A moment as an ISO 8601 instantText, UTC, to the millisecond. */
export const instantText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A row of `help_request` as a `HelpRequest`. */
export const helpDocument = (row: string): string => `jsonb_build_object(
  'helpID', ${row}.help_id, 'topic', ${row}.topic, 'itemIDs', ${row}.item_ids, 'comment', ${row}.comment, 'at', ${instantText(`${row}.at`)},
  'state', ${row}.state, 'answeredAt', ${instantText(`${row}.answered_at`)}, 'refundedInMinor', ${row}.refunded_in_minor)`
