import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createS3Place } from './s3-place.ts'

const NAME = 'parts-hub-20260101T000000000Z.tar.zst'

/** What the place needs of a store: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
function createStore() {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, { key: string; parts: Buffer[] }>()
  const calls: string[] = []
  const store = { objects, uploads, calls, isFull: false }

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: string | Buffer; etag?: string }> {
    const body = Buffer.concat(await Array.fromAsync(request))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const key = decodeURIComponent(pathname.slice('/kept/'.length))
    calls.push(`${request.method} ${key}`)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=AKIA/'))
      return { status: 403 }
    const uploadId = searchParams.get('uploadId') ?? ''
    const upload = uploads.get(uploadId)
    if (request.method === 'POST' && searchParams.has('uploads')) {
      uploads.set('u1&2', { key, parts: [] })
      return {
        status: 200,
        body: `<R><Bucket>kept</Bucket><Key>${key}</Key><UploadId>u1&amp;2</UploadId></R>`,
      }
    }
    if (request.method === 'PUT' && upload) {
      if (store.isFull) return { status: 507, body: '<Error><Code>Full</Code></Error>' }
      upload.parts[Number(searchParams.get('partNumber')) - 1] = body
      return { status: 200, etag: `"${upload.parts.length}"` }
    }
    if (request.method === 'POST' && upload) {
      objects.set(upload.key, Buffer.concat(upload.parts))
      uploads.delete(uploadId)
      return { status: 200, body: '<CompleteMultipartUploadResult/>' }
    }
    if (request.method === 'DELETE') {
      if (upload) uploads.delete(uploadId)
      else objects.delete(key)
      return { status: 204 }
    }
    if (searchParams.has('uploads')) {
      const each = [...uploads].map(
        ([id, { key: of }]) =>
          `<Upload><Key>${of}</Key><UploadId>${id.replace('&', '&amp;')}</UploadId></Upload>`,
      )
      return { status: 200, body: `<R>${each.join('\n')}</R>` }
    }
    if (searchParams.has('list-type')) {
      const keys = [...objects.keys()]
        .filter(each => each.startsWith(searchParams.get('prefix') ?? ''))
        .sort()
      // Pages of one.
      const at = Number(searchParams.get('continuation-token') ?? 0)
      const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : ''
      return {
        status: 200,
        body: `<R>${keys[at] ? `<Contents><Key>${keys[at]}</Key></Contents>` : ''}${next}</R>`,
      }
    }
    const found = objects.get(key)
    return found
      ? { status: 200, body: found }
      : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
  }

  const server = createServer(async (request, response) => {
    const { status, body, etag } = await answer(request)
    response.writeHead(status, etag === undefined ? {} : { etag }).end(body)
  })
  return { ...store, store, server }
}

const { store, server } = createStore()
await new Promise<void>(resolve => {
  server.listen(0, '127.0.0.1', resolve)
})
afterAll(() => void server.close())
const address = server.address()
const port = typeof address === 'object' ? address?.port : undefined
const place = createS3Place(
  {
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-central-1',
    bucket: 'kept',
    accessKeyId: 'AKIA',
    secretAccessKey: 'secret',
    publicUrl: 'https://pictures.example.com',
  },
  'of the shop/',
)
beforeEach(() => {
  store.objects.clear()
  store.uploads.clear()
  store.isFull = false
})

async function* bytes(megabytes: number) {
  for (let index = 0; index < megabytes; index += 1) yield Buffer.alloc(1024 * 1024, index)
}

test('an archive is uploaded in parts, listed over pages, read again and removed', async () => {
  expect(await place.write(NAME, bytes(40))).toBe(40 * 1024 * 1024)
  expect(await place.write(`${NAME}.age`, bytes(0))).toBe(0)
  expect(
    store.objects.get(`of the shop/${NAME}`)?.equals(Buffer.concat(await Array.fromAsync(bytes(40)))),
  ).toBe(true)
  expect(await place.list()).toEqual([NAME, `${NAME}.age`])
  expect(Buffer.concat(await Array.fromAsync(place.read(NAME))).length).toBe(40 * 1024 * 1024)
  await place.remove(NAME)
  expect(await place.list()).toEqual([`${NAME}.age`])
})

test('nothing is left of one that fails', async () => {
  store.isFull = true
  await expect(place.write(NAME, bytes(1))).rejects.toThrow('the S3 store answered 507 to PUT')
  expect([store.objects.size, store.uploads.size]).toEqual([0, 0])
})

test('what a killed backup has uploaded is removed, and nothing else', async () => {
  store.uploads.set('u1&2', { key: `of the shop/${NAME}`, parts: [Buffer.alloc(5)] })
  store.uploads.set('of others', { key: 'of the shop/film.mp4', parts: [] })
  await place.sweep()
  expect([...store.uploads.keys()]).toEqual(['of others'])
})

test('an archive that is not there is a 404', async () => {
  await expect(Array.fromAsync(place.read(NAME))).rejects.toThrow('the S3 store answered 404 to GET')
})
