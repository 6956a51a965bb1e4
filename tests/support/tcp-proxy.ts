import { connect, createServer, type Socket } from 'node:net'
import { listen } from './listen.ts'

export interface TcpProxy {
  /** The URL of the same database through the proxy. */
  readonly url: string
  /** Swallows every byte in both directions from now on, without closing connections: like a firewall that lost its state. */
  fallSilent(): void
  /** Keeps every byte until `restore`: like a database that is very slow. */
  hold(): void
  /** From now on an answer takes this much longer to come, as from a database that far away, in ms. */
  moveAway(ms: number): void
  /** Closes every connection from now on, as if the database were gone. */
  refuse(): void
  /** Stops listening, and cuts every connection: a database that is not running. */
  stopListening(): Promise<void>
  /** Resets every connection from now on (RST), as a host does that has forgotten them. */
  reset(): void
  /** Cuts each connection once something is asked on it, with the question passed on: nobody knows whether it took effect. */
  cutQueries(): void
  /** Cuts every connection and answers new ones with this error of PostgreSQL, by its SQLSTATE, from now on. */
  reject(code: string): void
  /** Lets bytes pass again; those swallowed are lost. */
  restore(): Promise<void>
  close(): Promise<void>
}

/** A proxy for a PostgreSQL on a host and port, or on a socket in a folder (`?host=/…`). */
export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const host = target.searchParams.get('host') ?? target.hostname
  const port = Number(target.searchParams.get('port') ?? (target.port || 5432))
  const sockets = new Set<Socket>()
  let delayMs = 0
  let isSilent = false
  let isHeld = false
  let isGone = false
  let isReset = false
  let cutsQueries = false
  let rejection: Buffer | undefined

  function cutAll(): void {
    for (const socket of sockets) socket.destroy()
  }

  function pipe(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', bytes => {
      if (isSilent) return
      if (delayMs > 0) setTimeout(() => to.write(bytes), delayMs / 2)
      else to.write(bytes)
      if (cutsQueries) to.end(() => from.destroy())
    })
    if (isHeld) from.pause()
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      if (!isSilent) to.destroy()
    })
  }

  // As PostgreSQL and its clients do. Otherwise the second part of an answer waits up to 40 ms for the receipt of the first.
  const noDelay = true
  const server = createServer({ noDelay }, near => {
    if (isGone) return void near.destroy()
    if (isReset) return void near.resetAndDestroy()
    const answer = rejection
    if (answer) {
      near.on('error', () => undefined)
      near.once('data', () => near.end(answer))
      return
    }
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ port, host, noDelay })
    pipe(near, far)
    pipe(far, near)
  })
  const nearPort = await listen(server)
  const url = new URL(databaseUrl)
  url.searchParams.set('host', '127.0.0.1')
  url.searchParams.set('port', String(nearPort))
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true
    },
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    moveAway: ms => {
      delayMs = ms
    },
    refuse: () => {
      isGone = true
      cutAll()
    },
    stopListening: async () => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      cutAll()
      await closed
    },
    reset: () => {
      isReset = true
      // A socket in a folder cannot be reset.
      for (const socket of sockets)
        if (socket.remotePort === undefined) socket.destroy()
        else socket.resetAndDestroy()
    },
    cutQueries: () => {
      cutsQueries = true
    },
    reject: code => {
      rejection = errorResponse(code)
      cutAll()
    },
    restore: async () => {
      isSilent = false
      isHeld = false
      for (const socket of sockets) socket.resume()
      isGone = false
      isReset = false
      cutsQueries = false
      rejection = undefined
      if (!server.listening) await listen(server, nearPort)
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

/** Puts a proxy before the database of a shop that is opened with this `reachDatabase`; once it is open, `proxy` is there. */
export function reachByProxy() {
  let proxy: TcpProxy | undefined
  return {
    async reachDatabase(url: string): Promise<string> {
      proxy = await openTcpProxy(url)
      return proxy.url
    },
    get proxy(): TcpProxy {
      if (!proxy) throw new Error('no shop has been opened by it')
      return proxy
    },
  }
}
