import { isIPv6 } from 'node:net'

/**
 * The network that an IP address counts towards in rate limits: an IPv4 address counts by itself, even if written as IPv6
 * (https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2); an IPv6 address by its /64, which one customer usually has to
 * themselves. All spellings of an address yield the same network. Anything that is not an address is returned unchanged.
 */
export function toNetwork(address: string): string {
  const withoutZone = address.replace(/%.*$/s, '')
  if (!isIPv6(withoutZone)) return address
  const groups = readGroups(withoutZone)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(toBytes).join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/**
 * The eight groups of an IPv6 address. The URL parser normalises its spelling:
 * https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
function readGroups(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = [], right = []] = canonical.split('::').map(half => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map(group => Number.parseInt(group, 16))
}

function toBytes(group: number): number[] {
  return [group >> 8, group & 0xff]
}
