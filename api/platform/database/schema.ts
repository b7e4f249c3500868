// Types of the tables for Kysely. The migrations create these tables.
import type { ColumnType, Generated } from 'kysely'

/**
 * A jsonb column: read as a parsed value and written as JSON text, because
 * PGlite and the client of PostgreSQL servers convert arrays differently.
 */
export type Json<T> = ColumnType<T, string, string>
/** A timestamptz column: read and written as Date. */
type Instant = ColumnType<Date, Date, Date>
type Stamp = ColumnType<Date, Date | undefined, Date>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export type CatalogueTable = {
  country: string
  version: number
  doc: Json<unknown>
  imported_at: Stamp
}
export type MerchantTable = {
  country: string
  id: string
  version: number
  doc: Json<unknown>
  revision: Generated<number>
  imported_revision: Generated<number>
  state: Generated<'draft' | 'live' | 'suspended' | 'closed'>
  changed_at: Optional<Date>
}
export type MerchantRevisionTable = {
  country: string
  merchant_id: string
  revision: number
  file: Json<unknown>
  digest: Uint8Array
  origin: 'import' | 'console'
  by: string
  at: Instant
  note: Generated<string>
}
export type MerchantDraftTable = {
  country: string
  merchant_id: string
  version: number
  file: Json<unknown>
  base_revision: number
  saved_by: string
  saved_at: Instant
  publish_at: Optional<Date>
  publish_by: Optional<string>
  publish_failure: Optional<string>
}
export type MerchantPictureTable = {
  country: string
  merchant_id: string
  id: string
  kind: 'dish' | 'cover'
  uploaded_by: string
  uploaded_at: Instant
}
export type MerchantLiveTable = {
  country: string
  merchant_id: string
  version: number
  doc: Json<unknown>
  changed_at: Instant
}
export type MerchantSlotTable = {
  country: string
  merchant_id: string
  quarter: Instant
  taken: Generated<number>
  cap: number
}
export type AccountTable = {
  id: string
  phone: string
  name: Optional<string>
  safe_id: string
  created_at: Stamp
  enterprise: Optional<unknown>
}
export type LoginCodeTable = {
  id: string
  phone: string
  purpose: Generated<'login' | 'delete_account'>
  code_hash: Uint8Array
  tries: Generated<number>
  tries_max: Generated<number>
  requester: Optional<Uint8Array>
  trusted: Generated<boolean>
  expires_at: Instant
  used_at: Optional<Date>
  created_at: Stamp
}
export type SessionTable = {
  token_hash: Uint8Array
  id: Generated<string>
  account_id: string
  browser: Generated<string>
  system: Generated<string>
  created_at: Stamp
  seen_at: Stamp
  expires_at: Instant
}
export type ServerSecretTable = { name: string; value: Uint8Array; created_at: Stamp }
export type PartnerRole = 'merchant' | 'courier' | 'operator' | 'chatbot' | 'printer'
export type PartnerTable = {
  id: string
  name: string
  role: PartnerRole
  country: string
  /** The merchants of the partner; null for every merchant of the country. */
  merchant_ids: Optional<string[]>
  token_hash: Uint8Array
  created_at: Stamp
  revoked_at: Optional<Date>
}
export type OrdersTable = {
  country: string
  id: string
  account_id: string
  merchant_id: string
  code: string
  state: string
  final_state: Optional<string>
  version: number
  type: string
  currency: string
  total_in_minor: number
  doc: Json<unknown>
  placed_at: Instant
  state_since: Instant
  ended_at: Optional<Date>
}
export type IdempotencyKeyTable = {
  account_id: string
  key: string
  fingerprint: Uint8Array
  order_id: string
  answer: Json<unknown>
  created_at: Stamp
}
export type LedgerEntryTable = {
  id: Generated<number>
  country: string
  order_id: string
  movement: string
  account: string
  amount_in_minor: number
  currency: string
  at: Instant
  reference: Generated<string>
  owner: Optional<string>
}
export type BalanceTable = {
  account_id: string
  currency: string
  account: string
  amount_in_minor: number
}
export type PaymentTable = {
  reference: string
  country: string
  account_id: string
  key: string
  type: string
  source: string
  currency: string
  amount_in_minor: number
  captured_in_minor: Generated<number>
  refunded_in_minor: Generated<number>
  state: string
  challenge: Json<unknown>
  draft: Json<unknown>
  lead_minutes: Generated<number>
  created_at: Instant
  expires_at: Instant
}
export type SandboxPaymentTable = {
  reference: string
  amount_in_minor: number
  currency: string
  state: string
  reason: Optional<string>
  captured_in_minor: Generated<number>
  refunds: Json<unknown>
  charges: Generated<number>
}
export type SavedPlaceTable = {
  account_id: string
  id: string
  kind: string
  label: string
  location: Json<unknown>
  created_at: Stamp
}
export type FavouriteTable = { account_id: string; merchant_id: string; added_at: Instant }
export type CartTable = {
  account_id: string
  country: string
  version: number
  write_id: string
  merchant_id: Optional<string>
  doc: Json<unknown>
  updated_at: Instant
}
export type TableCodeTable = {
  merchant_id: string
  table_id: string
  serial: number
  changed_at: Instant
}
export type GroupOrderTable = {
  id: string
  country: string
  kind: string
  merchant_id: string
  table_id: string
  creator_id: string
  state: string
  version: number
  doc: Json<unknown>
  paying_order_id: Optional<string>
  order_id: Optional<string>
  created_at: Instant
  updated_at: Instant
}
export type GroupOrderMemberTable = { account_id: string; basket_id: string }
export type OutboxTable = {
  id: Generated<number>
  country: string
  order_id: string
  version: number
  type: string
  payload: Json<unknown>
  created_at: Stamp
  published_at: Optional<Date>
}

