import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FindText } from '#domain/ports.ts'

interface TextFolders {
  /** The operator's own, whose files replace those of the same name. */
  readonly own: string
  /** Those that come with the shop. */
  readonly given: string
}

/** Texts as Markdown files. They are read anew each time: an edited file needs neither a build nor a restart. */
export function createTextFiles({ own, given }: TextFolders): FindText {
  return async name => {
    try {
      return await readFile(join(own, `${name}.md`), 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        return readFile(join(given, `${name}.md`), 'utf8')
      throw error
    }
  }
}
