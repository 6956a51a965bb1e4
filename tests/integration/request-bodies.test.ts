import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestFront } from '../support/front.ts'

/** How many far too large bodies each route gets; twenty by `npm run test:long`. */
const LARGE_BODIES = Number(process.env.LARGE_BODIES ?? 5)
const BODY_MS = 1_000
const front = await openTestFront(async () => new Response('page'), { bodyMs: BODY_MS })
afterAll(() => front.close())

const ROUTES = [
  'POST /order',
  'PUT /profile/ada@example.com',
  'POST /contact',
  'POST /image',
  'POST /webhooks/stripe',
  'POST /api/auth/sign-in/email',
  'POST /sandbox/v1/payment_intents',
  'POST /openid/token',
  'POST /nothing-of-ours',
] as const

type Framing = 'content-length' | 'chunked'

/** A request that closes its connection afterwards, as by clients that read no answer until everything is written. */
function head(route: string, framing: Framing, length: number): string {
  const size = framing === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  return `${route} HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/json\r\n${size}\r\nconnection: close\r\n\r\n`
}

const frame = (bytes: Buffer, framing: Framing) =>
  framing === 'chunked'
    ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
    : bytes

/** Opens a connection; `answered` is the status, or 'reset' if the connection was closed without one. */
function open() {
  const socket = connect(front.port, '127.0.0.1')
  const { promise: answered, resolve } = Promise.withResolvers<string>()
  let answer = ''
  socket.on('data', chunk => {
    answer += chunk
  })
  const settle = () => resolve(answer.slice(9, 12) || 'reset')
  // What is written after the answer has come may find the connection closed.
  socket.on('error', settle)
  socket.on('close', settle)
  return { socket, answered }
}

/** Writes everything, whatever is answered meanwhile, and only then reads. */
async function sendAll(route: string, framing: Framing, size: number): Promise<string> {
  const { socket, answered } = open()
  socket.pause()
  socket.write(head(route, framing, size))
  const piece = frame(Buffer.alloc(64 * 1024, 'x'), framing)
  for (let sent = 0; sent < size && !socket.destroyed; sent += 64 * 1024)
    if (!socket.write(piece)) await Promise.race([new Promise(go => socket.once('drain', go)), answered])
  if (framing === 'chunked') socket.write('0\r\n\r\n')
  await sleep(20)
  socket.resume()
  return answered
}

describe.each(['content-length', 'chunked'] as const)('a far too large body, sent with %s', framing => {
  test.each(ROUTES)('%s always gets its answer, never a reset', async route => {
    const answers = await Promise.all(
      Array.from({ length: LARGE_BODIES }, () => sendAll(route, framing, 4 * 1024 * 1024)),
    )
    // 401 without the right to upload; otherwise 413, too large.
    const expected = route === 'POST /image' ? '401' : '413'
    expect(answers).toEqual(answers.map(() => expected))
  })
})

test.each(['content-length', 'chunked'] as const)(
  'a body sent byte by byte with %s is cut off on every route: 408, or an earlier refusal',
  async framing => {
    const answers = ROUTES.map(async route => {
      const { socket, answered } = open()
      socket.write(head(route, framing, 1000))
      const drip = setInterval(() => socket.write(frame(Buffer.from(' '), framing)), 100)
      const answer = await answered
      clearInterval(drip)
      socket.destroy()
      return `${route}: ${answer}`
    })
    // Callers without the right are refused before the body is read.
    const isOpen = /contact|webhooks|auth|sandbox/
    expect(await Promise.all(answers)).toEqual(
      ROUTES.map(route => expect.stringMatching(isOpen.test(route) ? /: 408$/ : /: (401|404|408)$/)),
    )
  },
)

test('a body sent slowly but steadily is accepted', async () => {
  const { socket, answered } = open()
  const body = Buffer.alloc(100_000, ' ')
  socket.write(head('POST /contact', 'content-length', body.length))
  for (let at = 0; at < body.length; at += 5_000) {
    socket.write(body.subarray(at, at + 5_000))
    await sleep(100)
  }
  expect(await answered).toBe('400')
})
