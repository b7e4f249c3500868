// Yardstick for event streams: a bare node:http server that writes POST bodies to all open streams.
import { createServer, type ServerResponse } from 'node:http'

const streams = new Set<ServerResponse>()

createServer((request, response) => {
  if (request.url === '/readyz') {
    response.end('ok')
    return
  }
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n')
    streams.add(response)
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
