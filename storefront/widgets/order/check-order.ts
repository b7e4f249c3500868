// Checks on the server whether an order exists, so that the page of an unknown order is a 404.
import type { ApiResult, Client } from '@tingkat/contract/client'
import { data } from 'react-router'

/**
 * Returns a 404 response if the order does not exist for the visitor's session. Returns no order:
 * the browser reads it, because it is personal and changes. With `orGroup`, members of the order's
 * group order have access too.
 */
export async function checkOrderExists(
  client: Client,
  orderID: string,
  { orGroup = false }: { orGroup?: boolean } = {},
) {
  const missing =
    isUnknown(await client.readOrder(orderID)) &&
    (!orGroup || isUnknown(await client.readGroupOrderProgress(orderID)))
  return data({ missing }, { status: missing ? 404 : 200 })
}

/**
 * Returns whether the result says that the order does not exist. Other problems are handled in the
 * browser, with a login or a retry.
 */
const isUnknown = (result: ApiResult<unknown>) =>
  !result.ok && (result.problem.status === 404 || result.problem.status === 400)
