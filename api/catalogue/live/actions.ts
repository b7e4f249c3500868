// Use cases of a merchant's live state (such as sold-out dishes and pauses): read it, change it
// once per action id, announce it to all servers.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { CountryCode } from '@tingkat/ordering/country/country'
import {
  changeLiveState,
  isDeviceChange,
  isLiveChangeFault,
  type LiveChange,
} from '@tingkat/ordering/merchant/live-change'
import { pauseUntil, soldOutUntil, untilTomorrow } from '@tingkat/ordering/merchant/live-ends'
import {
  activeAt,
  listUnfillableDishes,
  type LiveActor,
  type LiveState,
} from '@tingkat/ordering/merchant/live-state'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { closingTime } from '@tingkat/ordering/merchant/opening-hours'
import { opensAtOf } from '@tingkat/ordering/quote/quote'
import type { Purges } from '../../cdn/purges.ts'
import { problem } from '../../http/problem.ts'
import type { Bus } from '../../platform/events/bus.ts'
import type { Log } from '../../platform/log.ts'
import type { Caller, ChangeStore } from '../../staff/change-store.ts'
import type { Catalogue } from '../snapshot.ts'
import { announceLiveState } from './catalogue-feed.ts'
import type { StoredLiveState } from './live-states.ts'
import { lockLiveState, writeLiveState, type ActorNames, type LiveStore } from './store.ts'

export type LivePorts = {
  catalogue: Catalogue
  liveStates: LiveStore
  changes: ChangeStore
  bus: Pick<Bus, 'publish'>
  purges: Pick<Purges, 'merchant' | 'announce'>
  clock: () => Date
  log: Log
}
type LiveKey = { country: CountryCode; merchantID: string }

/**
 * Returns a merchant on sale and the snapshot that
 * contains it. Throws `not_found` if there is none.
 */
export function findLiveMerchant({ catalogue }: Pick<LivePorts, 'catalogue'>, merchantID: string) {
  const found = catalogue.find(merchantID)
  if (!found) throw problem('not_found')
  return { ...found, key: { country: found.snapshot.country.code, merchantID } }
}

/**
 * Returns the merchant's current live state from memory. Only the names of people, devices and
 * partners are read from the database.
 */
export async function readMerchantLive(
  ports: LivePorts,
  { country, merchantID }: LiveKey,
): Promise<MerchantLive> {
  const { snapshot, merchant } = findLiveMerchant(ports, merchantID)
  const now = ports.clock()
  const states = ports.catalogue.liveOf(country)
  const { version, live } = states.of(merchantID)
  const active = activeAt(live, now)
  const names = await ports.liveStates.readNames(actorsOf(live))
  const set = <Setting extends { at: string; by: LiveActor }>(setting: Setting) => ({
    ...setting,
    by: { ...setting.by, name: nameOf(names, setting.by) },
  })
  const current = snapshot.at(merchantID, now) ?? merchant
  const open = snapshot.isOpen(merchant, now)
  return {
    merchantID,
    country,
    version,
    now: now.toISOString(),
    soldOut: active.soldOut.flatMap((mark) => {
      const named = nameMark(merchant, mark)
      return named ? [{ ...set(mark), ...named }] : []
    }),
    unfillable: listUnfillableDishes(merchant, active).map(({ dish, group }) => ({
      dishID: dish.ID,
      dishName: dish.name,
      groupID: group.ID,
      groupName: group.name,
    })),
    busy: active.busy && set(active.busy),
    pause: live.pause && active.pause?.until === live.pause.until ? set(live.pause) : null,
    shownPause: current.pause ?? null,
    unreachableSince: live.unreachableSince,
    pauseWhenUnreachable: live.pauseWhenUnreachable,
    autoAccept: live.autoAccept,
    capacity: [...live.capacity],
    open,
    opensAt: open ? null : (opensAtOf(current, now)?.toISOString() ?? null),
    closesAt: open ? (closingTime(merchant.openingHours, now)?.toISOString() ?? null) : null,
    ends: endsOf(merchant, now),
  }
}

function endsOf({ openingHours }: Merchant, now: Date): MerchantLive['ends'] {
  return {
    two_hours: soldOutUntil('two_hours', openingHours, now)?.toISOString() ?? '',
    tomorrow: untilTomorrow(openingHours, now).toISOString(),
    next_opening: pauseUntil('next_opening', openingHours, now).toISOString(),
  }
}

