// Lists the merchants and fleets that the simulator leaves to people.
import { openBoardStore } from '@tingkat/api/kitchen/board-store'
import type { Database } from '@tingkat/api/platform/database/database'
import { listMerchantsWithDevice } from '@tingkat/api/staff/device/live-devices'

type Ports = {
  database: Pick<Database, 'query'>
  clock: () => Date
  /** Ids that an operator has named in the settings of the server. */
  skipped: readonly string[]
}

/** Returns the ids in the settings, and of merchants with a live device or that a person plays. */
export async function listPlayedByHand({
  database,
  clock,
  skipped,
}: Ports): Promise<ReadonlySet<string>> {
  const withDevice = await listMerchantsWithDevice(database, clock())
  const byPerson = await openBoardStore(database).listPlayedByPerson()
  return new Set([...skipped, ...withDevice, ...byPerson])
}
