import { link, lstat, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { outsideRoot } from './account.ts'
import { listKept } from './kept.ts'
import { isServerOf, readPidFile } from './pid-file.ts'

/**
 * A cluster that lies outside its data folder (`cluster.ts`) outlives it. Beside it lies a record, of which the data folder has a hard
 * link: it stays with that folder wherever it is moved, and goes when it is deleted. Across file systems there is no such link. The
 * record says whether there was one, and the folder's path: `linked /srv/shop/data`.
 */
export const anchorOf = (place: string) => `${place}.anchor`
const recordOf = (cluster: string) => `${cluster}.data-dir`

export interface OutsideCluster {
  readonly path: string
  /** Of the shop that used it last; undefined if none has since shops keep records. */
  readonly dataDir: string | undefined
  /** `orphan`: its data folder was deleted. `unsure`: the folder may be gone, or not be there for now, as on a disk that is not mounted. */
  readonly state: 'in use' | 'orphan' | 'unsure'
}

/** Notes which data folder a cluster belongs to, if it lies outside. */
export async function anchorCluster(dataDir: string, cluster: string): Promise<void> {
  if (path.dirname(cluster) !== outsideRoot) return
  const file = recordOf(cluster)
  const anchor = anchorOf(path.join(dataDir, 'postgres'))
  // The record keeps its place on the disk, and so its links.
  await writeFile(file, '', { flag: 'a' })
  if (!(await isSameFile(file, anchor))) {
    await rm(anchor, { force: true })
    await link(file, anchor).catch(() => undefined)
  }
  await writeFile(file, `${(await isSameFile(file, anchor)) ? 'linked' : 'alone'} ${dataDir}`)
}

/** The clusters that lie outside their data folders, on this machine. */
export async function listOutsideClusters(): Promise<OutsideCluster[]> {
  const entries = await readdir(outsideRoot, { withFileTypes: true }).catch(() => [])
  const clusters = entries.filter(entry => entry.isDirectory() && entry.name.startsWith('cluster-'))
  return Promise.all(clusters.map(({ name }) => describe(path.join(outsideRoot, name))))
}

/** Removes a cluster that lies outside. Throws if a shop uses it. */
export async function removeOutsideCluster(cluster: string): Promise<void> {
  const found = (await listOutsideClusters()).find(each => each.path === cluster)
  if (!found) throw new Error(`${cluster} is no database of a shop in ${outsideRoot}`)
  if (found.state === 'in use') throw new Error(`${cluster} is in use by the shop of ${found.dataDir}`)
  await rm(cluster, { recursive: true, force: true })
  await removeRecord(cluster)
}

export async function removeRecord(cluster: string): Promise<void> {
  if (path.dirname(cluster) === outsideRoot) await rm(recordOf(cluster), { force: true })
}

async function describe(cluster: string): Promise<OutsideCluster> {
  const { dataDir, isLinked } = await readRecord(recordOf(cluster))
  const pid = readPidFile(cluster)?.pid
  const isRunning = pid !== undefined && isServerOf(pid, cluster)
  if (isRunning || (await hasAnchor(cluster)) || (await pointsTo(dataDir, cluster)))
    return { path: cluster, dataDir, state: 'in use' }
  return { path: cluster, dataDir, state: isLinked ? 'orphan' : 'unsure' }
}

async function readRecord(file: string): Promise<{ dataDir: string | undefined; isLinked: boolean }> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [, kind, dataDir] = /^(linked|alone) (.+)$/s.exec(text) ?? []
  return { dataDir, isLinked: kind === 'linked' }
}

async function hasAnchor(cluster: string): Promise<boolean> {
  return stat(recordOf(cluster)).then(
    ({ nlink }) => nlink > 1,
    () => false,
  )
}

async function pointsTo(dataDir: string | undefined, cluster: string): Promise<boolean> {
  if (dataDir === undefined) return false
  const links = ['postgres', ...(await listKept(dataDir))]
  const found = links.map(name => realpath(path.join(dataDir, name)).catch(() => undefined))
  return (await Promise.all(found)).includes(cluster)
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(file => lstat(file).catch(() => undefined)))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}
