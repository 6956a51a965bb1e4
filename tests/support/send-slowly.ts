import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'

/** Sends a call whose body ends only when what is returned is called. */
export async function sendSlowly(person: Caller, path: string, body: FormData | string) {
  const whole = new Response(
    body,
    typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {},
  )
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const headers = {
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': String(bytes.length),
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: readable, duplex: 'half' }
  const answer = person.fetch(path, init)
  const writer = writable.getWriter()
  void writer.write(bytes.subarray(0, 10))
  // Until the shop has found who it is, where it asks first.
  await sleep(200)
  return async () => {
    void writer.write(bytes.subarray(10))
    void writer.close()
    return (await answer).status
  }
}
