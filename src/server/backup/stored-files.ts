import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { NotRestorable } from '#db/backup/write-rows.ts'

/** What DATA_DIR holds beside the database: the pictures, the operator's texts, and the secret that the shop made itself. */
const KEPT = ['images', 'texts', 'auth-secret']

export interface StoredFile {
  /** Within DATA_DIR, with slashes. */
  readonly path: string
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/** The files of a data folder that a backup holds. Drafts, whose names begin with a dot, are none. */
export async function* readStoredFiles(dataDir: string): AsyncGenerator<StoredFile> {
  for (const name of KEPT) {
    const found = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (codeOf(error) === 'ENOENT') return []
        if (codeOf(error) === 'ENOTDIR') return undefined
        throw error
      },
    )
    const files = found
      ?.filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(entry => join(entry.parentPath, entry.name))
    for (const file of files ?? [join(dataDir, name)]) yield* readFile(dataDir, file)
  }
}

async function* readFile(dataDir: string, file: string): AsyncGenerator<StoredFile> {
  await using handle = await open(file)
  const { size } = await handle.stat()
  const path = relative(dataDir, file).replaceAll(sep, '/')
  const content = size === 0 ? empty() : handle.createReadStream({ end: size - 1, autoClose: false })
  yield { path, size, content }
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
  await pipeline(content, createWriteStream(join(folder, file), { flags: 'wx', mode, flush: true }))
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
