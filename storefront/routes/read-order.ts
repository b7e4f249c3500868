// Whether an order's page is one at all: asked on the server with the visitor's own session, so that an unknown order is a 404.
import type { Client } from '@tingkat/contract/client'
import { data } from 'react-router'

/** The order itself is read in the browser: it is one person's, and changes while it is looked at. */
export async function findOrder(client: Client, orderID: string) {
  const answer = await client.readOrder(orderID)
  // Guests are asked to log in; any other failure is the browser's to try again.
  const missing = !answer.ok && (answer.problem.status === 404 || answer.problem.status === 400)
  return data({ missing }, { status: missing ? 404 : 200 })
}
