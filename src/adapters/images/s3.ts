import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { isPrivateFileName, typeOfPrivateFile } from '#contract/private-file-name.ts'
import {
  type ImageFile,
  ImageHostUnavailable,
  type ImageStore,
  type PrivateFileStore,
} from '#domain/ports.ts'

const TIMEOUT_MS = 15_000
const YEAR = 'public, max-age=31536000, immutable'
/** Below which private files lie in the bucket, as certificates were the first. */
export const PRIVATE_FILES = 'certificates/'

export interface S3Options {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The public URL of the bucket's content. */
  readonly publicUrl: string
}

/** Images in a bucket of any S3-compatible store, addressed by path. */
export function createS3Images(options: S3Options): ImageStore {
  const { request, write } = openBucket(options)
  const publicUrl = withoutSlash(options.publicUrl)
  return {
    async put({ shown, others }) {
      // `shown` is written last: if it exists, all do.
      for (const { name, ...file } of [...others, shown])
        await write(`images/${name}`, { ...file, caching: YEAR })
      return `${publicUrl}/images/${shown.name}`
    },
    async has(url) {
      if (!url.startsWith(`${publicUrl}/images/`)) return false
      const response = await request(url.slice(publicUrl.length + 1), { method: 'HEAD' })
      if (response.status >= 400 && response.status !== 404) throw await toUnavailable('HEAD', response)
      return response.ok
    },
  }
}

/** Private files in the same bucket, below a path of their own that is not to be public. */
export function createS3PrivateFiles(options: S3Options): PrivateFileStore {
  const { request, write } = openBucket(options)
  return {
    async put(name, bytes) {
      if (!isPrivateFileName(name)) throw new Error('not the name of a private file')
      const file = { bytes, contentType: typeOfPrivateFile(name), caching: 'private, no-store' }
      await write(`${PRIVATE_FILES}${name}`, file)
    },
    async read(name) {
      if (!isPrivateFileName(name)) return undefined
      const response = await request(`${PRIVATE_FILES}${name}`, { method: 'GET' })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      if (response.status !== 404) throw await toUnavailable('GET', response)
      await response.body?.cancel()
      return undefined
    },
    async remove(name) {
      if (!isPrivateFileName(name)) return
      const response = await request(`${PRIVATE_FILES}${name}`, { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw await toUnavailable('DELETE', response)
      await response.body?.cancel()
    },
  }
}

function openBucket(options: S3Options) {
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const bucketUrl = `${withoutSlash(options.endpoint)}/${options.bucket}`

  async function request(key: string, init: RequestInit): Promise<Response> {
    try {
      return await client.fetch(`${bucketUrl}/${key}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      throw new ImageHostUnavailable('the S3 store cannot be reached', { cause: error })
    }
  }

  async function write(
    key: string,
    { contentType, bytes, caching }: Omit<ImageFile, 'name'> & { readonly caching: string },
  ): Promise<void> {
    const response = await request(key, {
      method: 'PUT',
      headers: {
        'content-type': contentType,
        'cache-control': caching,
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      },
      body: Buffer.from(bytes),
    })
    if (!response.ok) throw await toUnavailable('PUT', response)
    await response.body?.cancel()
  }

  return { request, write }
}

async function toUnavailable(method: string, response: Response): Promise<ImageHostUnavailable> {
  const reason = (await response.text().catch(() => '')).slice(0, 500)
  return new ImageHostUnavailable(`the S3 store answered ${response.status} to ${method}: ${reason}`)
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
