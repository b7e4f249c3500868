// Publishes changes of group orders to all server processes.
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import type { Bus } from '../platform/events/bus.ts'
import type { Log } from '../platform/log.ts'

export type GroupEvents = {
  /**
   * Announces that the group order has a new version.
   * Does not wait for the bus; a failure is logged.
   */
  publishChange(groupOrder: Pick<GroupOrder, 'groupID'>): void
}

export const groupTopic = (groupID: string): string => `group.${groupID}`
export const presenceTopic = (groupID: string): string => `group.${groupID}.here`

export function createGroupEvents({
  bus,
  log,
}: {
  bus: Pick<Bus, 'publish'>
  log: Pick<Log, 'warn'>
}): GroupEvents {
  return {
    publishChange({ groupID }) {
      bus
        .publish(groupTopic(groupID), {})
        .catch((error: unknown) =>
          log.warn({ err: error }, 'publishing a change of a group order failed'),
        )
    },
  }
}
