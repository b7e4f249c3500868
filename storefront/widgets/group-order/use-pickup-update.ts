// A React hook that sends the creator's choice between delivery and pickup from the merchant's page
// to the group order, so that members see it.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useEffect, useRef } from 'react'
import { isGroupOpen } from '../../features/group-order/live/can-choose-dishes.ts'
import { emptyGroupView, groupView } from '../../features/group-order/live/group-view.ts'
import { updateOpenGroup } from '../../features/group-order/live/open-group.ts'
import { client } from '../../platform/browser/client.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useSharedValue } from '../../platform/storage/shared-value.ts'

export function usePickupUpdate({ ID }: Pick<Merchant, 'ID'>, pickup: boolean): void {
  const { group } = useSharedValue(groupView, emptyGroupView)
  const isHydrated = useHydrated()
  const sent = useRef('')
  const changes = isHydrated && group && group.info.pickup !== pickup && isChangeable(group, ID)
  const groupID = changes ? group.info.groupID : null
  useEffect(() => {
    if (groupID === null) sent.current = ''
    const key = `${groupID} ${pickup}`
    // Each choice is sent only once, so that a choice that the server refuses is not sent again and
    // again.
    if (groupID === null || sent.current === key) return
    sent.current = key
    void send(groupID, pickup)
  }, [groupID, pickup])
}

function isChangeable(group: GroupOrderView, merchantID: string): boolean {
  const { kind, membership, paying } = group.info
  const isCreator = kind === 'group' && membership === 'creator'
  return isCreator && group.info.merchantID === merchantID && isGroupOpen(group) && !paying
}

async function send(groupID: string, pickup: boolean): Promise<void> {
  const result = await client.changeGroupOrder(groupID, { pickup })
  if (result.ok) updateOpenGroup(result.data)
}
