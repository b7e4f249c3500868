// Use case of the desk, the operator's console: lists the orders, merchants and tablets that staff
// should look at now.
import type { StuckList } from '@tingkat/contract/console/desk'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { isClosed } from '@tingkat/ordering/merchant/merchant'
import { troublesOf } from '@tingkat/ordering/order/troubles'
import type { Scope } from '@tingkat/ordering/permissions'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { toScopeFilter, type ScopeFilter } from '../staff/people/scope-store.ts'
import type { DeskOrderRow, DeskStore } from './store.ts'

export type DeskPorts = { catalogue: Catalogue; desk: DeskStore; clock: () => Date }

// A merchant's tablet sends a request every minute, so it is listed as silent after five minutes
// without one. After a week, it counts as out of use and is no longer listed.
const silentMs = 5 * 60_000
const retiredMs = 7 * 24 * 3_600_000
const silentTabletsMax = 2_000

// Maximum numbers of orders that are read and listed at once. Staff handle the orders with the
// longest delays first and then read the list again.
const openOrdersMax = 5_000
const listedMax = 100

/**
 * Returns the orders that are stuck, the merchants that cannot be reached, and the silent tablets,
 * all in the countries and of the merchants that the caller's roles cover.
 */
export async function readStuck(ports: DeskPorts, scopes: readonly Scope[]): Promise<StuckList> {
  const now = ports.clock()
  const filter = toScopeFilter(scopes)
  const rows = await ports.desk.listOpen(filter, openOrdersMax)
  const stuck = rows
    .flatMap((row) => describe(ports, row, now))
    .toSorted((a, b) => b.excessMs - a.excessMs)
  const merchants = listUnreachable(ports, filter)
  const tablets = await listSilentTablets(ports, filter, now)
  return {
    now: now.toISOString(),
    truncated:
      rows.length === openOrdersMax ||
      [stuck, merchants, tablets].some(({ length }) => length > listedMax),
    orders: stuck.slice(0, listedMax).map(({ listed }) => listed),
    merchants: merchants.slice(0, listedMax),
    tablets: tablets.slice(0, listedMax),
  }
}

type Listed = StuckList['orders'][number]

/**
 * Returns a list with the order and its troubles, for example an
 * overdue state. The list is empty if the order has no troubles.
 */
function describe(
  { catalogue }: DeskPorts,
  { order, partnerRevokedAt }: DeskOrderRow,
  now: Date,
): { listed: Listed; excessMs: number }[] {
  const country = order.countryCode as CountryCode
  const { ID, name, timeZone } = order.merchant
  const { unreachableSince } = catalogue.liveOf(country).of(ID).live
  const context = {
    unreachableSince,
    partnerRevokedAt: partnerRevokedAt?.toISOString() ?? null,
  }
  const found = troublesOf(order, context, now)
  if (!found) return []
  const { orderID, orderCode, path, orderState, placedAt, courier } = order
  const listed: Listed = {
    orderID,
    orderCode,
    country,
    merchantID: ID,
    merchantName: name,
    timeZone,
    path,
    orderState,
    placedAt,
    courierName: courier?.name ?? null,
    troubles: found.troubles,
  }
  return [{ listed, excessMs: found.excessMs }]
}

/**
 * Returns the merchants that the caller's roles cover and that cannot be reached, beginning with
 * those that could not be reached for longest.
 */
function listUnreachable(
  { catalogue }: DeskPorts,
  { everywhere, countries, merchantIDs }: ScopeFilter,
): StuckList['merchants'] {
  return countryCodes
    .flatMap((country) => {
      const isWhole = everywhere || countries.includes(country)
      const snapshot = catalogue.of(country)
      if (!snapshot) return []
      const IDs = isWhole ? snapshot.merchants.keys() : merchantIDs
      return [...IDs].flatMap((merchantID) => {
        const merchant = snapshot.merchants.get(merchantID)
        const { unreachableSince } = catalogue.liveOf(country).of(merchantID).live
        if (!merchant || unreachableSince === null) return []
        const { name, openingHours } = merchant
        return [{ merchantID, name, country, timeZone: openingHours.timeZone, unreachableSince }]
      })
    })
    .toSorted((a, b) => a.unreachableSince.localeCompare(b.unreachableSince))
}

/**
 * Returns the silent tablets of merchants that the caller's roles cover and that are open now,
 * beginning with those that have been silent for longest.
 */
async function listSilentTablets(
  { catalogue, desk }: DeskPorts,
  filter: ScopeFilter,
  now: Date,
): Promise<NonNullable<StuckList['tablets']>> {
  const period = {
    from: new Date(now.getTime() - retiredMs),
    until: new Date(now.getTime() - silentMs),
  }
  const { everywhere, countries, merchantIDs: own } = filter
  const rows = await desk.listSilentTablets(filter, period, silentTabletsMax)
  return rows.toReversed().flatMap(({ deviceID, name, merchantIDs, seenAt }) => {
    const merchants = merchantIDs.flatMap((merchantID) => {
      const found = catalogue.find(merchantID)
      const country = found?.snapshot.country.code ?? ''
      const isOwn = everywhere || countries.includes(country) || own.includes(merchantID)
      const merchant = found?.snapshot.at(merchantID, now)
      return found && merchant && isOwn && !isClosed(merchant)
        ? [{ merchantID, name: found.merchant.name }]
        : []
    })
    return merchants.length > 0 ? [{ deviceID, name, merchants, seenAt: seenAt.toISOString() }] : []
  })
}
