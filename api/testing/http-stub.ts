// HTTP server for tests: records requests and responds with a status that the test chooses.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = { path: string; headers: Record<string, string>; body: Buffer }
export type HttpStub = {
  url: string
  received: ReceivedRequest[]
  /**
   * Returns the status with which the stub responds to a request, or null if it must not respond. A
   * test may replace the function. Default: always 204.
   */
  respond: (request: ReceivedRequest) => number | null
  close(): Promise<void>
}

export async function openHttpStub(): Promise<HttpStub> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const received = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      }
      stub.received.push(received)
      const status = stub.respond(received)
      if (status !== null) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const stub: HttpStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: () => 204,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return stub
}
