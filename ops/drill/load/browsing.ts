// Simulates the eaters in the load who only read. They request lists, menus, suggestions and quotes
// at a fixed rate, even if answers are late.
import { dinnerOf } from '@tingkat/api/testing/dinner'
import type { Client } from '@tingkat/contract/client'
import { pause } from '../program.ts'
import type { Gate } from './gate.ts'
import type { Record } from './record.ts'
import { readLimitMs, request } from './request.ts'

type Browsing = {
  client: Client
  record: Record
  perSecond: number
  gate: Pick<Gate, 'isStopped'>
}

// Maximum number of the readers' requests that wait for an answer; no more are sent until one is
// answered.
const mostAtOnce = 400
const tickMs = 50

/** Starts the readers. Resolves after the load has stopped and every reader has its answer. */
export async function startBrowsing({ client, record, perSecond, gate }: Browsing): Promise<void> {
  const read = await createReads(client)
  const open = new Set<Promise<unknown>>()
  const startedAt = performance.now()
  for (let sent = 0; !gate.isStopped();) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; sent < due; sent++) {
      if (open.size >= mostAtOnce) continue
      const { kind, send } = read(sent)
      const reading = request<unknown>(record, kind, readLimitMs, send).finally(() =>
        open.delete(reading),
      )
      open.add(reading)
    }
    await pause(tickMs)
  }
  await Promise.all(open)
}

/**
 * Returns a function that sends the nth request. Of ten requests, six read lists, two menus and one
 * suggestions, and one asks for a quote.
 */
async function createReads(client: Client) {
  const merchant = await client.readMerchant('sg-m1')
  if (!merchant.ok) throw new Error(merchant.problem.message)
  const dinner = dinnerOf(merchant.data, 3)
  const near = {
    latitude: dinner.location?.latitude ?? 0,
    longitude: dinner.location?.longitude ?? 0,
  }
  const list = () => client.listMerchants({ country: 'sg', ...near, limit: 24 })
  const menu = () => client.readMerchant('sg-m1')
  const suggest = () => client.listSuggestions({ country: 'sg', q: 'chicken' })
  const quote = () => client.quote(dinner)
  const reads = [list, menu, list, suggest, list, list, menu, list, quote, list]
  const kinds = new Map<() => Promise<unknown>, string>([
    [list, 'list'],
    [menu, 'menu'],
    [suggest, 'suggestions'],
    [quote, 'quote'],
  ])
  return (nth: number) => {
    const send = reads[nth % reads.length] ?? list
    return { kind: kinds.get(send) ?? 'read', send }
  }
}
