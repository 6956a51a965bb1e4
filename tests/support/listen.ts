import type { Server } from 'node:net'

/** Listens on loopback, on a free port unless it is given, and returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
