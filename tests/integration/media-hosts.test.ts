import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createImgbbImages } from '#adapters/images/imgbb.ts'
import { hostedImage } from '#contract/catalog/images.ts'
import { ImageHostUnavailable } from '#domain/ports.ts'
import { readConfig } from '#server/config/config.ts'
import { readAnswer } from '../support/caller.ts'
import { drawPlain, imageForm } from '../support/images.ts'
import { listen } from '../support/listen.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A host on loopback that gives the answers of the test and records what it was sent. */
async function openHost() {
  const received: Received[] = []
  const host = {
    received,
    url: '',
    answer: (_: Received, response: ServerResponse) => void response.end(),
    close: () => void server.close(),
  }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request))
    const { method, url, headers } = request
    const each = { method, url, headers, body }
    received.push(each)
    host.answer(each, response)
  })
  host.url = `http://127.0.0.1:${await listen(server)}`
  afterAll(host.close)
  beforeEach(() => void received.splice(0))
  return host
}

describe('an S3-compatible store', async () => {
  const host = await openHost()
  const shop = await openTestShop({
    env: {
      S3_ENDPOINT: `${host.url}/`,
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'parts',
      S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      S3_SECRET_ACCESS_KEY: 'a secret that stays here',
      S3_PUBLIC_URL: 'https://pictures.example.com/',
    },
  })
  afterAll(() => shop.close())
  const objects = new Map<string, Buffer>()
  host.answer = ({ method, url = '', body }, response) => {
    if (method === 'PUT') objects.set(url, body)
    response.writeHead(objects.has(url) ? 200 : 404).end()
  }
  const upload = async (bytes: Uint8Array) =>
    readAnswer(await shop.admin.fetch('/image', { method: 'POST', body: imageForm(bytes) }))
  const picture = await drawPlain('png', { width: 700, height: 500 })
  const first = await upload(picture)
  const sent = [...host.received]

  test('receives every file, signed, with its type, cacheable for ever', () => {
    expect(first).toMatchObject({ status: 201 })
    expect(sent.map(({ method }) => method)).toEqual(Array(6).fill('PUT'))
    for (const { url, headers, body } of sent) {
      expect(url).toMatch(/^\/parts\/images\/[\w-]+-(320|640|700)\.(avif|webp)$/)
      expect(headers).toMatchObject({
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
        ),
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        'x-amz-date': expect.stringMatching(/^\d{8}T\d{6}Z$/),
        'content-type': `image/${url?.split('.').at(-1)}`,
        'content-length': String(body.length),
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(JSON.stringify(headers)).not.toContain('secret that stays')
    }
  })

  test('serves images under its public address', () => {
    const { display_url } = hostedImage.parse(first.body).data
    expect(display_url).toMatch(/^https:\/\/pictures\.example\.com\/images\/[\w-]+-700\.webp$/)
    expect(objects.has(display_url.replace('https://pictures.example.com', '/parts'))).toBe(true)
  })

  test('is asked whether it still has the file, and not sent it again', async () => {
    expect((await upload(picture)).body).toEqual(first.body)
    expect(host.received.map(({ method }) => method)).toEqual(['HEAD'])
  })

  test('that has lost the file is sent it again', async () => {
    objects.clear()
    expect((await upload(picture)).body).toEqual(first.body)
    expect(objects.size).toBe(6)
  })

  test.each([403, 500, 503])('that answers %i leads to a 503 with Retry-After', async status => {
    const healthy = host.answer
    host.answer = (_, response) =>
      void response.writeHead(status).end('<Error><Code>AccessDenied</Code></Error>')
    const answer = await upload(await drawPlain('png', { colour: '#123456' }))
    host.answer = healthy
    expectProblem(answer, 503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(shop.faults.splice(0).join()).toContain(`answered ${status}`)
    expect((await upload(await drawPlain('png', { colour: '#123456' }))).status).toBe(201)
  })

  test('that cannot be reached leads to a 503', async () => {
    host.close()
    expectProblem(await upload(await drawPlain('png', { colour: '#654321' })), 503)
    expect(shop.faults.splice(0).join()).toContain('cannot be reached')
  })
})

describe('imgbb', async () => {
  const host = await openHost()
  const images = createImgbbImages({ apiKey: 'a key', baseUrl: host.url })
  const file = (name: string) => ({ name, contentType: 'image/webp', bytes: Buffer.from(`bytes of ${name}`) })
  const image = { shown: file('large.webp'), others: [file('small.webp')] }
  const answerWith = (status: number, body: string) => {
    host.answer = (_, response) => void response.writeHead(status).end(body)
  }

  test('receives the one image to show and answers its address', async () => {
    const display_url = 'https://i.ibb.co/abc/large.webp'
    answerWith(200, JSON.stringify({ data: { id: 'abc', display_url }, success: true, status: 200 }))
    expect(await images.put(image)).toBe(display_url)
    expect(host.received).toMatchObject([{ method: 'POST', url: '/1/upload' }])
    const type = host.received[0]?.headers['content-type'] ?? ''
    const sentBody = Uint8Array.from(host.received[0]?.body ?? [])
    const form = await new Response(sentBody, { headers: { 'content-type': type } }).formData()
    expect(form.get('key')).toBe('a key')
    const sent = form.get('image')
    expect(sent).toBeInstanceOf(File)
    expect(sent instanceof File && (await sent.text())).toBe('bytes of large.webp')
  })

  test.each([
    [400, '{"status_code":400,"error":{"message":"Invalid API v1 key."}}', 'Invalid API v1 key.'],
    [200, '{"data":{},"success":true}', 'no display_url'],
    [200, '{"data":{"display_url":"javascript:alert(1)"}}', 'no display_url'],
    [502, '<html>Bad gateway</html>', 'no display_url'],
    [200, '{"data":', 'cannot be reached'],
  ])('that answers %i %s is unavailable', async (status, body, reason) => {
    answerWith(status, body)
    const failure = await images.put(image).catch(error => error)
    expect(failure).toBeInstanceOf(ImageHostUnavailable)
    expect(failure.message).toContain(reason)
    expect(failure.message).not.toContain('a key')
  })

  test('reports whether an image still exists', async () => {
    answerWith(200, '')
    expect(await images.has(`${host.url}/large.webp`)).toBe(true)
    answerWith(404, '')
    expect(await images.has(`${host.url}/large.webp`)).toBe(false)
    expect(await images.has('/images/of-our-own.webp')).toBe(false)
  })

  test('that cannot be reached is unavailable', async () => {
    host.close()
    await expect(images.put(image)).rejects.toThrow(ImageHostUnavailable)
    expect(await images.has(`${host.url}/large.webp`)).toBe(false)
  })
})

describe('the configuration of image hosting', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'parts',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PUBLIC_URL: 'https://pictures.example.com',
  }

  test('is empty by default', () => {
    expect(readConfig({}).images).toEqual({ s3: undefined, imgbb: undefined })
    expect(readConfig({ IMGBB_API_KEY: 'key' }).images.imgbb).toEqual({ apiKey: 'key' })
    expect(readConfig(s3).images.s3).toMatchObject({ region: 'us-east-1', bucket: 'parts' })
  })

  test.each([
    [{ S3_BUCKET: 'parts' }, 'S3_ENDPOINT is missing'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing'],
    [{ ...s3, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must be an address'],
    [{ ...s3, S3_PUBLIC_URL: 'http://pictures.example.com' }, 'S3_PUBLIC_URL must be an address like https:'],
    [{ ...s3, S3_BUCKET: 'Parts/../' }, 'S3_BUCKET must be the name of a bucket'],
    [{ ...s3, IMGBB_API_KEY: 'key' }, 'choose one image host'],
  ])('%j is rejected', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem)
  })
})
