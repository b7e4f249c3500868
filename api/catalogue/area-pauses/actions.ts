// Use cases of pauses of countries and of areas drawn on a map: list, set and end them. A pause
// stops orders, or only the promise of a delivery time.
import type { AreaPauseList, setAreaPauseSchema } from '@tingkat/contract/console/area-pause'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Scope } from '@tingkat/ordering/permissions'
import type { z } from 'zod'
import type { Purges } from '../../cdn/purges.ts'
import type { Bus } from '../../platform/events/bus.ts'
import type { Log } from '../../platform/log.ts'
import type { Caller, ChangeStore } from '../../staff/change-store.ts'
import { announceChange, putAreaPauses } from '../live/catalogue-feed.ts'
import type { Catalogue } from '../snapshot.ts'
import { toScopeFilter } from '../../staff/people/scope-store.ts'
import {
  endAreaPause,
  findPause,
  insertAreaPause,
  listAreaPauses,
  type Connection,
  type KnownPause,
} from './store.ts'

export type AreaPausePorts = {
  kysely: Connection
  catalogue: Catalogue
  changes: ChangeStore
  bus: Pick<Bus, 'publish'>
  purges: Pick<Purges, 'country' | 'announce'>
  clock: () => Date
  newID: () => string
  log: Log
}
const minute = 60_000

/** Returns the pauses that are in effect now in the countries for which the caller has a role. */
export async function readAreaPauses(
  { kysely, clock }: Pick<AreaPausePorts, 'kysely' | 'clock'>,
  scopes: readonly Scope[],
): Promise<AreaPauseList> {
  const { everywhere, countries } = toScopeFilter(scopes)
  const rows = await listAreaPauses(kysely, clock())
  return {
    pauses: rows
      .filter(({ country }) => everywhere || countries.includes(country))
      .map(({ from, until, ...row }) => ({
        ...row,
        from: from.toISOString(),
        until: until.toISOString(),
      })),
  }
}

/** Returns the pause, even if it has ended. */
export const findAreaPause = async ({ kysely }: Pick<AreaPausePorts, 'kysely'>, pauseID: string) =>
  await findPause(kysely, pauseID)

/**
 * Pauses the country or the area drawn on a map. The end is rounded up to a whole minute. Repeating
 * an action id changes nothing.
 */
export async function setAreaPause(
  ports: AreaPausePorts,
  caller: Caller,
  { actionID, country, effect, area, minutes, note }: z.output<typeof setAreaPauseSchema>,
): Promise<AreaPauseList> {
  const from = caller.at
  const until = new Date(Math.ceil((from.getTime() + minutes * minute) / minute) * minute)
  const input = { country, effect, area, minutes, note }
  await ports.changes.runOnce(
    caller,
    { actionID, kind: 'pause.set', input },
    async (transaction) => {
      const pauseID = ports.newID()
      const by = caller.personID ?? ''
      const pause = { pauseID, country, effect }
      await insertAreaPause(transaction, { ...pause, area, from, until, note, by })
      await ports.purges.country(transaction, country)
      return { targetID: pauseID, audit: auditOf('set', pause, { area, until, note }) }
    },
  )
  await spread(ports, country)
  return await readAreaPauses(ports, [`country:${country}`])
}

/** Ends the pause now. No-op if it has already ended. */
export async function liftAreaPause(
  ports: AreaPausePorts,
  caller: Caller,
  pause: KnownPause,
): Promise<void> {
  await ports.changes.run(caller, async (transaction) => {
    const hasEnded = await endAreaPause(transaction, pause, caller.at)
    if (!hasEnded) return { targetID: pause.pauseID, audit: null }
    await ports.purges.country(transaction, pause.country)
    const after = { ended: caller.at }
    return { targetID: pause.pauseID, audit: auditOf('end', pause, after) }
  })
  await spread(ports, pause.country)
}

const auditOf = (
  action: 'set' | 'end',
  { pauseID, country, effect }: KnownPause,
  after: Record<string, unknown>,
) => ({
  action: `pause.${action}`,
  targetKind: effect === 'orders' ? 'area_pause' : 'promise_suspension',
  targetID: pauseID,
  scope: `country:${country}`,
  country,
  after,
})

/** Applies the country's pauses on this server, then announces them to the other servers. */
async function spread(
  { catalogue, kysely, clock, bus, purges, log }: AreaPausePorts,
  country: CountryCode,
): Promise<void> {
  try {
    putAreaPauses(catalogue, await listAreaPauses(kysely, clock()))
    await announceChange(bus, country, { areaPauses: true })
    await purges.announce()
  } catch (error) {
    // The error is only logged, because the pause is
    // stored and every server reads it at its next poll.
    log.warn({ err: error, country }, 'announcing a pause of an area failed')
  }
}
