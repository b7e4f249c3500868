// Writes the events of one group order as text. Event streams that need the same text share a
// cached copy.
import { groupOrderChangeEventName, groupOrderEventName } from '@tingkat/contract/live-events'
import { findMember, type GroupOrder } from '@tingkat/ordering/group-order/group-order'
import { LRUCache } from 'lru-cache'
import { eventText } from '../live/event-text.ts'
import type { ViewContext } from './context.ts'
import { membershipOf, sharedAddressOf, toGroupOrderInfo, toMemberView } from './view.ts'

/**
 * A member as JSON. The other members receive `forOthers`; the
 * member receives `forSelf`, which is null until it is first needed.
 */
type MemberText = { accountID: string; forOthers: string; forSelf: string | null }
/**
 * Ids of the members that were changed or removed between the version `base` and the next version.
 */
type Change = { base: number; changedIDs: string[]; goneIDs: string[] }

// A client that has missed more versions than this receives the whole group order.
const changesMax = 32
// Maximum number of cached texts of a version of a group order. The text depends on the version
// that the client has, on the account's membership, and on whether the account's own entry has
// changed.
const cachedTextsMax = 500

export type EventTexts = ReturnType<typeof createEventTexts>

export function createEventTexts(groupOrder: GroupOrder, context: ViewContext) {
  const texts = new LRUCache<string, string>({ max: cachedTextsMax })
  let current = groupOrder
  let memberTexts = writeMembers(current, context)
  let changes: Change[] = []

  const cached = (key: string, write: () => string): string => {
    const text = texts.get(key) ?? write()
    texts.set(key, text)
    return text
  }

  const addressText = () => cached('address', () => JSON.stringify(sharedAddressOf(current)))

  const infoText = (accountID: string): string => {
    const membership = membershipOf(current, accountID)
    return cached(`info ${membership}`, () =>
      JSON.stringify(toGroupOrderInfo(current, membership, context)),
    )
  }

  function memberText(memberID: string, accountID: string): string {
    const text = memberTexts.get(memberID)
    const member = current.members.find((listed) => listed.memberID === memberID)
    if (!text || !member) return ''
    if (text.accountID !== accountID) return text.forOthers
    return (text.forSelf ??= JSON.stringify(toMemberView(member, current, true, context)))
  }

  function wholeText(accountID: string): string {
    const isMember = findMember(current, accountID) !== undefined
    const members = isMember
      ? current.members.map(({ memberID }) => memberText(memberID, accountID)).join(',')
      : ''
    const address = isMember ? addressText() : 'null'
    const data = `{"info":${infoText(accountID)},"deliveryAddress":${address},"members":[${members}]}`
    return eventText(groupOrderEventName, data, current.version)
  }

  /**
   * Returns the text of a change. Members share the cached
   * text, except a member whose own entry has changed.
   */
  function changeText(accountID: string, base: number, missed: readonly Change[]): string {
    const changedIDs = [...new Set(missed.flatMap((change) => change.changedIDs))].filter(
      (memberID) => memberTexts.has(memberID),
    )
    const goneIDs = [...new Set(missed.flatMap((change) => change.goneIDs))].filter(
      (memberID) => !memberTexts.has(memberID),
    )
    const isAboutSelf = changedIDs.some(
      (memberID) => memberTexts.get(memberID)?.accountID === accountID,
    )
    const key = `change ${base} ${membershipOf(current, accountID)} ${isAboutSelf ? accountID : ''}`
    return cached(key, () => {
      const members = changedIDs.map((memberID) => memberText(memberID, accountID)).join(',')
      const head = `"base":${base},"info":${infoText(accountID)},"deliveryAddress":${addressText()}`
      const data = `{${head},"members":[${members}],"gone":${JSON.stringify(goneIDs)}}`
      return eventText(groupOrderChangeEventName, data, current.version)
    })
  }

  return {
    groupOrder: () => current,

    /**
     * Makes `next` the current version. Returns false
     * if `next` is not newer than the current version.
     */
    update(next: GroupOrder): boolean {
      if (next.version <= current.version) return false
      const nextTexts = writeMembers(next, context)
      const change = { base: current.version, ...differenceOf(memberTexts, nextTexts) }
      changes = [...changes, change].slice(-changesMax)
      current = next
      memberTexts = nextTexts
      texts.clear()
      return true
    },

    /** Returns the event that updates a client from the version `seen` to the current version. */
    textSince(seen: number, accountID: string): string {
      const first = changes.findIndex(({ base }) => base === seen)
      const isMember = findMember(current, accountID) !== undefined
      return isMember && first >= 0
        ? changeText(accountID, seen, changes.slice(first))
        : wholeText(accountID)
    },
  }
}

function writeMembers(groupOrder: GroupOrder, context: ViewContext): Map<string, MemberText> {
  return new Map(
    groupOrder.members.map((member) => [
      member.memberID,
      {
        accountID: member.accountID,
        forOthers: JSON.stringify(toMemberView(member, groupOrder, false, context)),
        forSelf: null,
      },
    ]),
  )
}

function differenceOf(
  before: ReadonlyMap<string, MemberText>,
  after: ReadonlyMap<string, MemberText>,
): Omit<Change, 'base'> {
  return {
    changedIDs: [...after]
      .filter(([memberID, { forOthers }]) => before.get(memberID)?.forOthers !== forOthers)
      .map(([memberID]) => memberID),
    goneIDs: [...before.keys()].filter((memberID) => !after.has(memberID)),
  }
}
