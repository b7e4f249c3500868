// Typed client of the API of the desk, the operator's console.
import { createSend, type ClientOptions } from '../client.ts'
import { paths } from '../paths.ts'
import type { AreaPauseList, SetAreaPause } from './area-pause.ts'
import type { StuckList } from './desk.ts'

export function createDeskClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    readStuck: () => send<StuckList>('GET', paths.deskStuck),
    readPauses: () => send<AreaPauseList>('GET', paths.deskPauses),
    setPause: (body: SetAreaPause) => send<AreaPauseList>('POST', paths.deskPauses, { body }),
    endPause: (pauseID: string) =>
      send<unknown>('DELETE', paths.deskPause, { parameters: { pauseID } }),
  }
}
