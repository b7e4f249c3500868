// Sends HTTP requests to URLs that partners and browsers chose. Refuses redirects,
// and refuses private networks to prevent SSRF. Each request has a time-out.
import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export const urlFaults = [
  'not_a_url',
  'https_only',
  'credentials',
  'unknown_host',
  'private_address',
] as const
export type UrlFault = (typeof urlFaults)[number]

type Failure = 'timeout' | 'unreachable' | 'refused_address' | 'stopped'
export type PostResult = { status: number; retryAfterSeconds?: number } | { failure: Failure }
export type OutgoingMessage = { headers: Record<string, string>; body: string | Uint8Array }

export type Outgoing = {
  /**
   * Returns null if the text of the URL shows no fault. Does not resolve the host name, so the
   * result reveals nothing about names inside the network. `post` checks the resolved addresses.
   */
  faultOfText(url: string): UrlFault | null
  /** Like `faultOfText`, but also resolves the host name and checks its addresses. */
  faultOf(url: string): Promise<UrlFault | null>
  /**
   * Posts the message. Never throws. Takes at most ten seconds,
   * from the DNS lookup to the status. `stop` aborts the request.
   */
  post(url: string, message: OutgoingMessage, stop?: AbortSignal): Promise<PostResult>
}

export type OutgoingOptions = {
  /** Allows plain http and private addresses, for development and tests. */
  allowPrivate: boolean
  timeoutMs?: number
  /** Resolves a host name, like `dns.lookup` with the option `all`, which is the default. */
  lookup?: (
    name: string,
    callback: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => void
}

const defaultTimeoutMs = 10_000
// Bodies of responses are not used. The connection is closed when a body exceeds this many bytes.
const maxResponseBytes = 4_096

class RefusedAddress extends Error {}

export function createOutgoing({
  allowPrivate,
  timeoutMs = defaultTimeoutMs,
  lookup = (name, callback) => systemLookup(name, { all: true }, callback),
}: OutgoingOptions): Outgoing {
  // The connection uses the address that was checked here, so a DNS
  // record that changes afterwards (DNS rebinding) has no effect.
  const guardedLookup: LookupFunction = (name, { all }, callback) =>
    lookup(name, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('no address'), [])
      if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new RefusedAddress(), [])
      if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

  function faultOfText(text: string): UrlFault | null {
    if (!URL.canParse(text)) return 'not_a_url'
    const { protocol, username, password, hostname } = new URL(text)
    if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'https_only'
    if (username || password) return 'credentials'
    const literal = hostname.replace(/^\[|\]$/g, '')
    return isIP(literal) && !allowPrivate && !isPublicAddress(literal) ? 'private_address' : null
  }

  return {
    faultOfText,

    async faultOf(url) {
      const fault = faultOfText(url)
      if (fault) return fault
      const { hostname } = new URL(url)
      if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null
      return await new Promise((resolve) => {
        const timer = setTimeout(() => resolve('unknown_host'), timeoutMs)
        guardedLookup(hostname, { all: true }, (error) => {
          clearTimeout(timer)
          if (error === null) resolve(null)
          else resolve(error instanceof RefusedAddress ? 'private_address' : 'unknown_host')
        })
      })
    },

    async post(url, { headers, body }, stop) {
      if (faultOfText(url)) return { failure: 'refused_address' }
      // Parses the URL instead of comparing its beginning, because
      // `HTTPS://…` and a URL with a leading space are https too.
      const target = new URL(url)
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = stop ? AbortSignal.any([timeout, stop]) : timeout
      const options: RequestOptions = {
        method: 'POST',
        lookup: guardedLookup,
        signal,
        agent: false,
        headers: { 'user-agent': 'Tingkat', 'content-length': Buffer.byteLength(body), ...headers },
      }
      return await new Promise<PostResult>((resolve) => {
        const send = target.protocol === 'https:' ? requestSecure : requestPlain
        const outgoing = send(target, options, (response) => {
          const wait = Number(response.headers['retry-after'])
          resolve({
            status: response.statusCode ?? 0,
            ...(Number.isInteger(wait) && wait > 0 ? { retryAfterSeconds: wait } : {}),
          })
          response.on('error', () => {})
          let read = 0
          response.on('data', (chunk: Buffer) => {
            read += chunk.length
            if (read > maxResponseBytes) response.destroy()
          })
        })
        // A response that is cut off causes this event, too. The promise
        // is already resolved by then, so `resolve` has no effect.
        outgoing.on('error', (error) =>
          resolve({ failure: failureOf(error, { stopped: stop?.aborted, late: timeout.aborted }) }),
        )
        outgoing.end(body)
      })
    },
  }
}

function failureOf(
  error: Error,
  { stopped, late }: { stopped: boolean | undefined; late: boolean },
): Failure {
  if (stopped) return 'stopped'
  if (late) return 'timeout'
  return error instanceof RefusedAddress ? 'refused_address' : 'unreachable'
}
