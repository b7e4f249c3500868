// Use case of the desk: what needs attention now.
import type { StuckList } from '@tingkat/contract/console/desk'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { troublesOf } from '@tingkat/ordering/order/troubles'
import type { Scope } from '@tingkat/ordering/permissions'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { toScopeFilter, type ScopeFilter } from '../staff/people/scope-store.ts'
import type { DeskOrderRow, DeskStore } from './store.ts'

export type DeskPorts = { catalogue: Catalogue; desk: DeskStore; clock: () => Date }

// Limits of one read: a desk works on the worst orders first and reads the list again.
const openOrdersMax = 5_000
const listedMax = 100

/** Returns orders with troubles and merchants without contact in the scopes of the caller. */
export async function readStuck(ports: DeskPorts, scopes: readonly Scope[]): Promise<StuckList> {
  const now = ports.clock()
  const filter = toScopeFilter(scopes)
  const rows = await ports.desk.listOpen(filter, openOrdersMax)
  const stuck = rows
    .flatMap((row) => describe(ports, row, now))
    .toSorted((a, b) => b.excessMs - a.excessMs)
  const merchants = listUnreachable(ports, filter)
  return {
    now: now.toISOString(),
    truncated:
      stuck.length > listedMax || merchants.length > listedMax || rows.length === openOrdersMax,
    orders: stuck.slice(0, listedMax).map(({ listed }) => listed),
    merchants: merchants.slice(0, listedMax),
  }
}

type Listed = StuckList['orders'][number]

/** Returns the order with its troubles, or nothing if it has none. */
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

/** Merchants on sale in these scopes that have no contact, the longest first. */
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
