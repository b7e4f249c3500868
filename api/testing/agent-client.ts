// An AI agent for tests: the official client of the Model Context Protocol.
import { Client, StreamableHTTPClientTransport, type FetchLike } from '@modelcontextprotocol/client'

/** The fields of the results of all tools. A single result has only the fields of its tool. */
export type AgentResult = {
  isError?: boolean
  code?: string
  cart: string
  price: string
  confirmAt: string
  order: string
  total: string
  totalInMinor: number
  restaurants: object[]
}
export type TestAgent = {
  /**
   * Calls a tool and returns its structured content.
   * `isError` is set if the server refused the call.
   */
  call(name: string, input: object): Promise<AgentResult>
  close(): Promise<void>
}

// How the client chooses the version of the protocol: it requires the current version by its date
// (`pin`), or agrees on a version as in the former protocol (`legacy`).
const versions = { current: { pin: '2026-07-28' }, former: 'legacy' } as const

/** Connects to the server at `publicUrl`, over the network or through `fetch`. */
export async function connectAgent(
  publicUrl: string,
  fetch?: FetchLike,
  version: keyof typeof versions = 'current',
): Promise<TestAgent> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: versions[version] } },
  )
  const url = new URL('/mcp', publicUrl)
  await client.connect(new StreamableHTTPClientTransport(url, { ...(fetch && { fetch }) }))
  return {
    async call(name, input) {
      const { structuredContent, isError } = await client.callTool({
        name,
        arguments: input as Record<string, unknown>,
      })
      return { ...(structuredContent as AgentResult), ...(isError && { isError }) }
    },
    close: () => client.close(),
  }
}
