// Defines the tools that the MCP server offers to AI agents. Each call of a tool is logged.
import { McpServer } from '@modelcontextprotocol/server'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { ProblemError } from '../../http/problem.ts'
import type { Log } from '../../platform/log.ts'
import type { AgentPorts } from './agent-ports.ts'
import {
  findRestaurants,
  findRestaurantsSchema,
  readMenu,
  readMenuSchema,
} from './finding-actions.ts'
import { merchantTextNotice } from './merchant-text.ts'
import {
  buildCart,
  buildCartSchema,
  declareAllergens,
  declareAllergensSchema,
  getPriceSchema,
  priceCart,
  readOrderStatus,
  readStatusSchema,
  startCheckout,
  startCheckoutSchema,
} from './ordering-actions.ts'
import {
  createCheckoutSchema,
  createUcpCheckout,
  getCheckoutSchema,
  readUcpCheckout,
  toUcpProblem,
} from './ucp-actions.ts'

type ToolPorts = AgentPorts & { log: Log }

const instructions = [
  'Prepares food orders. An order is placed by the eater alone, on the page of start_checkout.',
  'First ask the eater for allergies and call declare_allergens, also if there are none.',
  'Then call find_restaurants, read_menu, build_cart, get_price and start_checkout.',
  'A dish that is blocked cannot be ordered: suggest that the eater asks the restaurant.',
  merchantTextNotice,
].join(' ')

/** Returns an MCP server for one request. It keeps no state between requests. */
export function createAgentServer(ports: ToolPorts): McpServer {
  const server = new McpServer({ name: 'tingkat', version: '1' }, { instructions })
  const add = toolAdder(server, ports)
  add({
    name: 'find_restaurants',
    description: 'Find restaurants by address or coordinates, words and diets.',
    schema: findRestaurantsSchema,
    call: findRestaurants,
  })
  add({
    name: 'read_menu',
    description: 'Read the dishes of a restaurant, with what it states about ingredients.',
    schema: readMenuSchema,
    call: readMenu,
  })
  add({
    name: 'declare_allergens',
    description:
      'Begin a cart with what the eater must avoid. Blocks dishes that contain it, may contain ' +
      'it, or state nothing about it.',
    schema: declareAllergensSchema,
    call: declareAllergens,
  })
  add({
    name: 'build_cart',
    description: 'Set the dishes and the delivery address of a cart. Blocked dishes are refused.',
    schema: buildCartSchema,
    call: buildCart,
  })
  add({
    name: 'get_price',
    description: 'Get the price of a cart, line by line, signed for ten minutes.',
    schema: getPriceSchema,
    call: priceCart,
  })
  add({
    name: 'start_checkout',
    description:
      'Get the address of the page on which the eater confirms this price. Orders nothing. Give ' +
      'the address to the eater and keep the token for order_status.',
    schema: startCheckoutSchema,
    call: startCheckout,
  })
  add({
    name: 'order_status',
    description: 'Read the state of the order of one checkout.',
    schema: readStatusSchema,
    call: readOrderStatus,
  })
  addUcpTools(add)
  return server
}

/** Adds the tools of the Universal Commerce Protocol (UCP), with checkouts in its formats. */
function addUcpTools(add: ReturnType<typeof toolAdder>): void {
  const ucp = { toError: toUcpProblem, isForeign: true }
  add({
    ...ucp,
    name: 'create_checkout',
    description: 'UCP: create a checkout, which the eater confirms at its continue_url.',
    schema: createCheckoutSchema,
    call: createUcpCheckout,
  })
  add({
    ...ucp,
    name: 'get_checkout',
    description: 'UCP: read a checkout.',
    schema: getCheckoutSchema,
    call: readUcpCheckout,
  })
  add({
    ...ucp,
    name: 'complete_checkout',
    description: 'UCP: read whether the eater has completed the checkout. Orders nothing.',
    schema: getCheckoutSchema,
    call: readUcpCheckout,
  })
}

type Tool<Schema extends z.ZodObject> = {
  name: string
  description: string
  schema: Schema
  call: (ports: ToolPorts, input: z.output<Schema>) => Promise<object>
} & ToolFormat

type ToolFormat = {
  /** Converts a refusal to the format of a protocol other than MCP, such as UCP. */
  toError?: (error: ProblemError) => object
  /**
   * Whether the result has the format of a protocol other than MCP. Then no fields may be added to
   * it.
   */
  isForeign?: boolean
}

/** All of these tools are registered as read-only, because none changes data on the server. */
const toolAdder =
  (server: McpServer, ports: ToolPorts) =>
  <Schema extends z.ZodObject>({
    name,
    description,
    schema,
    call,
    ...format
  }: Tool<Schema>): void => {
    const annotations = { readOnlyHint: true, openWorldHint: false }
    const config = { description, inputSchema: schema, annotations }
    const run = (input: z.output<Schema>) =>
      answer({ ...ports, tool: name }, format, () => call(ports, input))
    // The SDK cannot derive the input of a generic schema.
    server.registerTool(name, config, run as never)
  }

/**
 * Logs the tool and its outcome, but neither input nor result, because both may contain an address.
 */
async function answer(
  { log, tool }: Pick<ToolPorts, 'log'> & { tool: string },
  { toError, isForeign }: ToolFormat,
  call: () => Promise<object>,
): Promise<CallToolResult> {
  try {
    const result = await call()
    log.info({ tool, outcome: 'done' }, 'agent call')
    return toResult(isForeign ? { ...result } : { ...result, notice: merchantTextNotice })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { code, context } = error.problem
    log.info({ tool, outcome: code }, 'agent call')
    return toError
      ? toResult({ ...toError(error) })
      : { ...toResult({ code, context }), isError: true }
  }
}

const toResult = (content: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
})
