// The eater's actions in the active group order: requests to the API and their consequences.
import type { ApiResult } from '@tingkat/contract/client'
import type {
  GroupOrderMemberView,
  GroupOrderView,
} from '@tingkat/ordering/group-order/group-order-shape'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { flushOpenGroup, updateOpenGroup } from '../../features/group-order/live/open-group.ts'
import { readVisitSource } from '../../platform/analytics/visit-source.ts'
import { client } from '../../platform/browser/client.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { reclaimLines } from './enter-group-order.ts'

type GroupActionOptions = {
  groupID: string
  /** Null until the group order is read. */
  group: GroupOrderView | null
  onClose: () => void
  /** Goes to the checkout at this path. */
  onCheckout: (path: string) => void
}

export function useGroupActions({ groupID, group, onClose, onCheckout }: GroupActionOptions) {
  const { t } = useTranslation('group')
  const { country, paths } = useSite()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const info = group?.info

  /**
   * Sends a request. Returns null after a problem, which is then shown as the current error message
   * (`SharedError`).
   */
  async function request<T>(send: () => Promise<ApiResult<T>>): Promise<{ data: T } | null> {
    sharedErrors.clear()
    setBusy(true)
    const result = await send()
    setBusy(false)
    if (result.ok) return { data: result.data }
    const current = result.problem.context['group'] as GroupOrderView | undefined
    if (current) updateOpenGroup(current)
    sharedErrors.put(result.problem)
    return null
  }

  /** Confirms a member's own items; for the creator it starts the checkout. */
  async function review(): Promise<void> {
    setBusy(true)
    const isSaved = await flushOpenGroup()
    setBusy(false)
    if (!isSaved) return toast({ kind: 'warning', text: t('group.unsent') })
    const isMember = info?.kind === 'group' && info.membership === 'member'
    const confirmed = await request(() =>
      isMember ? client.confirmGroupOrderItems(groupID) : client.startGroupOrderCheckout(groupID),
    )
    if (!confirmed) return
    updateOpenGroup(confirmed.data)
    const isInGroup = group?.members.some((member) => member.myself)
    if (!isMember && isInGroup) onCheckout(checkoutPath(confirmed.data))
  }

  function checkoutPath({ info: { table, merchantID } }: GroupOrderView): string {
    const query = { groupID, sourceID: readVisitSource() }
    return table
      ? paths.dineInCheckout({ ...query, tableNumber: table.tableNumber, merchantID })
      : paths.checkout(query)
  }

  /** Moves the eater's lines back to the cart, and removes the group order from this browser. */
  function exit(): void {
    reclaimLines(country.code, groupID)
    activeGroup(country.code).write(null)
    onClose()
  }

  /**
   * Leaves the group order on the server. Succeeds also if the eater is no longer a member, because
   * the first response may have been lost.
   */
  async function leaveOnServer(): Promise<ApiResult<null>> {
    const result = await client.leaveGroupOrder(groupID)
    const hasLeft =
      !result.ok && ['group_not_joined', 'group_removed'].includes(result.problem.code)
    return hasLeft ? { ok: true, data: null } : result
  }

  async function leave(): Promise<void> {
    if (await request(leaveOnServer)) exit()
  }

  async function deleteGroup(): Promise<void> {
    if (await request(() => client.deleteGroupOrder(groupID))) exit()
  }

  async function remove(member: GroupOrderMemberView): Promise<void> {
    const changed = await request(() => client.removeGroupOrderMember(groupID, member.memberID))
    if (changed) updateOpenGroup(changed.data)
  }

  return { busy, review, exit, leave, deleteGroup, remove }
}
