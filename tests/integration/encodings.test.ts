import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { decode } from '../support/encodings.ts'
import { openTestFront } from '../support/front.ts'

const PAGE = '<p>A page of many words.</p>'.repeat(100)
const front = await openTestFront(async () => ({ status: 200, html: PAGE }))
afterAll(() => front.close())

/** Sends exactly this Accept-Encoding and leaves the body encoded. */
function ask(path: string, accepted?: string, method = 'GET', body?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    encoding: string | undefined
    length: string | undefined
    vary: string | undefined
    body: Buffer
  }>()
  const headers = {
    ...(accepted !== undefined && { 'accept-encoding': accepted }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  request({ port: front.port, host: '127.0.0.1', method, path, headers })
    .once('response', async response => {
      const { 'content-encoding': encoding, 'content-length': length, vary } = response.headers
      resolve({ encoding, length, vary, body: await buffer(response) })
    })
    .once('error', reject)
    .end(body)
  return promise
}

async function askDecoded(path: string, accepted?: string) {
  return decodeAnswer(await ask(path, accepted))
}

function decodeAnswer({ encoding, length, vary, body }: Awaited<ReturnType<typeof ask>>) {
  return { encoding, isWhole: length === String(body.length), vary, text: decode(body, encoding) }
}

/** What is sent once may be in an encoding of its own. */
const chosen: [accepted: string | undefined, encoding: string | undefined, once?: string][] = [
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['GZip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; Q=0.2 , gzip;q=0.9', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['*', 'br', 'zstd'],
  ['*, br;q=0', 'gzip', 'zstd'],
  ['identity;q=0, *;q=0.5', 'br', 'zstd'],
  ['zstd', undefined, 'zstd'],
  ['zstd;q=0.5, gzip', 'gzip'],
  [undefined, undefined],
  ['', undefined],
  ['gzip;q=0', undefined],
  ['gzip;q=0.000, br;q=0.', undefined],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity, gzip;q=0.5, br;q=0.5', undefined],
  ['identity;q=0.5, *;q=0', undefined],
  ['deflate', undefined],
  ['brotli, x-gzipped', undefined],
  ['gzip;q=yes', undefined],
]

describe.each(chosen)('Accept-Encoding %j', (accepted, encoding, once = encoding) => {
  test(`gets the catalogue in ${encoding ?? 'no'} encoding`, async () => {
    const answer = { encoding, isWhole: true, vary: 'Accept-Encoding', text: '[]' }
    expect(await askDecoded('/service', accepted)).toEqual(answer)
    expect(await askDecoded('/service', accepted)).toEqual(answer)
  })

  test(`gets a cached page in ${encoding ?? 'no'} encoding`, async () => {
    // The first request renders the page; the Vary header tells it from a cached one.
    await expect
      .poll(() => askDecoded('/home', accepted), { timeout: 10_000 })
      .toEqual({ encoding, isWhole: true, vary: 'Accept-Encoding, Cookie', text: PAGE })
  })

  test(`gets a page that is not kept in ${once ?? 'no'} encoding`, async () => {
    const answer = { encoding: once, isWhole: true, vary: 'Accept-Encoding', text: PAGE }
    expect(await askDecoded('/home?utm=1', accepted)).toEqual(answer)
  })
})

test.each(['br', 'gzip', 'identity'])(
  'HEAD with %s answers the headers of GET, without a body',
  async accepted => {
    const { body, ...said } = await ask('/service', accepted)
    expect(body.length).toBeGreaterThan(0)
    expect(await ask('/service', accepted, 'HEAD')).toEqual({ ...said, body: Buffer.alloc(0) })
  },
)

test.each([
  ['long', 40, 'gzip, deflate, br, zstd', 'zstd'],
  ['long', 40, 'gzip, deflate', 'gzip'],
  ['long', 40, 'identity', undefined],
  ['short', 1, 'gzip, deflate, br, zstd', undefined],
])(
  'a %s answer of a write (%i faults) comes whole to who accepts %s, in %s encoding',
  async (_length, faults, accepted, encoding) => {
    const lines = Array.from({ length: faults }, () => ({ product: '', quantity: 0 }))
    const answer = await ask('/basket/preview', accepted, 'POST', JSON.stringify({ lines }))
    const { text, ...said } = decodeAnswer(answer)
    expect(said).toEqual({ encoding, isWhole: true, vary: 'Accept-Encoding' })
    expect(JSON.parse(text)).toMatchObject({ status: 422 })
  },
)
