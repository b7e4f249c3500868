// A partner's endpoint over HTTP: keeps what it hears and answers as it is told.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { path: string; headers: Record<string, string>; body: Buffer }
export type TillStub = {
  url: string
  heard: Heard[]
  /** The status of the next answers, or of the one to that message; null never answers. Default 204. */
  answer: (heard: Heard) => number | null
  close(): Promise<void>
}

export async function openTillStub(): Promise<TillStub> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const heard = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      }
      stub.heard.push(heard)
      const status = stub.answer(heard)
      if (status !== null) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const stub: TillStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: [],
    answer: () => 204,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return stub
}
