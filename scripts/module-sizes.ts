import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Of each file of scripts that browsers load: its modules, and how long they are before they are written short. */
const NOTE = 'dist/.module-sizes.json'

export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Keeps beside what was built which modules its files are made of: a test of their weight names what weighs most. */
export function keepModuleSizes(): Plugin {
  return {
    name: 'keep-module-sizes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_, bundle) {
      const files = Object.values(bundle).filter(file => file.type === 'chunk')
      const sizes = files.map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(
          Object.entries(modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
        ),
      ])
      await mkdir(dirname(NOTE), { recursive: true })
      await writeFile(NOTE, JSON.stringify(Object.fromEntries(sizes)))
    },
  }
}

/** What was kept by the last build. */
export async function readModuleSizes(): Promise<ModuleSizes> {
  return JSON.parse(await readFile(NOTE, 'utf8'))
}

/** From the folder of the project: 'src/web/client.ts', 'node_modules/zod/v4/core/schemas.js'. */
function nameOf(id: string): string {
  return relative('', id.replace(/^\0/, '')).replaceAll('\\', '/')
}
