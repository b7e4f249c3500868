// A shared basket becomes an order: asked for by who may, for exactly what is in it, and in the statement that writes the order.
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import type { QuoteRequest } from '@tingkat/ordering/quote/quote'
import { checkGroupOrderPlacement } from '@tingkat/ordering/group-order/group-order'
import { problem, refused, type ProblemError } from '../http/problem.ts'
import { viewingOf } from './changing-actions.ts'
import type { GroupNews } from './news.ts'
import type { GroupOrderStore } from './store.ts'
import { toGroup } from './view.ts'

/** The basket as it was checked: an order of another version is not written. */
export type HeldBasket = { groupID: string; version: number }
export type GroupPlacing = {
  baskets: Pick<GroupOrderStore, 'findFor'>
  news: GroupNews
  publicUrl: string
}

type Asked = {
  groupID?: string | undefined
  countryCode: string
  merchants: QuoteRequest['merchants']
  dineInInfo: DineInInfo | null
}

/** Null for an order that is nobody else's. Problems: not_found, group_changed with the present `group`, and those of `checkBasketOrder`. */
export async function holdBasket(
  ports: GroupPlacing,
  { groupID, countryCode, merchants, dineInInfo }: Asked,
  asker: { tokenHash: Uint8Array; now: Date },
): Promise<HeldBasket | ProblemError | null> {
  if (groupID === undefined) return null
  const found = await ports.baskets.findFor(groupID, asker.tokenHash, asker.now)
  // A guest hears so from the placing itself.
  if (!found) return problem('not_found')
  const { basket, accountID } = found
  const refusal = checkGroupOrderPlacement(
    basket,
    accountID,
    { countryCode, merchants, tableID: dineInInfo?.tableID ?? null },
    asker.now,
  )
  if (!refusal) return { groupID, version: basket.version }
  return refused(refusal, { group: toGroup(basket, accountID, viewingOf(ports, basket)) })
}
