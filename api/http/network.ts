// Returns the network that a client address belongs to. Rate limits count requests per network.
import { isIPv6 } from 'node:net'

// Four groups of 16 bits are a /64 network. A household or a phone has
// a whole /64, and may use another address of it for each request.
const groupsOfNetwork = 4

/** Returns an IPv4 address unchanged, and the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const [text = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  if (mapped) return mapped
  if (!isIPv6(text)) return text
  const [head = '', tail] = text.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0')
  const groups = [...start, ...zeros, ...end].slice(0, groupsOfNetwork)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
