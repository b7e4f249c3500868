// The group that the page is in, followed live and with the eater's own lines mirrored: at most one at a time.
import type { ClientProblem } from '@tingkat/contract/client'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { isGroupOrderEnded } from '@tingkat/ordering/group-order/group-order-states'
import type { ActiveGroup } from '../../../platform/storage/active-group.ts'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { createStored } from '../../../platform/storage/stored.ts'
import { createTabLock, startTimer } from '../../../platform/sync/browser-sync.ts'
import {
  createGroupMirror,
  type GroupMark,
  type GroupMirror,
  type GroupMirrorPorts,
} from '../group-mirror.ts'
import { updateGroupView, groupView, emptyGroupView } from './group-view.ts'
import { followGroup, type GroupFollowing } from './live-group.ts'
import { canChooseDishes } from './can-choose-dishes.ts'

export type GroupCallbacks = {
  /** Every newer state; `before` is null at the first look. */
  onChange: (before: GroupOrderView | null, now: GroupOrderView) => void
  onNotices: (notices: readonly CartNotice[]) => void
  onRefused: (problem: ClientProblem, lost: readonly string[]) => void
  /** The group cannot be followed any more: unauthenticated, not_found, group_removed, group_not_joined. */
  onGone: (problem: ClientProblem) => void
}

type OpenGroup = { groupID: string; mirror: GroupMirror; following: GroupFollowing }
let open: OpenGroup | null = null

const reopenMs = 4_000
const gone = new Set(['unauthenticated', 'not_found', 'group_removed', 'group_not_joined'])

/** Until the returned function is called. `store` keeps the eater's own lines. */
export function openGroup(
  { groupID, merchantID }: Pick<ActiveGroup, 'groupID' | 'merchantID'>,
  store: GroupMirrorPorts['store'],
  ends: GroupCallbacks,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  groupView.write(emptyGroupView)

  const mirror = createGroupMirror({
    merchantID,
    store,
    newID,
    mark: createStored(`group-mark.${groupID}`, readMark),
    save: (body) => client.saveGroupOrderItems(groupID, body),
    async readMenu() {
      const answer = await client.readMerchant(merchantID)
      return answer.ok ? answer.data : null
    },
    startTimer,
    withLock: createTabLock(`tingkat.group.${groupID}`),
    onGroup: (group) => following.put(group),
    onNotices: ends.onNotices,
    onRefused(problem, lost) {
      const group = problem.context['group'] as GroupOrderView | undefined
      if (group) following.put(group)
      ends.onRefused(problem, lost)
    },
    onUnsent: (unsent) => {
      if (!stopped) updateGroupView({ unsent })
    },
  })

  /** Why there is no stream: it is asked for again, unless the group is not ours any more. */
  async function look() {
    const answer = await client.readGroupOrder(groupID)
    if (stopped) return
    if (answer.ok) following.put(answer.data)
    else if (gone.has(answer.problem.code)) ends.onGone(answer.problem)
    else updateGroupView({ problem: answer.problem })
  }

  const following = followGroup({
    groupID,
    openStream: (url) => new EventSource(url),
    changed(group) {
      const before = groupView.read().group
      updateGroupView({ group, problem: null })
      const me = group.members.find((member) => member.myself)
      if (me && canChooseDishes(group)) void mirror.absorb(me)
      if (isGroupOrderEnded(group.info.groupState)) following.stop()
      ends.onChange(before, group)
    },
    present: (memberIDs) => updateGroupView({ present: memberIDs }),
    progressed: () => {},
    connection: (connected) => updateGroupView({ connected }),
    later: (again) => {
      timer = setTimeout(() => {
        void look()
        again()
      }, reopenMs)
    },
  })
  const opened = { groupID, mirror, following }
  open = opened
  void look()
  const back = () => void mirror.flush()
  window.addEventListener('online', back)

  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('online', back)
    following.stop()
    mirror.stop()
    if (open !== opened) return
    open = null
    groupView.write(emptyGroupView)
  }
}

/** Whether the group has what was picked here, now. */
export async function flushOpenGroup(): Promise<boolean> {
  return open ? await open.mirror.flush() : false
}

/** Takes in what another answer of the server has told of the open group. */
export function updateOpenGroup(group: GroupOrderView): void {
  if (open?.groupID === group.info.groupID) open.following.put(group)
}

function readMark(value: unknown): GroupMark | null {
  const { version } = (value ?? {}) as Partial<GroupMark>
  return Number.isSafeInteger(version) ? (value as GroupMark) : null
}
