// Typed client of the desk, for the console.
import { createSend, type ClientOptions } from '../client.ts'
import { paths } from '../paths.ts'
import type { StuckList } from './desk.ts'

export function createDeskClient(options: ClientOptions) {
  const send = createSend(options)
  return { readStuck: () => send<StuckList>('GET', paths.deskStuck) }
}
