import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listOutsideClusters, type OutsideCluster, removeOutsideCluster } from '#db/embedded/orphans.ts'
import { describeCauses } from '#db/errors.ts'

/**
 * Lists databases whose DATA_DIR was deleted, of shops that were started as root: `npm run orphans`. `-- --remove` removes them;
 * those of which that is not sure only if they are named: `-- --remove PATH`. Never one that is in use.
 */
try {
  const [option, ...paths] = process.argv.slice(2)
  if (option !== undefined && option !== '--remove')
    throw new Error(`Unknown argument ${option}; npm run orphans takes only --remove and paths after it`)
  const clusters = (await listOutsideClusters()).filter(({ state }) => state !== 'in use')
  if (option === '--remove') await remove(clusters, paths)
  else for (const cluster of clusters) console.log(await describe(cluster))
  if (clusters.length === 0) console.log('There are no orphans.')
} catch (error) {
  console.error(describeCauses(error))
  process.exitCode = 1
}

async function remove(clusters: readonly OutsideCluster[], paths: readonly string[]): Promise<void> {
  const orphans = clusters.filter(({ state }) => state === 'orphan').map(({ path }) => path)
  for (const path of paths.length > 0 ? paths : orphans) {
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
