// Tells public internet addresses from private and reserved ones.
import { BlockList, isIP } from 'node:net'

// Source: IANA's special-purpose registry for IPv4
// (iana.org/assignments/iana-ipv4-special-registry), with multicast and all ranges above it.
const reservedIPv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
// Reserved parts of the routed IPv6 range: tunnels that
// contain an IPv4 address, benchmarks and documentation.
const reservedIPv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [net, bits] of reservedIPv4) reserved.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of reservedIPv6) reserved.addSubnet(net, bits, 'ipv6')
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** Returns false for text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && routed.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
