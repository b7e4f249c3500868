// Tells every server that a shared basket has changed, and who has it open; for all that is lost on the way there is a look now and then.
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import type { Bus } from '../platform/events/bus.ts'
import type { Log } from '../platform/log.ts'

export type GroupNews = {
  /** The basket has that version now. Returns at once. */
  tell(basket: Pick<GroupOrder, 'groupID'>): void
}

export const groupTopic = (groupID: string): string => `group.${groupID}`
export const presenceTopic = (groupID: string): string => `group.${groupID}.here`

export function createGroupNews({
  bus,
  log,
}: {
  bus: Pick<Bus, 'publish'>
  log: Pick<Log, 'warn'>
}): GroupNews {
  return {
    tell({ groupID }) {
      bus
        .publish(groupTopic(groupID), {})
        .catch((error: unknown) => log.warn({ err: error }, 'a change of a group was not told'))
    },
  }
}
