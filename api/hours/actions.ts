// Use cases of opening hours: read them, change them, and set a special day for several merchants.
// Each change creates a new revision of the merchant.
import { findHoursFaults } from '@tingkat/catalogue/check-opening-hours'
import {
  specialDaysMax,
  type ApplySpecialDay,
  type HandoverList,
  type MerchantHours,
  type OrderDecision,
  type OutsideOrder,
  type SaveHours,
} from '@tingkat/contract/console/merchant-hours'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { OpeningHours } from '@tingkat/ordering/merchant/merchant'
import { allows, type Membership, type Scope } from '@tingkat/ordering/permissions'
import { isWindowOpen } from '@tingkat/ordering/schedule'
import { problem, ProblemError } from '../http/problem.ts'
import type { Editor } from '../merchant-editing/editor.ts'
import {
  readPublishedFile,
  type EditedKey,
  type EditingPorts,
  type Published,
} from '../merchant-editing/edited-merchant.ts'
import {
  actorOf,
  auditOf,
  requirePublishable,
  spread,
  writePublished,
} from '../merchant-editing/publish-actions.ts'
import { lockRevision } from '../merchant-editing/revision-store.ts'
import { moveStoredOrder, type MovingPorts } from '../order/moving/moving-actions.ts'
import { writeAudit } from '../staff/audit-store.ts'
import type { Caller } from '../staff/change-store.ts'
import { toScopeFilter } from '../staff/people/scope-store.ts'
import { datesAt, sortByDate, toHoursView } from './hours-view.ts'
import {
  carryDraft,
  handToDesk,
  listHandedOver,
  listHandovers,
  listScheduledOrders,
  type Connection,
  type OpenTransaction,
} from './store.ts'

export type HoursPorts = EditingPorts & { kysely: Connection; moving: MovingPorts }
type Decisions = Readonly<Record<string, OrderDecision>>
type HoursChange = { key: EditedKey; published: Published; hours: OpeningHours }
type Settled = { change: HoursChange; outside: readonly OutsideOrder[] }
type Request = {
  actionID: string
  kind: string
  input: unknown
  decisions: Decisions
  /** The revision that the caller has seen. If undefined, the change applies to any revision. */
  baseRevision?: number
}

/**
 * Returns the merchant's opening hours for the console. Throws not_found for an unknown merchant.
 */
export async function readHours(ports: HoursPorts, key: EditedKey): Promise<MerchantHours> {
  const { revision, file } = await readPublishedFile(ports, key)
  return toHoursView(key, { revision, hours: file.openingHours }, ports.clock())
}

/**
 * Saves the opening hours. A repeated action id has no effect. Throws revision_conflict if the
 * merchant was changed since `baseRevision`, orders_outside_hours for scheduled orders without a
 * decision, forbidden if the caller may not cancel orders, and invalid_request with
 * `context.faults`.
 */
export async function saveHours(
  ports: HoursPorts,
  { key, caller, memberships }: Editor,
  { actionID, baseRevision, decisions, ...input }: SaveHours,
): Promise<MerchantHours> {
  const published = await readPublishedFile(ports, key)
  const { weekly, lastOrderMinutes, specialDays } = input
  const hours = { ...published.file.openingHours, weekly, lastOrderMinutes }
  const change = { key, published, hours: withSpecialDays(published, hours, specialDays, caller) }
  const kind = 'hours.save'
  const request = { actionID, kind, input: { ...key, ...input }, decisions, baseRevision }
  await changeHours(ports, caller, memberships, [change], request)
  return await readHours(ports, key)
}

/**
 * Sets the special day for all of these merchants or
 * for none. Throws the same problems as `saveHours`.
 */
