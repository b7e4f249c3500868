// The group that the page is in, followed live and with the eater's own lines mirrored: at most one at a time.
import type { ClientProblem } from '@tingkat/contract/client'
import type { CartNotice } from '@tingkat/ordering/cart/cart'
import type { Group } from '@tingkat/ordering/group-order/group-order-shape'
import { isGroupEnded } from '@tingkat/ordering/group-order/group-order-states'
import type { ActiveGroup } from '../../../platform/storage/active-group.ts'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { createStored } from '../../../platform/storage/stored.ts'
import {
  createGroupMirror,
  type GroupMark,
  type GroupMirror,
  type GroupMirrorPorts,
} from '../group-mirror.ts'
import { changeGroupView, groupView, noGroup } from './group-view.ts'
import { followGroup, type GroupFollowing } from './live-group.ts'
import { mayChoose } from './can-choose-dishes.ts'

export type GroupEnds = {
  /** Every newer state; `before` is null at the first look. */
  onChange: (before: Group | null, now: Group) => void
  onNotices: (notices: readonly CartNotice[]) => void
  onRefused: (problem: ClientProblem, lost: readonly string[]) => void
  /** The group cannot be followed any more: unauthenticated, not_found, group_removed, group_not_joined. */
  onGone: (problem: ClientProblem) => void
}

type OpenGroup = { groupID: string; mirror: GroupMirror; following: GroupFollowing }
let open: OpenGroup | null = null

// A tab that holds the turn longer than a slow request takes is asleep.
const turnMs = 20_000
const reopenMs = 4_000
const gone = new Set(['unauthenticated', 'not_found', 'group_removed', 'group_not_joined'])

/** Until the returned function is called. `store` keeps the eater's own lines. */
export function openGroup(
  { groupID, merchantID }: Pick<ActiveGroup, 'groupID' | 'merchantID'>,
  store: GroupMirrorPorts['store'],
  ends: GroupEnds,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  groupView.write(noGroup)

  const mirror = createGroupMirror({
    merchantID,
    store,
    newID,
    mark: createStored(`group-mark.${groupID}`, readMark),
    save: (body) => client.saveGroupItems(groupID, body),
    async readMenu() {
      const answer = await client.readMerchant(merchantID)
      return answer.ok ? answer.data : null
    },
    wait(run, ms) {
      const waiting = setTimeout(run, ms)
      return () => clearTimeout(waiting)
    },
    // Where there are no locks (plain http) two tabs may both write; versions keep them apart.
    alone: (work) =>
      'locks' in navigator
        ? navigator.locks.request(
            `tingkat.group.${groupID}`,
            { signal: AbortSignal.timeout(turnMs) },
            work,
          )
        : work(),
    onGroup: (group) => following.put(group),
    onNotices: ends.onNotices,
    onRefused(problem, lost) {
      const group = problem.context['group'] as Group | undefined
      if (group) following.put(group)
      ends.onRefused(problem, lost)
    },
    onUnsent: (unsent) => {
      if (!stopped) changeGroupView({ unsent })
    },
  })

  /** Why there is no stream: it is asked for again, unless the group is not ours any more. */
  async function look() {
    const answer = await client.readGroup(groupID)
    if (stopped) return
    if (answer.ok) following.put(answer.data)
    else if (gone.has(answer.problem.code)) ends.onGone(answer.problem)
    else changeGroupView({ problem: answer.problem })
  }

  const following = followGroup({
    groupID,
    openStream: (url) => new EventSource(url),
    changed(group) {
      const before = groupView.read().group
      changeGroupView({ group, problem: null })
      const me = group.members.find((member) => member.myself)
      if (me && mayChoose(group)) void mirror.absorb(me)
      if (isGroupEnded(group.info.groupState)) following.stop()
      ends.onChange(before, group)
    },
    present: (memberIDs) => changeGroupView({ present: memberIDs }),
    progressed: () => {},
    connection: (connected) => changeGroupView({ connected }),
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
    groupView.write(noGroup)
  }
}

/** Whether the group has what was picked here, now. */
export async function flushGroup(): Promise<boolean> {
  return open ? await open.mirror.flush() : false
}

/** Takes in what another answer of the server has told of the open group. */
export function putGroup(group: Group): void {
  if (open?.groupID === group.info.groupID) open.following.put(group)
}

function readMark(value: unknown): GroupMark | null {
  const { version } = (value ?? {}) as Partial<GroupMark>
  return Number.isSafeInteger(version) ? (value as GroupMark) : null
}
