// Whether an order's page is one at all: asked on the server with the visitor's own session, so that an unknown order is a 404.
import type { ApiResult, Client } from '@tingkat/contract/client'
import { data } from 'react-router'

/** The order itself is read in the browser: it is one person's, and changes while it is looked at. */
export async function checkOrderExists(
  client: Client,
  orderID: string,
  { orGroup = false }: { orGroup?: boolean } = {},
) {
  // Members of the group that ordered see its part of the page.
  const missing =
    isUnknown(await client.readOrder(orderID)) &&
    (!orGroup || isUnknown(await client.readGroupOrderProgress(orderID)))
  return data({ missing }, { status: missing ? 404 : 200 })
}

/** Guests are asked to log in; any other failure is the browser's to try again. */
const isUnknown = (answer: ApiResult<unknown>) =>
  !answer.ok && (answer.problem.status === 404 || answer.problem.status === 400)
