import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Options } from '#adapters/images/s3.ts'
import type { BackupPlace } from './place.ts'

/** Of at most 10,000 parts of an upload, each but the last has at least 5 MB: archives of 320 GB fit. */
const PART_BYTES = 32 * 1024 * 1024
const TIMEOUT_MS = 5 * 60_000
/** For an archive as a whole. */
const READING_MS = 12 * 60 * 60_000

/**
 * Archives in a bucket of any S3-compatible store, below `prefix`. They are uploaded in parts, and exist once all have arrived.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html
 */
export function createS3Place(options: S3Options, prefix: string): BackupPlace {
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const bucketUrl = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`
  const pathOf = (name: string) => (prefix + name).split('/').map(encodeURIComponent).join('/')

  async function request(
    method: string,
    path: string,
    { body, timeoutMs = TIMEOUT_MS }: { body?: Uint8Array | string; timeoutMs?: number } = {},
  ): Promise<Response> {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const init = { method, headers, signal: AbortSignal.timeout(timeoutMs) }
    const response = await client
      .fetch(`${bucketUrl}${path}`, body === undefined ? init : { ...init, body: Buffer.from(body) })
      .catch((cause: unknown) => {
        throw new Error('the S3 store cannot be reached', { cause })
      })
    if (response.ok) return response
    const reason = (await response.text().catch(() => '')).slice(0, 300)
    throw new Error(`the S3 store answered ${response.status} to ${method}: ${reason}`)
  }

  async function* listPages(query: string): AsyncGenerator<string> {
    for (let token: string | undefined; ; ) {
      const after = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
      const page = await (
        await request('GET', `?${query}&prefix=${encodeURIComponent(prefix)}${after}`)
      ).text()
      yield page
      token = textOf(page, /<NextContinuationToken>([^<]+)</)
      if (token === undefined) return
    }
  }

  async function upload(name: string, uploadId: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const parts: string[] = []
    let bytes = 0
    for await (const part of inParts(content)) {
      const number = parts.length + 1
      const path = `/${pathOf(name)}?partNumber=${number}&uploadId=${encodeURIComponent(uploadId)}`
      const { headers } = await request('PUT', path, { body: part })
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${headers.get('etag') ?? ''}</ETag></Part>`)
      bytes += part.length
    }
    const all = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const answer = await request('POST', `/${pathOf(name)}?uploadId=${encodeURIComponent(uploadId)}`, {
      body: all,
    })
    // The store may begin its answer with 200 and fail later.
    const said = await answer.text()
    if (/<Error>/.test(said)) throw new Error(`the S3 store did not keep the archive: ${said.slice(0, 300)}`)
    return bytes
  }

  const abort = (name: string, uploadId: string) =>
    request('DELETE', `/${pathOf(name)}?uploadId=${encodeURIComponent(uploadId)}`)

  return {
    async list() {
      const names: string[] = []
      for await (const page of listPages('list-type=2'))
        for (const [, key = ''] of page.matchAll(/<Key>([^<]+)</g)) names.push(nameOf(key))
      return names
    },
    async write(name, content) {
      const begun = await (await request('POST', `/${pathOf(name)}?uploads=`)).text()
      const uploadId = textOf(begun, /<UploadId>([^<]+)</)
      if (uploadId === undefined) throw new Error('the S3 store does not take uploads in parts')
      try {
        return await upload(name, uploadId, content)
      } catch (error) {
        await abort(name, uploadId).catch(() => undefined)
        throw error
      }
    },
    async *read(name) {
      const { body } = await request('GET', `/${pathOf(name)}`, { timeoutMs: READING_MS })
      if (body) yield* body
    },
    async remove(name) {
      await request('DELETE', `/${pathOf(name)}`)
    },
    async sweep(isOurs) {
      for await (const page of listPages('uploads='))
        for (const each of page.split('<Upload>').slice(1)) {
          const name = nameOf(textOf(each, /<Key>([^<]+)</) ?? '')
          const uploadId = textOf(each, /<UploadId>([^<]+)</)
          if (isOurs(name) && uploadId !== undefined) await abort(name, uploadId)
        }
    },
  }
}

/** What stands in an element; ids of uploads are any characters. */
const textOf = (xml: string, pattern: RegExp) => pattern.exec(xml)?.[1]?.replaceAll('&amp;', '&')

/** Names of archives have no character that XML would write differently. */
const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1)

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const each of content) {
    waiting.push(each)
    bytes += each.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  yield Buffer.concat(waiting)
}
