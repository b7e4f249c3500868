// SQL expressions that convert columns and rows to the JSON format of the API.

/** Returns SQL that converts a `timestamptz` column to ISO 8601 text in UTC, to the millisecond. */
export const instantText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Returns SQL that converts a row of the table `help_request` to a `HelpRequest` in JSON. */
export const helpDocument = (row: string): string => `jsonb_build_object(
  'helpID', ${row}.help_id, 'topic', ${row}.topic, 'itemIDs', ${row}.item_ids, 'comment', ${row}.comment, 'at', ${instantText(`${row}.at`)},
  'state', ${row}.state, 'answeredAt', ${instantText(`${row}.answered_at`)}, 'refundedInMinor', ${row}.refunded_in_minor)`
