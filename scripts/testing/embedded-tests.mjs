// The API tests that `npm test` also runs on the embedded database engine. All API tests run on
// PostgreSQL. Both engines have the same SQL, so the embedded engine runs only the tests of what
// differs (its own files, migrations, jobs) and one test of each store. `npm run test:long` runs
// all API tests on both.
export const embeddedTests = [
  'api/platform/{database,jobs,keys,pglite}/**/*.test.ts',
  'api/platform/events/outbox.test.ts',
  'api/account/account.test.ts',
  'api/backup/backup.test.ts',
  'api/cart/cart.test.ts',
  'api/catalogue/import-revisions.test.ts',
  'api/catalogue/live/live.test.ts',
  'api/cdn/purging.test.ts',
  'api/group-order/group.test.ts',
  'api/hours/hours.test.ts',
  'api/housekeeping/housekeeping.test.ts',
  'api/merchant-editing/schedule.test.ts',
  'api/migrations/**/*.test.ts',
  'api/order/live/position.test.ts',
  'api/order/placing/placing.test.ts',
  'api/order/talk/chat.test.ts',
  'api/order/talk/help.test.ts',
  'api/partner/partner.test.ts',
  'api/payment/card.test.ts',
  'api/payment/refund.test.ts',
  'api/providers/payments/payments.test.ts',
  'api/push/subscription.test.ts',
  'api/saved-place/routes.test.ts',
  'api/staff/staff.test.ts',
  'api/table/table.test.ts',
  'api/telemetry/backlog-plan.test.ts',
  'api/tracking/sink.test.ts',
  'api/webhook/webhook.test.ts',
]
