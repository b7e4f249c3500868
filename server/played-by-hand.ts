// Lists the merchants and fleets whose orders people
// answer, so that the simulator does not answer them.
import { openBoardStore } from '@tingkat/api/kitchen/board-store'
import type { Database } from '@tingkat/api/platform/database/database'
import { listMerchantsWithDevice } from '@tingkat/api/staff/device/live-devices'

type Ports = {
  database: Pick<Database, 'query'>
  clock: () => Date
  /**
   * Ids of merchants and fleets that the operator has excluded from the simulation in the server's
   * settings.
   */
  skipped: readonly string[]
}

/**
 * Returns the ids in `skipped`, the ids of merchants with a device in
 * use, and the ids of merchants whose setting `playedBy` is `person`.
 */
export async function listPlayedByHand({
  database,
  clock,
  skipped,
}: Ports): Promise<ReadonlySet<string>> {
  const withDevice = await listMerchantsWithDevice(database, clock())
  const byPerson = await openBoardStore(database).listPlayedByPerson()
  return new Set([...skipped, ...withDevice, ...byPerson])
}
