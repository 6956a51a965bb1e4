import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseImageName } from '#contract/catalog/image-name.ts'
import { isPrivateFileName } from '#contract/private-file-name.ts'
import { type ImageFile, ImageHostFull, type ImageStore, type PrivateFileStore } from '#domain/ports.ts'

/** Images as files in a folder, served by the shop itself under `basePath`. */
export function createDiskImages({ dir, basePath }: { dir: string; basePath: string }): ImageStore {
  return {
    async put({ shown, others }) {
      // `shown` is written last: if it exists, all do.
      for (const file of [...others, shown]) {
        if (!parseImageName(file.name)) throw new Error('not an image name')
        await write(dir, file)
      }
      return `${basePath}/${shown.name}`
    },
    async has(url) {
      if (!url.startsWith(`${basePath}/`)) return false
      const name = url.slice(basePath.length + 1)
      return parseImageName(name) !== undefined && exists(join(dir, name))
    },
  }
}

/** Private files as files in a folder from which nothing is served. */
export function createDiskPrivateFiles({ dir }: { dir: string }): PrivateFileStore {
  return {
    async put(name, bytes) {
      if (!isPrivateFileName(name)) throw new Error('not the name of a private file')
      await write(dir, { name, bytes })
    },
    async read(name) {
      if (!isPrivateFileName(name)) return undefined
      return readFile(join(dir, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
    async remove(name) {
      if (isPrivateFileName(name)) await rm(join(dir, name), { force: true })
    },
  }
}

/** Writes a file, unless it is there, so that nobody ever sees a part of it. Throws ImageHostFull. */
async function write(dir: string, { name, bytes }: Pick<ImageFile, 'name' | 'bytes'>): Promise<void> {
  const path = join(dir, name)
  if (await exists(path)) return
  const draft = join(dir, `.${name}.${randomUUID()}`)
  try {
    await mkdir(dir, { recursive: true })
    await writeFile(draft, bytes, { flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw toFull(error) ?? error
  }
}

/** The error for a full disk or a used-up quota of this account; undefined for any other. */
function toFull(error: unknown): ImageHostFull | undefined {
  const isFull =
    error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  return isFull ? new ImageHostFull('no space left on the disk for images', { cause: error }) : undefined
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
