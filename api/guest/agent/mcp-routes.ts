// Serves the MCP server for AI agents, at /mcp and without sessions, and the profile with which
// agents of the Universal Commerce Protocol find it.
import rateLimit from '@fastify/rate-limit'
import { countryCodes } from '@tingkat/ordering/country/country'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perAddress } from '../../http/per-address.ts'
import { problem } from '../../http/problem.ts'
import type { Log } from '../../platform/log.ts'
import type { AgentPorts } from './agent-ports.ts'
import { ucpProfile } from './ucp-checkout.ts'

export type McpRoutes = AgentPorts & {
  log: Log
  rateLimits: boolean
  /** How long a call of an MCP tool may take, in milliseconds. */
  callMs?: number | undefined
}

const mcpPath = '/mcp'
// Maximum number of calls per client network and minute. An order takes about ten calls.
const callsPerAddress = { max: 120, timeWindow: 60 * 1000 }
// Maximum size of a request's body in bytes, about twice the size of the largest cart.
const bodyLimit = 40_000
const defaultCallMs = 10_000

export const mcpRoutes: FastifyPluginAsyncZod<McpRoutes> = async (app, ports) => {
  if (ports.rateLimits) await app.register(rateLimit, perAddress)
  let opening: ReturnType<typeof openHandler> | undefined
  app.addHook('onClose', async () => {
    const handler = await opening
    await handler?.close()
  })
  const { callMs = defaultCallMs } = ports

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    bodyLimit,
    config: { rateLimit: callsPerAddress },
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!(await servesAgents(ports))) throw problem('not_found')
      const { method, headers, body } = request
      const signal = AbortSignal.timeout(callMs)
      const call = new Request(`${ports.publicUrl}${mcpPath}`, {
        method,
        headers: toHeaders(headers),
        signal,
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      })
      const handler = await (opening ??= openHandler(ports))
      const response = await handler.fetch(call, { parsedBody: body })
      const text = await response.text()
      // After a time-out the response is empty or incomplete. Tools change no data, so the AI agent
      // may repeat the call.
      if (signal.aborted) throw problem('unavailable')
      const type = response.headers.get('content-type')
      if (type) reply.type(type)
      return await reply.code(response.status).send(text)
    },
  })

  app.get(
    '/.well-known/ucp',
    { config: { rateLimit: callsPerAddress }, schema: { hide: true } },
    async (_request, reply) => {
      if (!(await servesAgents(ports))) throw problem('not_found')
      return await reply
        .header('cache-control', 'public, max-age=300')
        .send(ucpProfile(`${ports.publicUrl}${mcpPath}`))
    },
  )
}

/** Loads the MCP library with the first call, because loading it would slow the start. */
async function openHandler(ports: McpRoutes) {
  const { createMcpHandler } = await import('@modelcontextprotocol/server')
  const { createAgentServer } = await import('./agent-tools.ts')
  return createMcpHandler(() => createAgentServer(ports), {
    // The server never sends notifications, so clients need no subscriptions.
    maxSubscriptions: 0,
    maxRequestBodySize: bodyLimit,
    onerror: (error) => ports.log.debug({ err: error }, 'agent request refused'),
  })
}

/** Whether AI agents are switched on in any country. */
async function servesAgents({
  catalogue,
  flags,
}: Pick<AgentPorts, 'catalogue' | 'flags'>): Promise<boolean> {
  const served = countryCodes.filter((country) => catalogue.of(country))
  const all = await Promise.all(served.map(async (country) => await flags.read(country)))
  return all.some(({ agents }) => agents)
}

/**
 * Returns only the headers that MCP uses, so that neither cookies nor IP addresses reach a tool.
 */
function toHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const passed = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (/^(accept|content-type|mcp-.+)$/.test(name) && typeof value === 'string')
      passed.set(name, value)
  return passed
}
