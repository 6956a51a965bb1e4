import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { NotRestorable } from '#db/backup/write-rows.ts'

/** What DATA_DIR holds beside the database: the pictures, the private files (certificates of lots, photos of returns), the operator's texts, and the secret that the shop made itself. */
const KEPT = ['images', 'certificates', 'texts', 'auth-secret']

export interface StoredFile {
  /** Within DATA_DIR, with slashes. */
  readonly path: string
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/** The paths of the files of a data folder that a backup holds. Drafts, whose names begin with a dot, are none. */
export async function listStoredFiles(dataDir: string): Promise<string[]> {
  const lists = KEPT.map(async name => {
    const found = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (codeOf(error) === 'ENOENT') return []
        if (codeOf(error) === 'ENOTDIR') return undefined
        throw error
      },
    )
    return found === undefined
      ? [name]
      : found
          .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
          .map(entry => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  })
  return (await Promise.all(lists)).flat()
}

/** Reads files of a data folder: those of these paths, or all that a backup holds. */
export async function* readStoredFiles(
  dataDir: string,
  paths?: readonly string[],
): AsyncGenerator<StoredFile> {
  for (const path of paths ?? (await listStoredFiles(dataDir))) {
    await using handle = await open(join(dataDir, path))
    const { size } = await handle.stat()
    const content = size === 0 ? empty() : handle.createReadStream({ end: size - 1, autoClose: false })
    yield { path, size, content }
  }
}

async function* empty(): AsyncGenerator<Uint8Array> {}

/** Writes such a file below `folder`, readable by its owner only if it is the secret. */
export async function writeStoredFile(
  folder: string,
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = normalize(path)
  if (!KEPT.includes(file.split(sep, 1)[0] ?? '') || file.includes(`..${sep}`))
    throw new NotRestorable(`the archive holds ${JSON.stringify(path)}, which is no file of the shop`)
  await mkdir(dirname(join(folder, file)), { recursive: true })
  const mode = file === 'auth-secret' ? 0o600 : 0o644
  await pipeline(content, createWriteStream(join(folder, file), { mode, flush: true }))
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
