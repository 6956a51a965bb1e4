import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { say } from '#contract/phrase.ts'
import { type WebhookCourier, WebhookNotSent } from '#domain/ports.ts'

/** For the name, the connection and the answer together. Stated in docs/SECURITY-POLICY.md. */
const BOUND_MS = 10_000
/** So much of an answer is read. */
const ANSWER_BYTES = 2_000
const AGENT = 'Parts-Hub-Webhooks/1'

interface Network {
  readonly address: string
  readonly prefix: number
  readonly family: 'ipv4' | 'ipv6'
}

/**
 * Networks that are of nobody on the internet, where a message could reach what trusts its neighbours: the special-purpose ones of
 * https://www.iana.org/assignments/iana-ipv4-special-registry and https://www.iana.org/assignments/iana-ipv6-special-registry.
 */
const SPECIAL_4 = [
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
] as const
const SPECIAL_6 = [
  // Of IPv6 all but 2000::/3, and there what leads into IPv4 or nowhere.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

interface CourierOptions {
  /** Networks that may be reached although they are nobody's on the internet: where the operator's own ERP is. */
  readonly networks: readonly Network[]
  /** Whether messages may go without encryption. */
  readonly mayBePlain: boolean
}

/** Posts webhooks over HTTPS. The address that is checked is the one that is connected to, however often a name is asked for. */
export function createWebhookCourier({ networks, mayBePlain }: CourierOptions): WebhookCourier {
  // Of each family its own: an address of IPv4 lies in a network of IPv6 too, as if it were mapped.
  const special = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const [address, prefix] of SPECIAL_4) special.ipv4.addSubnet(address, prefix, 'ipv4')
  for (const [address, prefix] of SPECIAL_6) special.ipv6.addSubnet(address, prefix, 'ipv6')
  const allowed = new BlockList()
  for (const { address, prefix, family } of networks) allowed.addSubnet(address, prefix, family)
  const mayReach = (address: string) =>
    allowed.check(address, familyOf(address)) || !special[familyOf(address)].check(address, familyOf(address))

  const lookup: LookupFunction = (name, options, answer) => {
    lookUp(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return answer(error ?? new Error('no address'), '', 4)
      if (!found.every(({ address }) => mayReach(address))) return answer(new WebhookNotSent(PRIVATE), '', 4)
      return options.all ? answer(null, found) : answer(null, first.address, first.family)
    })
  }
  /** Of an address that is none of a name. */
  const isBarred = ({ hostname }: URL) => {
    const address = hostname.replaceAll(/[[\]]/g, '')
    return isIP(address) !== 0 && !mayReach(address)
  }
  return {
    explainRefusal(url) {
      if (url.protocol !== 'https:' && !(mayBePlain && url.protocol === 'http:'))
        return say`must begin with https://`
      if (url.username !== '' || url.password !== '') return say`must not contain a name or password`
      return isBarred(url) ? say`must lead to a public address` : undefined
    },
    async post({ url, headers, body, signal }) {
      if (isBarred(url)) throw new WebhookNotSent(PRIVATE)
      const bound = AbortSignal.timeout(BOUND_MS)
      const options = {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': AGENT,
        },
        lookup,
        agent: false,
        signal: signal ? AbortSignal.any([signal, bound]) : bound,
      } as const
      const send = url.protocol === 'https:' ? requestSecurely : requestPlainly
      return new Promise((resolve, reject) => {
        const fail = (error: unknown) => reject(explain(error, bound.aborted))
        const request = send(url, options, response => {
          const chunks: Buffer[] = []
          let bytes = 0
          const finish = () => {
            const beginning = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8')
            resolve({ status: response.statusCode ?? 0, beginning })
          }
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk)
            bytes += chunk.length
            // The rest is not waited for.
            if (bytes >= ANSWER_BYTES) {
              finish()
              request.destroy()
            }
          })
          response.on('end', finish)
          response.on('error', fail)
        })
        request.on('error', fail)
        request.end(body)
      })
    },
  }
}

const PRIVATE = 'The name leads to an address that is not public'

function explain(error: unknown, isLate: boolean): WebhookNotSent {
  if (error instanceof WebhookNotSent) return error
  if (isLate) return new WebhookNotSent(`No answer within ${BOUND_MS / 1000} s`)
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new WebhookNotSent(`No connection (${code})`)
}
