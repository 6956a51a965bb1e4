import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type ImageFile, ImageHostUnavailable, type ImageStore } from '#domain/ports.ts'

const TIMEOUT_MS = 15_000
const YEAR = 'public, max-age=31536000, immutable'

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
  const { accessKeyId, secretAccessKey, region } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const bucketUrl = `${withoutSlash(options.endpoint)}/${options.bucket}`
  const publicUrl = withoutSlash(options.publicUrl)

  async function request(key: string, init: RequestInit): Promise<Response> {
    try {
      return await client.fetch(`${bucketUrl}/${key}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      throw new ImageHostUnavailable('the S3 store cannot be reached', { cause: error })
    }
  }

  async function write({ name, contentType, bytes }: ImageFile): Promise<void> {
    const response = await request(`images/${name}`, {
      method: 'PUT',
      headers: {
        'content-type': contentType,
        'cache-control': YEAR,
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      },
      body: Buffer.from(bytes),
    })
    if (!response.ok) throw await toUnavailable('PUT', response)
    await response.body?.cancel()
  }

  return {
    async put({ shown, others }) {
      // `shown` is written last: if it exists, all do.
      for (const file of [...others, shown]) await write(file)
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

async function toUnavailable(method: string, response: Response): Promise<ImageHostUnavailable> {
  const reason = (await response.text().catch(() => '')).slice(0, 500)
  return new ImageHostUnavailable(`the S3 store answered ${response.status} to ${method}: ${reason}`)
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
