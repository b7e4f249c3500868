// A bare node:http server, with which event streams are compared. It writes each request body to
// all open streams of the path to which the request was sent.
import { createServer, type ServerResponse } from 'node:http'

const streamsByPath = new Map<string, Set<ServerResponse>>()

createServer((request, response) => {
  const path = request.url ?? '/'
  if (path === '/readyz') {
    response.end('ok')
    return
  }
  const streams = streamsByPath.get(path) ?? new Set()
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n')
    streamsByPath.set(path, streams.add(response))
    response.once('close', () => streams.delete(response))
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const bytes = Buffer.concat(chunks)
    for (const stream of streams) stream.write(bytes)
    response.end('ok')
  })
}).listen(Number(process.env.PORT), process.env.HOST)
