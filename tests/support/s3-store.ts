import { createServer, type IncomingMessage } from 'node:http'

/** What the shop needs of a store of S3, for one bucket: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
export async function openS3Store(bucket: string) {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, { key: string; parts: Buffer[] }>()
  /** Of those that were put whole. */
  const types = new Map<string, string>()
  const calls: string[] = []
  const store = { objects, uploads, types, calls, isFull: false }

  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: string | Buffer; etag?: string }> {
    const body = Buffer.concat(await Array.fromAsync(request))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const key = decodeURIComponent(pathname.slice(`/${bucket}/`.length))
    calls.push(`${request.method} ${key}`)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=AKIA/'))
      return { status: 403 }
    const uploadId = searchParams.get('uploadId') ?? ''
    const upload = uploads.get(uploadId)
    if (request.method === 'POST' && searchParams.has('uploads')) {
      uploads.set('u1&2', { key, parts: [] })
      return {
        status: 200,
        body: `<R><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>u1&amp;2</UploadId></R>`,
      }
    }
    if (request.method === 'PUT' && upload) {
      if (store.isFull) return { status: 507, body: '<Error><Code>Full</Code></Error>' }
      upload.parts[Number(searchParams.get('partNumber')) - 1] = body
      return { status: 200, etag: `"${upload.parts.length}"` }
    }
    if (request.method === 'PUT') {
      objects.set(key, body)
      types.set(key, request.headers['content-type'] ?? '')
      return { status: 200 }
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
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return Object.assign(store, {
    options: {
      endpoint: `http://127.0.0.1:${port}/`,
      region: 'eu-central-1',
      bucket,
      accessKeyId: 'AKIA',
      secretAccessKey: 'secret',
      publicUrl: 'https://pictures.example.com',
    },
    close: () => void server.close(),
  })
}
