import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupPlace } from './place.ts'

const DRAFT = '.part'

/** A folder, made if it is missing. Archives in it can be read by their owner only: they hold customers' data. */
export function createDiskPlace(target: string): BackupPlace {
  const folder = resolve(target)

  return {
    list: () => readdir(folder).catch(ifMissing),
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `${name}${DRAFT}`)
      const file = createWriteStream(draft, { mode: 0o600, flush: true })
      try {
        await pipeline(content, file)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await flush(folder)
      return file.bytesWritten
    },
    async *read(name) {
      const file = join(folder, name)
      try {
        yield* createReadStream(file)
      } catch (cause) {
        throw new Error(`${file} cannot be read`, { cause })
      }
    },
    remove: name => rm(join(folder, name), { force: true }),
    async sweep(isOurs) {
      for (const name of await readdir(folder).catch(ifMissing))
        if (name.endsWith(DRAFT) && isOurs(name.slice(0, -DRAFT.length)))
          await rm(join(folder, name), { force: true })
    },
  }
}

/** So that a power cut does not take the new name. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}

function ifMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
