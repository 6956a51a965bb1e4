import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseImageName } from '#contract/catalog/image-name.ts'
import { type ImageFile, ImageHostFull, type ImageStore } from '#domain/ports.ts'

/** Images as files in a folder, served by the shop itself under `basePath`. */
export function createDiskImages({ dir, basePath }: { dir: string; basePath: string }): ImageStore {
  async function write({ name, bytes }: ImageFile): Promise<void> {
    if (!parseImageName(name)) throw new Error('not an image name')
    const path = join(dir, name)
    if (await exists(path)) return
    const draft = join(dir, `.${name}.${randomUUID()}`)
    try {
      await writeFile(draft, bytes, { flush: true })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw toFull(error) ?? error
    }
  }

  return {
    async put({ shown, others }) {
      await mkdir(dir, { recursive: true }).catch((error: unknown) => {
        throw toFull(error) ?? error
      })
      // `shown` is written last: if it exists, all do.
      for (const file of [...others, shown]) await write(file)
      return `${basePath}/${shown.name}`
    },
    async has(url) {
      if (!url.startsWith(`${basePath}/`)) return false
      const name = url.slice(basePath.length + 1)
      return parseImageName(name) !== undefined && exists(join(dir, name))
    },
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
