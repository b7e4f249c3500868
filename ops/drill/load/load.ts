// The load of the drill: eaters who browse, order, follow their orders and edit group orders, and
// partners who move every order to its end.
import { createClient } from '@tingkat/contract/client'
import { logInEater, type Eater } from '@tingkat/api/testing/eater'
import { startBrowsing } from './browsing.ts'
import { startEditing } from './editing.ts'
import { startOrdering } from './ordering.ts'
import { startPartners } from './partners.ts'
import { createFollowers } from './following.ts'
import { createGate } from './gate.ts'
import { createRecord, type Record } from './record.ts'

export type LoadOptions = {
  baseUrl: string
  /**
   * Address of the one web node that all log-ins use, because only the node that created a log-in
   * code shows it.
   */
  loginUrl: string
  /** Tokens of a merchant system and a courier fleet of the country. */
  partnerTokens: { merchant: string; courier: string }
  readsPerSecond: number
  ordersPerSecond: number
  streams: number
  groups: number
}

export type Load = {
  record: Record
  /**
   * Pauses all eaters and partners who write and resolves when each write is answered. Readers and
   * streams continue.
   */
  quiet(): Promise<void>
  resume(): void
  stop(): Promise<void>
}

const placers = 6
/** Number of event streams that an account may have open: the limit of the server. */
const streamsPerEater = 10

export async function startLoad(options: LoadOptions): Promise<Load> {
  const { baseUrl, streams, groups } = options
  const record = createRecord()
  const gate = createGate()
  const count = Math.max(placers, Math.ceil(streams / (streamsPerEater - 2)), groups)
  const eaters: Eater[] = []
  for (let nth = 0; nth < count; nth++) {
    const phone = `+658${String(2_000_000 + nth)}`
    const { cookie } = await logInEater(options.loginUrl, 'sg', phone, `Eater ${nth}`)
    eaters.push({ cookie, client: createClient({ baseUrl, fetch, headers: { cookie } }) })
  }
  const guest = createClient({ baseUrl, fetch })
  const followers = createFollowers({
    baseUrl,
    record,
    most: streams,
    perEater: streamsPerEater - 2,
  })
  const running = [
    startBrowsing({ client: guest, record, perSecond: options.readsPerSecond, gate }),
    startPartners({ baseUrl, tokens: options.partnerTokens, record, gate }),
    ...eaters.slice(0, groups).map((eater) => startEditing({ eater, record, gate })),
    ...Array.from({ length: placers }, (_, nth) =>
      startOrdering({
        eaters: eaters.filter((_eater, index) => index % placers === nth),
        followers,
        record,
        gate,
        intervalMs: (1000 * placers) / options.ordersPerSecond,
      }),
    ),
  ]
  return {
    record,
    quiet: () => gate.close(),
    resume: () => gate.open(),
    async stop() {
      gate.stop()
      followers.stop()
      await Promise.all(running)
    },
  }
}
