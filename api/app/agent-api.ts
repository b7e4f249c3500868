// Registers the routes of AI agents, and of the page on which eaters confirm an agent's order.
import type { AppDeps } from '../deps.ts'
import { agentKeyPurpose } from '../guest/agent/agent-ports.ts'
import { mcpRoutes } from '../guest/agent/mcp-routes.ts'
import { agentRoutes } from '../guest/agent/routes.ts'
import type { App } from '../http/app.ts'
import type { PlacingPorts } from '../order/placing/placing-actions.ts'
import { deriveKeys } from '../platform/keys/key-ring.ts'
import type { AppParts } from './app-parts.ts'

export async function registerAgentApi(
  api: App,
  deps: AppDeps,
  { keys, sessions, settling }: AppParts,
  placing: PlacingPorts,
): Promise<void> {
  const { agentCallMs, catalogue, config, flags, geocoder, log } = deps
  const { publicUrl, rateLimits } = config
  const ports = {
    ...placing,
    catalogue,
    flags,
    geocoder,
    orders: settling.orders,
    agentKeys: deriveKeys(keys, agentKeyPurpose),
    publicUrl,
  }
  await api.register(agentRoutes, { ...ports, sessions, rateLimits })
  await api.register(mcpRoutes, { ...ports, log, rateLimits, callMs: agentCallMs })
}
