import { readSetCookies } from './cookies.ts'

/** An answer of the shop, read to the end. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON of the body, its text if it is not JSON, undefined without a body. */
  readonly body: unknown
}

export type Serve = (request: Request, clientAddress: string) => Promise<Response>

/** Roughly a browser: keeps cookies and names the page it calls from. */
export interface Caller {
  /** Calls with or without a JSON body. */
  send(method: string, path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Sends exactly this request, plus cookies and Origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The Cookie header it sends; empty without cookies. */
  readonly cookie: string
}

let callers = 0

/** A caller with a client address of its own, so that rate limits count each person separately. */
export function createCaller(serve: Serve, origin: string): Caller {
  callers += 1
  const clientAddress = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
  const cookies = new Map<string, string>()

  const showCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function fetch(path: string, init?: RequestInit): Promise<Response> {
    const request = new Request(origin + path, init)
    if (!request.headers.has('origin')) request.headers.set('origin', origin)
    if (cookies.size > 0) request.headers.set('cookie', showCookies())
    const response = await serve(request, clientAddress)
    for (const [name, value] of readSetCookies(response)) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    fetch,
    get cookie() {
      return showCookies()
    },
    async send(method, path, json, headers) {
      const init: RequestInit = { method, headers: { ...headers } }
      if (json !== undefined) {
        init.body = JSON.stringify(json)
        init.headers = { 'content-type': 'application/json', ...headers }
      }
      return readAnswer(await fetch(path, init))
    },
  }
}

/** Reads an answer to the end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  const text = await response.text()
  if (text === '') return { status, headers, body: undefined }
  const isJson = /\bjson\b/.test(headers.get('content-type') ?? '')
  return { status, headers, body: isJson ? JSON.parse(text) : text }
}
