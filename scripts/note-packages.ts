import { readFile, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The folders of the packages that what was built has something of. */
export const PACKAGES_NOTE = 'dist/.packages.json'
/** A file of a package: the package's folder, the innermost where they nest. */
const FOLDER = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
/** What a style sheet takes from a package. */
const STYLES = /@(?:import|plugin) "((?:@[\w-]+\/)?[\w-]+)/g

/** Adds the folder of each package that a bundle takes something of to `folders`: modules, fonts, styles. */
export function notePackages(folders: Set<string>): Plugin {
  const note = (path: string) => {
    const [folder] = FOLDER.exec(relative('', resolve(path)).replaceAll('\\', '/')) ?? []
    if (folder !== undefined) folders.add(folder)
  }
  return {
    name: 'parts-hub:note-packages',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\.css\b/ },
      async handler(id) {
        const styles = await readFile(id.replace(/\?.*/, ''), 'utf8')
        for (const [, name] of styles.matchAll(STYLES)) note(`node_modules/${name}/package.json`)
      },
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const path of part.type === 'chunk' ? part.moduleIds : part.originalFileNames)
          note(path.replace(/^\0/, ''))
    },
  }
}

/** Keeps the folders beside what was built. */
export function keepNote(folders: ReadonlySet<string>): Promise<void> {
  return writeFile(PACKAGES_NOTE, JSON.stringify([...folders].toSorted(), null, 2))
}
