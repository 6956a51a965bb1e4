import { connect } from 'node:net'

export interface LoadOptions {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** The next request of a connection, as bytes. */
  readonly next: () => Buffer
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/**
 * Sends requests over kept-alive connections, one after the other on each, and returns the number of successful responses
 * per second. A rejected one ends the run. Uses bare sockets, since the parsers of HTTP clients cost more than the
 * measured servers.
 */
export async function load({ port, connections, seconds, next }: LoadOptions): Promise<number> {
  const start = performance.now()
  const until = start + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => ask({ port, next, until })))
  const answered = counts.reduce((sum, count) => sum + count, 0)
  return Math.round((answered * 1000) / (performance.now() - start))
}

function ask({ port, next, until }: { port: number; next: () => Buffer; until: number }): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
    socket.write(next())
  })
  let answered = 0
  let isWhole: ((chunk: Buffer) => boolean) | undefined
  socket.on('data', (chunk: Buffer) => {
    isWhole ??= readHead(chunk)
    if (!isWhole(chunk)) return
    isWhole = undefined
    answered += 1
    if (performance.now() < until) socket.write(next())
    else socket.end(() => resolve(answered))
  })
  socket.on('error', reject)
  return promise

  /** Returns a function that tells, from this chunk on, whether the response is complete. */
  function readHead(first: Buffer): (chunk: Buffer) => boolean {
    const headEnd = first.indexOf(HEAD_END)
    const head = first.toString('latin1', 0, headEnd)
    if (!/^HTTP\/1\.1 20\d /.test(head))
      socket.destroy(new Error(`not answered well:\n${first.toString().slice(0, 1000)}`))
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) return chunk => chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
    let missing = headEnd + HEAD_END.length + Number(length)
    return chunk => (missing -= chunk.length) <= 0
  }
}

/** A request as bytes. */
export function requestBytes(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
  })
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(line => line.join(': ')).join('\r\n')}\r\n\r\n${body}`,
  )
}
