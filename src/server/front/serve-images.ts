import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { problemResponse } from '#api/base/problem.ts'
import { parseImageName } from '#contract/catalog/image-name.ts'
import { say } from '#contract/phrase.ts'

/** Serves images from a folder. Only valid image names reach the disk; the content of a name never changes. */
export function serveImages(dir: string) {
  return async (c: Context): Promise<Response> => {
    const name = c.req.param('name') ?? ''
    const image = parseImageName(name)
    const bytes = image && (await readFile(join(dir, name)).catch(ignoreMissing))
    if (!image || !bytes) return problemResponse(404, { detail: say`There is no such image.` })
    const etag = `"${name}"`
    const headers = {
      'content-type': `image/${image.format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    }
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
    return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
