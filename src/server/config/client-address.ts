import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

interface Range {
  readonly address: string
  /** The number of leading bits that all addresses of the range share. */
  readonly prefix: number
  readonly family: 'ipv4' | 'ipv6'
}

/** Parses an address or a range in CIDR notation (RFC 4632); undefined if it is neither, or a range of all addresses. */
export function parseRange(text: string): Range | undefined {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return undefined
  const whole = version === 4 ? 32 : 128
  const prefix = bits === undefined ? whole : Number(bits)
  if (prefix < 1 || prefix > whole) return undefined
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' }
}

/** A setting that lists such, with commas between; none by default. */
export const addressRanges = z
  .string()
  .transform(value => value.split(',').map(each => each.trim()))
  .refine(
    each => each.every(range => parseRange(range) !== undefined),
    'must be addresses or ranges like 10.0.0.0/8, with commas between',
  )
  .default([])

/** The address for connections that have ended, or that come through a socket without addresses. */
const UNKNOWN_ADDRESS = '127.0.0.1'

/** Tells whether a connection comes from one of these proxies, by its address. */
export function createProxyCheck(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const range of trustedProxies.map(parseRange))
    if (range) trusted.addSubnet(range.address, range.prefix, range.family)
  return (connection: string | undefined): boolean => {
    const address = readAddress(connection ?? '')
    return address !== undefined && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * Finds the address that counts for limits and the audit trail: that of the connection or, if it comes from one of these
 * proxies, the one they name. X-Forwarded-For is read from its end, where trusted proxies append: anything before the
 * first address that is not theirs may be forged.
 */
export function createAddressFinder(trustedProxies: readonly string[]) {
  const isTrusted = createProxyCheck(trustedProxies)

  return (connection: string | undefined, forwardedFor: string | undefined): string => {
    if (connection === undefined) return UNKNOWN_ADDRESS
    let address = readAddress(connection) ?? connection
    for (const hop of (forwardedFor ?? '').split(',').reverse()) {
      const forwarded = isTrusted(address) ? readAddress(hop) : undefined
      if (forwarded === undefined) break
      address = forwarded
    }
    return address
  }
}

/** An address without the port that some proxies add; an IPv4 address written as IPv6 becomes plain IPv4. */
function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare
  return isIP(address) === 0 ? undefined : address
}