export async function applySpecialDay(
  ports: HoursPorts,
  editors: readonly Editor[],
  { actionID, merchantIDs, day, decisions }: ApplySpecialDay,
): Promise<MerchantHours[]> {
  const changes: HoursChange[] = []
  for (const { key, caller } of editors) {
    const published = await readPublishedFile(ports, key)
    const hours = published.file.openingHours
    const others = (hours.holidays ?? []).filter(({ date }) => date !== day.date)
    const { today } = datesAt(hours.timeZone, caller.at)
    const days = [...others.filter(({ date }) => date >= today), day]
    if (days.length > specialDaysMax)
      throw faulty([{ path: 'day', message: `${key.merchantID} has ${specialDaysMax} already` }])
    changes.push({ key, published, hours: withSpecialDays(published, hours, days, caller) })
  }
  const [first] = editors
  if (!first) return []
  const request = { actionID, kind: 'hours.special-day', input: { merchantIDs, day }, decisions }
  await changeHours(ports, first.caller, first.memberships, changes, request)
  return await Promise.all(editors.map(({ key }) => readHours(ports, key)))
}

/**
 * Returns the scheduled orders outside their merchants' new hours that the operator's staff have to
 * handle. Includes only orders in countries that the caller's roles cover.
 */
export async function readHandovers(
  { kysely }: Pick<HoursPorts, 'kysely'>,
  scopes: readonly Scope[],
): Promise<HandoverList> {
  const rows = await listHandovers(kysely, toScopeFilter(scopes))
  return {
    orders: rows.map(({ at, country, ...row }) => ({
      ...row,
      country: country as CountryCode,
      at: at.toISOString(),
    })),
  }
}

/** Keeps yesterday's special day, because its hours may last until after midnight. */
function withSpecialDays(
  { file }: Published,
  hours: OpeningHours,
  days: readonly { date: string; spans: { from: string; to: string }[] }[],
  { at }: Caller,
): OpeningHours {
  const { yesterday } = datesAt(hours.timeZone, at)
  const kept = (file.openingHours.holidays ?? []).filter(({ date }) => date === yesterday)
  return { ...hours, holidays: sortByDate([...kept, ...days]).slice(-specialDaysMax) }
}

const faulty = (faults: readonly { path: string; message: string }[]) =>
  problem('invalid_request', { faults })

async function changeHours(
  ports: HoursPorts,
  caller: Caller,
  memberships: readonly Membership[],
  changes: readonly HoursChange[],
  { actionID, kind, input, decisions, baseRevision }: Request,
): Promise<void> {
  for (const { published, hours } of changes) checkFaults(published, hours, caller.at)
  const { repeated } = await ports.changes.runOnce(
    caller,
    { actionID, kind, input },
    async (transaction) => {
      const sorted = changes.toSorted((a, b) => (a.key.merchantID < b.key.merchantID ? -1 : 1))
      for (const { key } of sorted) await lockRevision(transaction, key)
      for (const { key, published } of sorted)
        await requireRevision(transaction, key, published, baseRevision)
      const settled = await settleOrders(transaction, memberships, sorted, decisions)
      for (const each of settled)
        await writeHours(ports, transaction, caller, each, { decisions, kind })
      return { targetID: sorted[0]?.key.merchantID ?? '', audit: null }
    },
  )
  if (!repeated) for (const { key } of changes) await spread(ports, key)
  for (const { key } of changes)
    if (allows(memberships, 'order.cancel', key)) await cancelOrders(ports, caller, key, decisions)
}

/** Throws revision_conflict if the published revision is not the one that the caller has seen. */
async function requireRevision(
  transaction: OpenTransaction,
  key: EditedKey,
  published: Published,
  baseRevision: number | undefined,
): Promise<void> {
  const revision = await lockRevision(transaction, key)
  if (revision === undefined) throw problem('not_found')
  if (revision !== published.revision || revision !== (baseRevision ?? revision))
    throw problem('revision_conflict', { revision })
}

function checkFaults({ file }: Published, hours: OpeningHours, now: Date): void {
  const { yesterday, today, lastDate } = datesAt(hours.timeZone, now)
  const isKept = (file.openingHours.holidays ?? []).some(({ date }) => date === yesterday)
  const faults = findHoursFaults(hours, { first: isKept ? yesterday : today, last: lastDate })
  if (faults.length > 0) throw faulty(faults)
}

/**
 * Returns the orders whose delivery window is outside the new hours but was within the old hours.
 */
