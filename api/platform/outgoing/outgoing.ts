// Sends bytes to addresses that others named: never inside the own network, never for long, and
// never following where an answer points.
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
/** Why an address is not sent to. */
export type UrlFault = (typeof urlFaults)[number]

export type Sent =
  | { status: number; retryAfterSeconds?: number }
  | { failure: 'timeout' | 'unreachable' | 'refused_address' | 'stopped' }
export type Message = { headers: Record<string, string>; body: string | Uint8Array }

export type Outgoing = {
  /** Null when the address may be sent to, as far as its name leads now. */
  faultOf(url: string): Promise<UrlFault | null>
  /**
   * Never throws. Ten seconds at most, from looking the name
   * up to the answer's status. `stop` gives up at once.
   */
  post(url: string, message: Message, stop?: AbortSignal): Promise<Sent>
}

export type OutgoingOptions = {
  /** Plain http and addresses inside the network too: for development and tests. */
  allowPrivate: boolean
  timeoutMs?: number
  /** All addresses of a name, as `dns.lookup` gives them. */
  lookup?: (name: string, answer: (error: Error | null, addresses: LookupAddress[]) => void) => void
}

const defaultTimeoutMs = 10_000
// Answers are not read; so much of one may come before the line is cut.
const answerBytesMax = 4_096

class RefusedAddress extends Error {}

export function createOutgoing({
  allowPrivate,
  timeoutMs = defaultTimeoutMs,
  lookup = (name, answer) => systemLookup(name, { all: true }, answer),
}: OutgoingOptions): Outgoing {
  // The connection takes the very address that was judged here:
  // a name that changes its mind in between changes nothing.
  const guarded: LookupFunction = (name, { all }, answer) =>
    lookup(name, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return answer(error ?? new Error('no address'), [])
      if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
        return answer(new RefusedAddress(), [])
      if (all) answer(null, addresses)
      else answer(null, first.address, first.family)
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
    async faultOf(url) {
      const fault = faultOfText(url)
      if (fault) return fault
      const { hostname } = new URL(url)
      if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null
      return await new Promise((resolve) => {
        const late = setTimeout(() => resolve('unknown_host'), timeoutMs)
        guarded(hostname, { all: true }, (error) => {
          clearTimeout(late)
          resolve(
            error === null
              ? null
              : error instanceof RefusedAddress
                ? 'private_address'
                : 'unknown_host',
          )
        })
      })
    },

    async post(url, { headers, body }, stop) {
      if (faultOfText(url)) return { failure: 'refused_address' }
      // As it was judged: `HTTPS://…` and a blank before it are https too.
      const target = new URL(url)
      const late = AbortSignal.timeout(timeoutMs)
      const signal = stop ? AbortSignal.any([late, stop]) : late
      const options: RequestOptions = {
        method: 'POST',
        lookup: guarded,
        signal,
        agent: false,
        headers: { 'user-agent': 'Tingkat', 'content-length': Buffer.byteLength(body), ...headers },
      }
      return await new Promise<Sent>((resolve) => {
        const send = target.protocol === 'https:' ? requestSecure : requestPlain
        const outgoing = send(target, options, (answer) => {
          const wait = Number(answer.headers['retry-after'])
          resolve({
            status: answer.statusCode ?? 0,
            ...(Number.isInteger(wait) && wait > 0 ? { retryAfterSeconds: wait } : {}),
          })
          answer.on('error', () => {})
          let read = 0
          answer.on('data', (chunk: Buffer) => {
            read += chunk.length
            if (read > answerBytesMax) answer.destroy()
          })
        })
        // Comes late too, when an answer is cut short; its status has then been told.
        outgoing.on('error', (error) =>
          resolve({
            failure: stop?.aborted
              ? 'stopped'
              : late.aborted
                ? 'timeout'
                : error instanceof RefusedAddress
                  ? 'refused_address'
                  : 'unreachable',
          }),
        )
        outgoing.end(body)
      })
    },
  }
}
