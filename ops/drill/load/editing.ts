// Simulates an eater who creates a group order and edits its items again and again.
import { randomUUID } from 'node:crypto'
import { dinnerOf } from '@tingkat/api/testing/dinner'
import type { Eater } from '@tingkat/api/testing/eater'
import { pause } from '../program.ts'
import type { Gate } from './gate.ts'
import type { Record } from './record.ts'
import { request, writeLimitMs } from './request.ts'

const intervalMs = 500
const quantities = 9

export async function startEditing({
  eater,
  record,
  gate,
}: {
  eater: Eater
  record: Record
  gate: Gate
}): Promise<void> {
  const { client } = eater
  const merchant = await client.readMerchant('sg-m1')
  const line = merchant.ok && dinnerOf(merchant.data, 1).merchants[0]?.items[0]
  const created = await client.createGroupOrder({
    kind: 'group',
    countryCode: 'sg',
    merchantID: 'sg-m1',
  })
  if (!line || !created.ok) throw new Error('No group order could be opened.')
  const { groupID } = created.data.info
  const item = { _id: 'line', ID: line.ID, comment: '', modifierGroups: line.modifierGroups ?? [] }
  for (let version = 0; !gate.isStopped();) {
    await gate.enter()
    try {
      const quantity = 1 + (version % quantities)
      const body = { version, writeID: randomUUID(), items: [{ ...item, quantity }] }
      const saved = await request(record, 'group edit', writeLimitMs, () =>
        client.saveGroupOrderItems(groupID, body),
      )
      if (saved.ok) {
        version += 1
        record.edits.set(groupID, { groupID, version, quantity })
      }
    } finally {
      gate.leave()
    }
    await pause(intervalMs)
  }
}
