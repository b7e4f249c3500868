// Sets the security headers of every response, and refuses requests that Fastify never sees.
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { problemOf } from '@tingkat/contract/problem'

export type Headers = Readonly<Record<string, string>>

// One year, in seconds, which hstspreload.org requires. With `includeSubDomains`, every subdomain
// of the storefront must support https.
const hsts = 'max-age=31536000; includeSubDomains'

/**
 * Returns the headers of every response. With this content security policy, a browser
 * that shows a response as a page loads and runs nothing. Responses with pages and
 * scripts override the policy. HSTS is sent over https only (RFC 6797, 7.2).
 */
export function securityHeaders(https: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(https ? { 'strict-transport-security': hsts } : {}),
  }
}

/**
 * Content security policy of script files, which a browser applies when it runs the file as a web
 * worker or service worker.
 */
export const scriptPolicy =
  "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const statusOfCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Returns Node's `clientError` handler, which answers malformed HTTP with a problem document. */
export function refuseBrokenRequests(headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      const status = statusOfCode[error.code ?? ''] ?? 400
      const { body, fields } = refusal(status, headers)
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: close\r\n\r\n${body}`,
      )
    }
    socket.destroy(error)
  }
}

/**
 * Refuses an `Expect` header other than 100-continue. Without this function, Node would refuse it
 * with a response that lacks the security headers.
 */
export function refuseExpectations(server: Server, headers: Headers): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, fields } = refusal(417, headers)
    response.writeHead(417, fields).end(body)
  })
}

function refusal(status: number, headers: Headers): { body: string; fields: Headers } {
  const body = JSON.stringify({ ...problemOf('malformed_request'), status })
  return {
    body,
    fields: {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    },
  }
}
