import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listOutsideClusters, type OutsideCluster, removeOutsideCluster } from '#db/embedded/orphans.ts'
import { defineCommand } from './command.ts'

export const orphans = defineCommand({
  name: 'orphans',
  usage: '[--remove [PATH …]]',
  help: 'lists databases whose DATA_DIR was deleted; --remove removes them, and those of which that is not sure if they are named',
  words: [],
  takesMore: true,
  options: { remove: { type: 'boolean', default: false } },
  run: async (paths, { remove }) => {
    const clusters = (await listOutsideClusters()).filter(({ state }) => state !== 'in use')
    if (remove) await removeAll(paths.length > 0 ? paths : pathsOfOrphans(clusters))
    else for (const cluster of clusters) console.log(await describe(cluster))
    if (clusters.length === 0) console.log('There are no orphans.')
    return 0
  },
})

function pathsOfOrphans(clusters: readonly OutsideCluster[]): string[] {
  return clusters.filter(({ state }) => state === 'orphan').map(({ path }) => path)
}

async function removeAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await removeOutsideCluster(path)
    console.log(`Removed ${path}`)
  }
}

async function describe({ path, dataDir, state }: OutsideCluster): Promise<string> {
  const size = `${Math.ceil((await sizeOf(path)) / 1e6)} MB`
  if (dataDir === undefined)
    return `${path} (${size}): no shop has noted that it uses it; --remove takes it only by its path`
  return state === 'orphan'
    ? `${path} (${size}): its DATA_DIR was deleted, last ${dataDir}`
    : `${path} (${size}): ${dataDir} is not there now; --remove takes it only by its path`
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter(entry => entry.isFile())
    .map(async entry => (await stat(join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
