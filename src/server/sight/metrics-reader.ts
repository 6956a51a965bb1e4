import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
/** Set by proxies: whoever asks through one is somewhere else. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the sender may read the metrics: by the token, or, where there is none, from this machine and through no proxy. */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  token: string | undefined,
): boolean {
  if (token !== undefined) {
    const [, given = ''] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
    return timingSafeEqual(digest(given), digest(token))
  }
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDING.every(name => headers[name] === undefined)
}
