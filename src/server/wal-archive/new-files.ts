import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listStoredFiles } from '../backup/stored-files.ts'

/** A clock may have been set back before the shop was started again: what is this much older is archived once more, in ms. */
const CLOCK_MS = 3_600_000

/** Finds the files beside the database that an archive does not hold yet. */
export class NewFiles {
  readonly #dataDir: string
  /** Of files in the archive, when they were last changed. */
  readonly #kept = new Map<string, number>()
  #until: number | undefined

  /** `keptAt`: when the archive got files last, as another process knew; undefined if it has none. */
  constructor(dataDir: string, keptAt: Date | undefined) {
    this.#dataDir = dataDir
    this.#until = keptAt && keptAt.getTime() - CLOCK_MS
  }

  /** The paths of those, and what to call once the archive has them. */
  async find(): Promise<{ paths: string[]; keep: () => void }> {
    const found = new Map<string, number>()
    for (const path of await listStoredFiles(this.#dataDir)) {
      // Pictures never change: another one has another name.
      if (path.startsWith('images/') && this.#kept.has(path)) continue
      // When its name or content changed last: unlike the time of its content, no copying sets that back.
      const { ctimeMs } = await stat(join(this.#dataDir, path))
      if (this.#until !== undefined && ctimeMs < this.#until) this.#kept.set(path, ctimeMs)
      else if (this.#kept.get(path) !== ctimeMs) found.set(path, ctimeMs)
    }
    this.#until = undefined
    return {
      paths: [...found.keys()],
      keep: () => {
        for (const [path, ctimeMs] of found) this.#kept.set(path, ctimeMs)
      },
    }
  }
}