/**
 * Returns the name of a sold-out dish, or the names of a sold-out modifier and its dish. Returns
 * null if the dish or modifier is no longer on the menu.
 */
function nameMark(
  { menu }: Merchant,
  { dishID, modifierID }: { dishID: string; modifierID: string | null },
): { dishName: string; modifierName: string | null } | null {
  const dish = menu.categories.flatMap(({ items }) => items).find(({ ID }) => ID === dishID)
  if (!dish) return null
  if (modifierID === null) return { dishName: dish.name, modifierName: null }
  const modifier = dish.modifierGroups
    .flatMap(({ modifiers }) => modifiers)
    .find(({ ID }) => ID === modifierID)
  return modifier ? { dishName: dish.name, modifierName: modifier.name } : null
}

const actorsOf = ({ soldOut, busy, pause }: LiveState): LiveActor[] =>
  [...soldOut, busy, pause].flatMap((setting) => setting?.by ?? [])

/**
 * Returns the name of the person who acted; without a person, the name of the device or partner.
 */
const nameOf = (names: ActorNames, { personID, deviceID, partnerID }: LiveActor): string | null =>
  names.get(personID ?? deviceID ?? partnerID ?? '') ?? null

/**
 * Changes the merchant's live state and returns it. Repeating an action id changes nothing. Throws
 * `forbidden` if the change needs a logged-in person, `invalid_request` if it does not suit the
 * merchant, and `idempotency_key_reused` if the action id belongs to another change.
 */
export async function changeMerchantLive(
  ports: LivePorts,
  caller: Caller,
  key: LiveKey,
  { actionID, change }: { actionID: string; change: LiveChange },
): Promise<MerchantLive> {
  if (caller.personID === null && !isDeviceChange(change))
    throw problem('forbidden', { permission: 'live.set' })
  const { merchant } = findLiveMerchant(ports, key.merchantID)
  const by = { personID: caller.personID, deviceID: caller.deviceID, partnerID: null }
  let written: StoredLiveState | undefined
  await ports.changes.runOnce(
    caller,
    { actionID, kind: 'live.set', input: { ...key, change } },
    async (transaction) => {
      const before = await lockLiveState(transaction, key)
      const live = changeLiveState(before.live, change, { merchant, by, now: caller.at })
      if (isLiveChangeFault(live)) throw problem('invalid_request', { faults: [live] })
      written = { version: before.version + 1, live }
      await writeLiveState(transaction, key, written)
      await ports.purges.merchant(transaction, key.country, key.merchantID)
      return { targetID: key.merchantID, audit: auditOf(key, change, before.live, live) }
    },
  )
  if (written) await spreadLiveState(ports, key, written)
  return await readMerchantLive(ports, key)
}

/** Applies the live state in this process, then announces it to the other processes. */
export async function spreadLiveState(
  {
    catalogue,
    bus,
    purges,
    log,
  }: Pick<LivePorts, 'catalogue' | 'bus' | 'log'> & { purges: Pick<Purges, 'announce'> },
  { country, merchantID }: LiveKey,
  state: StoredLiveState,
): Promise<void> {
  catalogue.setLive(country, merchantID, state)
  try {
    await announceLiveState(bus, country, merchantID, state)
    await purges.announce()
  } catch (error) {
    // The error is only logged, because the state is
    // stored and every server reads it at its next poll.
    log.warn({ err: error, merchantID }, 'announcing a live state failed')
  }
}

/**
 * Returns the audit entry of a change. Its field `soldOut` maps each sold-out dish or modifier to
 * the time until which it is sold out. The key of a modifier is the id of its dish, followed by its
 * own id.
 */
function auditOf(
  { country, merchantID }: LiveKey,
  { kind }: LiveChange,
  before: LiveState,
  after: LiveState,
) {
  const fieldsOf = ({ soldOut, busy, pause, ...settings }: LiveState) => ({
    ...settings,
    soldOut: Object.fromEntries(
      soldOut.map(({ dishID, modifierID, until }) => [
        modifierID === null ? dishID : `${dishID} ${modifierID}`,
        until,
      ]),
    ),
    busy: busy && { minutes: busy.minutes, until: busy.until },
    pause: pause && { reason: pause.reason, until: pause.until },
  })
  return {
    action: `live.${kind}`,
    targetKind: 'merchant',
    targetID: merchantID,
    scope: `merchant:${merchantID}`,
    country,
    before: fieldsOf(before),
    after: fieldsOf(after),
  }
}