export type WebhookTable = {
  partner_id: string
  url: string
  secret: Uint8Array
  former_secret: Optional<Uint8Array>
  former_until: Optional<Date>
  created_at: Instant
  disabled_at: Optional<Date>
  last_at: Optional<Date>
  last_status: Optional<number>
  last_failure: Optional<string>
}
/** Columns of a queued message. `leased_until` is set while a process is sending it. */
type Waiting = {
  id: Generated<number>
  country: string
  order_id: string
  version: number
  created_at: Instant
  attempts: Generated<number>
  next_at: Instant
  leased_until: Optional<Date>
}
export type WebhookDeliveryTable = Waiting & {
  message_id: Generated<string>
  partner_id: string
  type: string
}
export type PushSubscriptionTable = {
  id: string
  account_id: string
  session_hash: Uint8Array
  endpoint: string
  p256dh: string
  auth: string
  language: string
  created_at: Instant
}
export type PushMessageTable = Waiting & { subscription_id: string; topic: string; kind: string }

export type Schema = {
  catalogue: CatalogueTable
  merchant: MerchantTable
  merchant_revision: MerchantRevisionTable
  merchant_draft: MerchantDraftTable
  merchant_picture: MerchantPictureTable
  merchant_live: MerchantLiveTable
  merchant_slot: MerchantSlotTable
  account: AccountTable
  login_code: LoginCodeTable
  session: SessionTable
  server_secret: ServerSecretTable
  partner: PartnerTable
  orders: OrdersTable
  idempotency_key: IdempotencyKeyTable
  ledger_entry: LedgerEntryTable
  outbox: OutboxTable
  saved_place: SavedPlaceTable
  favourite: FavouriteTable
  cart: CartTable
  shared_basket: GroupOrderTable
  shared_basket_member: GroupOrderMemberTable
  table_code: TableCodeTable
  balance: BalanceTable
  payment: PaymentTable
  sandbox_payment: SandboxPaymentTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  push_subscription: PushSubscriptionTable
  push_message: PushMessageTable
}
