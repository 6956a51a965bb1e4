import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

/** The text of a body, decoded by its Content-Encoding. */
export function decode(body: Uint8Array, encoding: string | null | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  if (encoding === 'zstd') return zstdDecompressSync(body).toString()
  if (encoding === 'gzip') return gunzipSync(body).toString()
  if (encoding) throw new Error(`unknown encoding ${encoding}`)
  return Buffer.from(body).toString()
}
