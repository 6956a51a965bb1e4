import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { Pack } from 'tar-stream'
import { damaged } from './damaged.ts'
import { decrypt, encrypt } from './key.ts'

/** What is handed on at a time: of the 16 kB that are usual, a cluster has thousands. */
const CHUNK_BYTES = 64 * 1024

/** Compresses a stream by zstd, with its checksum. What fails in it is thrown to whoever reads. */
export function compress(content: Readable | Pack): Readable {
  const compressed = createZstdCompress({
    chunkSize: CHUNK_BYTES,
    params: { [constants.ZSTD_c_checksumFlag]: 1 },
  })
  pipeline(content, compressed).catch(() => undefined)
  return compressed
}

/** Throws NotRestorable if it is damaged: read to its end, it was not. */
export async function* decompress(compressed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const plain = createZstdDecompress({ chunkSize: CHUNK_BYTES })
  const read = pipeline(Readable.from(compressed), plain)
  read.catch(() => undefined)
  try {
    yield* plain
    await read
  } catch (error) {
    throw damaged(error)
  }
}

/** Compresses, and encrypts if there is a key. */
export async function seal(content: Readable | Pack, key: string | undefined): Promise<Readable> {
  const compressed = compress(content)
  return key === undefined ? compressed : encrypt(compressed, key)
}

/** Reads what `seal` made. Throws NotRestorable if it is damaged, or the key is not that. */
export async function* unseal(
  sealed: AsyncIterable<Uint8Array>,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
  yield* decompress(await decrypt(sealed, key))
}
