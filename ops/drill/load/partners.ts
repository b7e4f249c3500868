// Simulates the merchant system and the courier fleet of the country, which move every order to its
// end.
import { createClient } from '@tingkat/contract/client'
import { playRound, type SimulatedPartner } from '@tingkat/simulator/partner'
import { pause } from '../program.ts'
import type { Gate } from './gate.ts'
import type { Record } from './record.ts'
import { readLimitMs, request } from './request.ts'

type Partners = {
  baseUrl: string
  tokens: { merchant: string; courier: string }
  record: Record
  gate: Gate
}

// Divisor of the real-life delays. At this speed, an order that takes half an hour in real life
// takes thirty seconds.
const speed = 60
const roundMs = 500

export async function startPartners({ baseUrl, tokens, record, gate }: Partners): Promise<void> {
  await Promise.all(
    Object.values(tokens).map(async (token) => {
      const partner = createPartner(baseUrl, token, record)
      while (!gate.isStopped()) {
        await gate.enter()
        try {
          await playRound(partner, gate.isStopped)
        } finally {
          gate.leave()
        }
        await pause(roundMs)
      }
    }),
  )
}

function createPartner(baseUrl: string, token: string, record: Record): SimulatedPartner {
  const headers = { authorization: `Bearer ${token}` }
  const client = createClient({ baseUrl, fetch, headers })
  return {
    country: 'sg',
    speed,
    clock: () => new Date(),
    onProblem: () => {},
    client: {
      ...client,
      listPartnerOrders: (query) =>
        request(record, 'partner list', readLimitMs, () => client.listPartnerOrders(query)),
      reportPosition: (orderID, body) =>
        request(record, 'position', readLimitMs, () => client.reportPosition(orderID, body)),
      async moveOrder(orderID, body) {
        const moved = await request(record, 'move', readLimitMs, () =>
          client.moveOrder(orderID, body),
        )
        const at = Date.now()
        if (moved.ok)
          record.moves.push({ orderID, version: moved.data.version, move: body.move, at })
        return moved
      },
    },
  }
}
