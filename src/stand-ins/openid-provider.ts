import { randomBytes } from 'node:crypto'
import { findPackageJSON } from 'node:module'
import { OPENID_PATH, type OpenIdStandInOptions } from './openid-options.ts'

/** Whether the package that implements the protocol is installed; installations without development packages lack it. */
export function hasOpenIdStandIn(): boolean {
  try {
    return findPackageJSON('oidc-provider', import.meta.url) !== undefined
  } catch {
    return false
  }
}

/**
 * An OpenID provider for the demo and the tests, in place of Google's. It is started on first use, on loopback: the
 * shop's own calls (discovery, tokens, keys) reach it there as they would reach Google, and browsers' requests under
 * /openid are forwarded to it. Its state is lost when the process ends.
 */
export function createOpenIdStandIn({ origin, mayVouchFor }: OpenIdStandInOptions) {
  const client = { clientId: 'parts-hub', clientSecret: randomBytes(24).toString('base64url') }
  let opened: Promise<string> | undefined
  const open = () => {
    opened ??= listen({ origin, mayVouchFor, ...client })
    return opened
  }
  return {
    ...client,
    issuer: `${origin}${OPENID_PATH}`,
    discoveryUrl: async () => `${await open()}${OPENID_PATH}/.well-known/openid-configuration`,
    authorizationUrl: `${origin}${OPENID_PATH}/auth`,
    /** Serves browsers. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name)
      headers.set('x-forwarded-host', new URL(origin).host)
      headers.set('x-forwarded-proto', new URL(origin).protocol.slice(0, -1))
      const body = request.body ? await request.arrayBuffer() : null
      const init: RequestInit = { method: request.method, headers, body, redirect: 'manual' }
      const answer = await fetch(`${await open()}${pathname}${search}`, init)
      return new Response(answer.body, { status: answer.status, headers: new Headers(answer.headers) })
    },
  }
}

type ServerInput = OpenIdStandInOptions & { readonly clientId: string; readonly clientSecret: string }

async function listen(input: ServerInput): Promise<string> {
  // Imported here, so that a shop with a real provider never loads it.
  const { createOpenIdServer } = await import('./openid-server.ts')
  const server = createOpenIdServer(input)
  // Neither the server nor an idle connection to it keeps the process from ending.
  server.on('connection', socket => socket.unref())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the OpenID stand-in has no port')
  return `http://127.0.0.1:${address.port}`
}