function findOutside(
  { key, published, hours }: HoursChange,
  orders: Awaited<ReturnType<typeof listScheduledOrders>>,
): OutsideOrder[] {
  const { preparationMinutes } = published.merchant
  const before = { hours: published.file.openingHours, preparationMinutes }
  const after = { hours, preparationMinutes }
  return orders
    .filter((order) => isWindowOpen(before, order) && !isWindowOpen(after, order))
    .map((order) => ({ ...order, merchantID: key.merchantID }))
}

function requireDecisions(outside: readonly OutsideOrder[], decisions: Decisions): void {
  if (outside.some(({ orderID }) => decisions[orderID] === undefined))
    throw problem('orders_outside_hours', { orders: outside })
}

/**
 * Returns each change with the orders that are outside its new hours. Throws orders_outside_hours
 * for orders without a decision, or forbidden if the caller may not cancel an order.
 */
async function settleOrders(
  transaction: OpenTransaction,
  memberships: readonly Membership[],
  changes: readonly HoursChange[],
  decisions: Decisions,
): Promise<Settled[]> {
  const settled: Settled[] = []
  for (const change of changes) {
    const orders = await listScheduledOrders(transaction, change.key)
    settled.push({ change, outside: findOutside(change, orders) })
  }
  requireDecisions(
    settled.flatMap(({ outside }) => outside),
    decisions,
  )
  for (const { change, outside } of settled) {
    const isCancelling = outside.some(({ orderID }) => decisions[orderID] === 'cancel')
    if (isCancelling && !allows(memberships, 'order.cancel', change.key))
      throw problem('forbidden', { permission: 'order.cancel' })
  }
  return settled
}

/**
 * Cancels the orders that the caller has decided to cancel. They were handed to the desk (the
 * operator's staff) when the hours were stored, so the desk still lists them if the process stops
 * before they are cancelled.
 */
async function cancelOrders(
  ports: HoursPorts,
  caller: Caller,
  key: EditedKey,
  decisions: Decisions,
): Promise<void> {
  if (!Object.values(decisions).includes('cancel')) return
  for (const orderID of await listHandedOver(ports.kysely, key))
    if (decisions[orderID] === 'cancel') await cancelOrder(ports, caller, orderID)
}

/** Cancels the order; no-op if it has ended. */
async function cancelOrder(
  { moving }: HoursPorts,
  { personID, deviceID, at }: Caller,
  orderID: string,
): Promise<void> {
  try {
    await moveStoredOrder(
      moving,
      orderID,
      {
        move: 'cancel',
        by: 'operator',
        cancellation: { reason: 'merchant_closing', comment: '' },
        actor: { personID, deviceID, partnerID: null, actionID: null, madeAt: at },
      },
      () => true,
    )
  } catch (error) {
    if (!(error instanceof ProblemError && error.problem.code === 'impossible_move')) throw error
  }
}

/**
 * Writes the next revision with its audit row. The caller must lock and check the revision before.
 */
async function writeHours(
  ports: HoursPorts,
  transaction: OpenTransaction,
  caller: Caller,
  { change: { key, published, hours }, outside }: Settled,
  { decisions, kind }: Pick<Request, 'decisions' | 'kind'>,
): Promise<void> {
  const { revision } = published
  const [kept, cancelled, handed] = (['keep', 'cancel', 'desk'] as const).map((decision) =>
    outside.map(({ orderID }) => orderID).filter((orderID) => decisions[orderID] === decision),
  ) as [string[], string[], string[]]
  const by = actorOf(caller)
  await carryDraft(transaction, key, hours, revision)
  const file = requirePublishable(key, { ...published.file, openingHours: hours }, published, true)
  await writePublished(ports, transaction, key, published, {
    file,
    by,
    at: caller.at,
    note: 'opening hours',
  })
  await handToDesk(transaction, key, [...handed, ...cancelled], { by, at: caller.at })
  const after = { revision: revision + 1, ...hours, kept, cancelled, handed }
  const before = { revision, ...published.file.openingHours, kept: [], cancelled: [], handed: [] }
  await writeAudit(transaction, caller, auditOf(kind, key, after, before), caller)
}
