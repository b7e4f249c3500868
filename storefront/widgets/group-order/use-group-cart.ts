// The confirmed dishes of a group order as a cart for checkout, in memory only.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import { emptyCart, type Cart, type DineInInfo } from '@tingkat/ordering/cart/cart'
import { restoreCart } from '@tingkat/ordering/cart/cart-picks'
import { assignTable } from '@tingkat/ordering/order/dine-in'
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isRefusal } from '@tingkat/ordering/refusal'
import { useEffect, useMemo } from 'react'
import { createCartStore, type CartStore } from '../../features/cart/cart-store.ts'
import { groupView, emptyGroupView } from '../../features/group-order/live/group-view.ts'
import { client } from '../../platform/browser/client.ts'
import { scannedTableStore, findScannedTable } from '../../platform/storage/scanned-table.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useRequest } from '../../platform/browser/use-request.ts'
import { createSharedValue, useSharedValue } from '../../platform/storage/shared-value.ts'

export type GroupCart = {
  groupID: string
  /** Null while the request runs. */
  group: GroupOrderView | null
  store: CartStore
  problem: ClientProblem | null
  retry: () => void
}

// Without a group order no request is sent, and this is the result instead.
const noGroup: ApiResult<never> = {
  ok: false,
  problem: { code: 'not_found', status: 404, message: '', context: {} },
}

/** Returns null if `groupID` is null. */
export function useGroupCart(groupID: string | null): GroupCart | null {
  const { country } = useSite()
  const store = useMemo(
    () => createCartStore(createSharedValue<Cart | null>(null), sharedErrors),
    [],
  )
  const { data, problem, retry } = useRequest(groupID ?? '', async () => {
    if (groupID === null) return noGroup
    const group = await client.readGroupOrder(groupID)
    if (!group.ok) return group
    const merchant = await client.readMerchant(group.data.info.merchantID)
    return merchant.ok
      ? { ok: true as const, data: { group: group.data, merchant: merchant.data } }
      : merchant
  })
  const live = useSharedValue(groupView, emptyGroupView).group
  const group =
    live && live.info.groupID === groupID && live.info.version >= (data?.group.info.version ?? 0)
      ? live
      : (data?.group ?? null)
  const menu = data?.merchant ?? null
  const version = group?.info.version
  useEffect(() => {
    if (!group || !menu || group.info.groupState === 'ORDERED') return
    const seat = findScannedTable(
      scannedTableStore(country.code).read(),
      group.info.merchantID,
      Date.now(),
    )
    const fresh = toGroupCart(group, menu, seat)
    // Keeps the choices that the eater has made in the checkout form.
    const { promoCodes, paymentType, profile, comment, scheduledOrder } =
      store.read() ?? emptyCart()
    store.replace(
      fresh && {
        ...fresh,
        promoCodes,
        paymentType,
        profile,
        comment,
        scheduledOrder: fresh.dineInInfo ? null : scheduledOrder,
      },
    )
    // Depends on the version, because the group is a new object in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version, menu, store, country])
  return groupID === null ? null : { groupID, group, store, problem, retry }
}

/**
 * Returns null if no dishes are confirmed. `seat` is the scanned table with the table code and the
 * number of eaters.
 */
export function toGroupCart(
  { info, members }: GroupOrderView,
  merchant: Merchant,
  seat: DineInInfo | null,
): Cart | null {
  const items = members.flatMap((member) =>
    member.confirmedItems
      .filter((item) => item.available)
      .map((item) => ({ ...item, _id: `${member.memberID}.${item._id}` })),
  )
  const restored = restoreCart(
    { ...emptyCart(), merchants: [{ ID: info.merchantID, items, comment: '' }] },
    () => merchant,
  )
  if (isRefusal(restored) || !restored.cart) return null
  if (!info.table) return restored.cart
  const { tableID, tableNumber } = info.table
  const scanned = seat?.tableID === tableID ? seat.merchants[info.merchantID] : undefined
  const { eaterCount, tableCode } = scanned ?? { eaterCount: Math.max(1, members.length) }
  return assignTable(restored.cart, {
    tableID,
    merchants: {
      [info.merchantID]: { eaterCount, tableNumber, ...(tableCode ? { tableCode } : {}) },
    },
  })
}
