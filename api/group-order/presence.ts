// Tracks which members have a group order open. Server
// processes inform each other over the bus; nothing is stored.
import { randomUUID } from 'node:crypto'
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import { missedMessages, type Bus } from '../platform/events/bus.ts'
import { presenceTopic } from './group-events.ts'

export type PresencePorts = {
  bus: Bus
  /** Returns the ids of the members whose event streams this process sends. */
  localMemberIDs: () => string[]
  onChange: () => void
  warn: (error: unknown) => void
}

/**
 * A server that has just subscribed sends `asks`. The
 * other servers then announce their members again.
 */
type PresenceMessage = { serverID: string; memberIDs?: string[]; asks?: boolean }

// A server that has announced nothing for three heartbeats counts as stopped.
const serverTimeoutMs = 3 * heartbeatSeconds * 1000

export function createPresence(
  { bus, localMemberIDs, onChange, warn }: PresencePorts,
  groupID: string,
) {
  const serverID = randomUUID()
  const otherServers = new Map<string, { memberIDs: string[]; at: number }>()
  const topic = presenceTopic(groupID)
  let current = { version: 0, text: '[]' }
  let announced = ''

  const publish = (message: Omit<PresenceMessage, 'serverID'>) =>
    bus.publish(topic, { serverID, ...message } satisfies PresenceMessage).catch(warn)

  function update(): void {
    const oldest = Date.now() - serverTimeoutMs
    for (const [server, { at }] of otherServers) if (at < oldest) otherServers.delete(server)
    const memberIDs = new Set([
      ...localMemberIDs(),
      ...[...otherServers.values()].flatMap((server) => server.memberIDs),
    ])
    const text = JSON.stringify([...memberIDs].toSorted())
    if (text === current.text) return
    current = { version: current.version + 1, text }
    onChange()
  }

  /**
   * Updates the list of present members. Publishes the members
   * of this process if they have changed or with `always`.
   */
  function announce(always = false): void {
    update()
    const memberIDs = localMemberIDs()
    const text = JSON.stringify(memberIDs)
    if (!always && text === announced) return
    announced = text
    void publish({ memberIDs })
  }

  function receive(message: unknown): void {
    if (message === missedMessages) {
      announce(true)
      return
    }
    const { serverID: sender, memberIDs, asks } = message as PresenceMessage
    if (sender === serverID) return
    if (asks) announce(true)
    else if (memberIDs?.length) otherServers.set(sender, { memberIDs, at: Date.now() })
    else otherServers.delete(sender)
    update()
  }

  return {
    announce,
    /**
     * Returns the ids of all present members as JSON, with a version that increases at each change.
     */
    current: () => current,
    /** Starts to receive the members of other servers. Returns the function that stops this. */
    async start(): Promise<() => Promise<void>> {
      const unsubscribe = await bus.subscribe(topic, receive)
      void publish({ asks: true })
      return unsubscribe
    },
  }
}
