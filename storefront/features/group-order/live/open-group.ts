// The open group order of the page. It follows the events of
// the group order and synchronises the eater's own lines.
import type { ClientProblem } from '@tingkat/contract/client'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { isGroupOrderEnded } from '@tingkat/ordering/group-order/group-order-states'
import type { ActiveGroup } from '../../../platform/storage/active-group.ts'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { createStored } from '../../../platform/storage/stored.ts'
import { createTabLock, startTimer } from '../../../platform/browser/timers-and-locks.ts'
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
  /** Receives each newer version. `before` is null for the first version. */
  onChange: (before: GroupOrderView | null, now: GroupOrderView) => void
  onNotices: (notices: readonly CartNotice[]) => void
  onRefused: (problem: ClientProblem, lost: readonly string[]) => void
  /**
   * Called when the eater has lost access. The problem has one of the codes in `accessLostCodes`.
   */
  onGone: (problem: ClientProblem) => void
}

type OpenGroup = { groupID: string; mirror: GroupMirror; following: GroupFollowing }
let open: OpenGroup | null = null

// Milliseconds until a refused event stream is opened again.
const reopenMs = 4_000
const accessLostCodes = new Set([
  'unauthenticated',
  'not_found',
  'group_removed',
  'group_not_joined',
])

/**
 * `store` contains the eater's own lines. Returns a function that stops following and synchronising
 * the group order.
 */
export function openGroup(
  { groupID, merchantID }: Pick<ActiveGroup, 'groupID' | 'merchantID'>,
  store: GroupMirrorPorts['store'],
  callbacks: GroupCallbacks,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
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
    onNotices: callbacks.onNotices,
    onRefused(problem, lost) {
      const group = problem.context['group'] as GroupOrderView | undefined
      if (group) following.put(group)
      callbacks.onRefused(problem, lost)
    },
    onUnsent: (unsent) => {
      if (!isStopped) updateGroupView({ unsent })
    },
  })

  /** Loads the group order. The response also shows whether the eater has lost access. */
  async function load() {
    const answer = await client.readGroupOrder(groupID)
    if (isStopped) return
    if (answer.ok) following.put(answer.data)
    else if (accessLostCodes.has(answer.problem.code)) callbacks.onGone(answer.problem)
    else updateGroupView({ problem: answer.problem })
  }

  const following = followGroup({
    groupID,
    openStream: (url) => new EventSource(url),
    onGroup(group) {
      const before = groupView.read().group
      updateGroupView({ group, problem: null })
      const me = group.members.find((member) => member.myself)
      if (me && canChooseDishes(group)) void mirror.absorb(me)
      if (isGroupOrderEnded(group.info.groupState)) following.stop()
      callbacks.onChange(before, group)
    },
    onPresence: (memberIDs) => updateGroupView({ present: memberIDs }),
    onProgress: () => {},
    onConnection: (connected) => updateGroupView({ connected }),
    scheduleReopen: (reopen) => {
      timer = setTimeout(() => {
        void load()
        reopen()
      }, reopenMs)
    },
  })
  const opened = { groupID, mirror, following }
  open = opened
  void load()
  const flushOnline = () => void mirror.flush()
  window.addEventListener('online', flushOnline)

  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', flushOnline)
    following.stop()
    mirror.stop()
    if (open !== opened) return
    open = null
    groupView.write(emptyGroupView)
  }
}

/** Saves the eater's own lines now. Resolves to true on success. */
export async function flushOpenGroup(): Promise<boolean> {
  return open ? await open.mirror.flush() : false
}

/** Updates the open group order with a version from the response to another request. */
export function updateOpenGroup(group: GroupOrderView): void {
  if (open?.groupID === group.info.groupID) open.following.put(group)
}

function readMark(value: unknown): GroupMark | null {
  const { version } = (value ?? {}) as Partial<GroupMark>
  return Number.isSafeInteger(version) ? (value as GroupMark) : null
}
