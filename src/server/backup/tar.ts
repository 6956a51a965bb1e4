import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'
import { damaged } from './damaged.ts'
import type { StoredFile } from './stored-files.ts'

export interface TarEntry {
  readonly name: string
  readonly isFolder: boolean
  /** To be read to its end before the next entry. */
  readonly content: AsyncIterable<Uint8Array>
}

/** The entries of a tar, one after the other. Throws NotRestorable if it is damaged. */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const tar = extract()
  const read = pipeline(Readable.from(bytes), tar)
  read.catch(() => undefined)
  try {
    for await (const entry of tar)
      yield {
        name: entry.header.name,
        isFolder: entry.header.type === 'directory',
        content: orDamaged(entry),
      }
    await read
  } catch (error) {
    throw damaged(error)
  }
}

/** The types of tar-stream do not say that its chunks are bytes. */
async function* orDamaged(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of content) if (chunk instanceof Uint8Array) yield chunk
  } catch (error) {
    throw damaged(error)
  }
}

/** Adds files below `folder`, and returns how many they were. */
export async function addFiles(tar: Pack, files: AsyncIterable<StoredFile>, folder = ''): Promise<number> {
  let count = 0
  for await (const { path, size, content } of files) {
    await pipeline(content, tar.entry({ name: `${folder}${path}`, size, mode: 0o600 }))
    count += 1
  }
  return count
}

/** Files as a tar. What fails in it is thrown to whoever reads. */
export function packFiles(files: AsyncIterable<StoredFile>): Pack {
  const tar = pack()
  addFiles(tar, files).then(
    () => tar.finalize(),
    (error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return tar
}
