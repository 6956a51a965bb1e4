import { connect, createServer, type Socket } from 'node:net'
import { listen } from './listen.ts'

export interface TcpProxy {
  /** The URL of the same database through the proxy. */
  readonly url: string
  /** Swallows every byte in both directions from now on, without closing connections: like a firewall that lost its state. */
  fallSilent(): void
  /** Closes every connection from now on, as if the database were gone. */
  refuse(): void
  /** Cuts every connection and answers new ones with this error of PostgreSQL, by its SQLSTATE, from now on. */
  reject(code: string): void
  /** Lets bytes pass again; those swallowed are lost. */
  restore(): void
  close(): Promise<void>
}

/** A proxy for a PostgreSQL on a host and port, or on a socket in a folder (`?host=/…`). */
export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const host = target.searchParams.get('host') ?? target.hostname
  const port = Number(target.searchParams.get('port') ?? (target.port || 5432))
  const sockets = new Set<Socket>()
  let isSilent = false
  let isGone = false
  let rejection: Buffer | undefined

  function cutAll(): void {
    for (const socket of sockets) socket.destroy()
  }

  function pipe(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', bytes => void (isSilent || to.write(bytes)))
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      if (!isSilent) to.destroy()
    })
  }

  const server = createServer(near => {
    if (isGone) return void near.destroy()
    const answer = rejection
    if (answer) {
      near.on('error', () => undefined)
      near.once('data', () => near.end(answer))
      return
    }
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    pipe(near, far)
    pipe(far, near)
  })
  const url = new URL(databaseUrl)
  url.searchParams.set('host', '127.0.0.1')
  url.searchParams.set('port', String(await listen(server)))
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true
    },
    refuse: () => {
      isGone = true
      cutAll()
    },
    reject: code => {
      rejection = errorResponse(code)
      cutAll()
    },
    restore: () => {
      isSilent = false
      isGone = false
      rejection = undefined
    },
    async close() {
      cutAll()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** https://www.postgresql.org/docs/18/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-ERRORRESPONSE */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused by the test\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
