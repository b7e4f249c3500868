// The API tests that `npm test` also runs on the embedded database engine. All API tests run on
// PostgreSQL, and both engines execute the same SQL. So the embedded engine runs only tests of what
// differs (its own files, transactions, migrations, jobs) and one path through each store, in few
// files, because each file opens a database. `npm run test:long` runs all API tests on both
// engines.
export const embeddedTests = [
  'api/platform/database/{database,migrate,retry-transaction,statement}.test.ts',
  'api/platform/events/outbox.test.ts',
  'api/platform/jobs/jobs.test.ts',
  'api/platform/pglite/**/*.test.ts',
  'api/migrations/0014-reason-names.test.ts',
  // This test covers accounts, sessions, login codes, saved places, favourites, and the personal
  // data of orders.
  'api/account/own-data.test.ts',
  'api/backup/backup.test.ts',
  'api/cart/cart.test.ts',
  'api/catalogue/most-ordered.test.ts',
  'api/cdn/purging.test.ts',
  'api/group-order/shared-table.test.ts',
  'api/housekeeping/housekeeping.test.ts',
  'api/kitchen/board-store.test.ts',
  'api/kitchen/push/device-push.test.ts',
  'api/merchant-editing/statements.test.ts',
  'api/order/capacity/capacity.test.ts',
  'api/order/live/position.test.ts',
  'api/order/placing/place-many.test.ts',
  'api/order/review/review.test.ts',
  'api/order/talk/{chat,help}.test.ts',
  'api/order/ticket/ticket.test.ts',
  'api/order/tip/tip.test.ts',
  'api/payment/refund.test.ts',
  'api/push/subscription.test.ts',
  'api/settings/page-text/page-text.test.ts',
  // This test requests each route for staff once: log-ins, devices, people, partner tokens, drafts
  // and pictures.
  'api/staff/role-matrix.test.ts',
  'api/table/table.test.ts',
  'api/telemetry/backlog-plan.test.ts',
  'api/tracking/sink.test.ts',
  'api/webhook/webhook.test.ts',
]

/**
 * Folders of the API without a test in `embeddedTests`, each with the listed test that runs the
 * statements of the folder's stores.
 */
export const testedElsewhere = {
  'api/catalogue/live': 'api/merchant-editing/statements.test.ts',
  'api/desk': 'api/staff/role-matrix.test.ts',
  'api/hours': 'api/staff/role-matrix.test.ts',
  'api/partner': 'api/webhook/webhook.test.ts',
  'api/providers/payments': 'api/payment/refund.test.ts',
}
