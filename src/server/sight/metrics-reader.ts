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

type Asked = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  socket: { remoteAddress?: string | undefined }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the sender may read the metrics: by the token, or, where there is none, from this machine and through no proxy. */
export function mayReadMetrics(request: Asked, token: string | undefined): boolean {
  if (token === undefined) return isLocal(request)
  const [, given = ''] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

function isLocal({ headers, httpVersion, socket }: Asked): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    // nginx asks by it, and sets no header, unless told to.
    httpVersion !== '1.0' &&
    FORWARDING.every(name => headers[name] === undefined)
  )
}
