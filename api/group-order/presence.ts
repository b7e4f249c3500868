// Who has a group open just now, on this server and on the others: told over the bus, kept nowhere.
import { randomUUID } from 'node:crypto'
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import type { Bus } from '../platform/events/bus.ts'
import { presenceTopic } from './group-events.ts'

export type PresencePorts = {
  bus: Bus
  /** Ids of the members who follow here. */
  hereNow: () => string[]
  onChange: () => void
  warn: (error: unknown) => void
}

type Word = { serverID: string; memberIDs?: string[]; asks?: boolean }

// A server that has not said who is there for so long is gone.
const patienceMs = 3 * heartbeatSeconds * 1000

export function createPresence({ bus, hereNow, onChange, warn }: PresencePorts, groupID: string) {
  const serverID = randomUUID()
  const elsewhere = new Map<string, { memberIDs: string[]; at: number }>()
  const topic = presenceTopic(groupID)
  let present = { version: 0, text: '[]' }
  let announced = ''

  function count(): void {
    const oldest = Date.now() - patienceMs
    for (const [server, { at }] of elsewhere) if (at < oldest) elsewhere.delete(server)
    const all = new Set([
      ...hereNow(),
      ...[...elsewhere.values()].flatMap(({ memberIDs }) => memberIDs),
    ])
    const text = JSON.stringify([...all].toSorted())
    if (text === present.text) return
    present = { version: present.version + 1, text }
    onChange()
  }

  /** Counts again, and tells the others who is here: when that has changed, or `always`. */
  function announce(always = false): void {
    count()
    const memberIDs = hereNow()
    const text = JSON.stringify(memberIDs)
    if (!always && text === announced) return
    announced = text
    bus.publish(topic, { serverID, memberIDs } satisfies Word).catch(warn)
  }

  function hear(message: unknown): void {
    const { serverID: from, memberIDs, asks } = message as Word
    if (from === serverID) return
    if (asks) announce(true)
    else if (memberIDs?.length) elsewhere.set(from, { memberIDs, at: Date.now() })
    else elsewhere.delete(from)
    count()
  }

  return {
    announce,
    /** Ids of all who are there, as JSON; the version grows with each change. */
    now: () => present,
    /** Gives how to stop listening. */
    async start(): Promise<() => Promise<void>> {
      const stop = await bus.subscribe(topic, hear)
      bus.publish(topic, { serverID, asks: true } satisfies Word).catch(warn)
      return stop
    },
  }
}
