// The yardstick with which HTTP requests are compared: a bare node:http server that sends fixed
// bytes, or echoes a POST body.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const bytes = process.env.BYTES_FILE ? readFileSync(process.env.BYTES_FILE) : Buffer.from('ok')
const headers = {
  'content-type': process.env.BYTES_TYPE ?? 'text/plain',
  ...(process.env.BYTES_ENCODING ? { 'content-encoding': process.env.BYTES_ENCODING } : {}),
}

createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(200, { ...headers, 'content-length': bytes.length })
    response.end(bytes)
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
}).listen(Number(process.env.PORT), process.env.HOST)
