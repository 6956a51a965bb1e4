import type { hc } from 'hono/client'
import type { Api } from '#api/app.ts'
import { stringifySearch } from './search-params.ts'

/** hono's client by type, without its addresses and sockets: pages only call, with no more than is sent here. */
type Calls = OnlyCalls<ReturnType<typeof hc<Api>>>

type OnlyCalls<Client> = Client extends (...args: infer Args extends unknown[]) => infer Answer
  ? (...args: { [At in keyof Args]: At extends '1' ? Options : IfSent<Args[At]> }) => Answer
  : { [Name in Exclude<keyof Client, '$url' | '$path' | '$ws'>]: OnlyCalls<Client[Name]> }

type IfSent<Asked> = keyof NonNullable<Asked> extends keyof Request ? Asked : never

type Texts = Readonly<Record<string, string>>

interface Request {
  /** What stands in the path for `:name`, encoded by who calls. */
  readonly param?: Texts
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly json?: unknown
  /** What the API itself reads, such as `if-match`. */
  readonly header?: Texts
}

type Send = (path: string, init: RequestInit) => Promise<Response>

interface Options {
  readonly headers?: Texts
  readonly init?: RequestInit
  /** Sends this call in place of what sends the others. */
  readonly fetch?: Send
}

/**
 * The calls of the API: `calls.order[':id'].$get({ param: { id: '7' } })` sends `GET /order/7`. It stands in for hono's own client, whose
 * cookies, forms, sockets and addresses no page uses and all would load.
 */
export function makeCalls(send: Send): Calls {
  const at = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => (typeof name === 'string' && name !== 'then' ? at([...path, name]) : undefined),
      apply: (_, _caller, [request, options]) => call(path, request, options),
    })
  function call(
    path: readonly string[],
    { param = {}, query = {}, json, header }: Request = {},
    options: Options = {},
  ) {
    const steps = path.slice(0, -1).map(step => (step.startsWith(':') ? param[step.slice(1)] : step))
    const { headers, init, fetch = send } = options
    return fetch(`/${steps.join('/')}${stringifySearch(query)}`, {
      method: path.at(-1)?.slice(1).toUpperCase(),
      headers: { ...header, ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: JSON.stringify(json),
      ...init,
    })
  }
  return at([]) as Calls
}
