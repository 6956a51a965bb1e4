import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { EmbeddedDatabaseError } from '#db/embedded/error.ts'
import { listOutsideClusters, removeOutsideCluster } from '#db/embedded/orphans.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '#db/embedded/start.ts'
import { removeKept, requireRoomToKeep, swapCluster, undoSwap } from '#db/embedded/swap.ts'
import { cloneInto } from '../support/clone-database-code.ts'
import { ask, drafts, kill, killed, pidFile, serverOf, until } from '../support/clusters.ts'
import { makeFolder } from '../support/make-folder.ts'

vi.setConfig({ testTimeout: 120_000 })
const root = process.getuid?.() === 0
const outsideRoot = '/var/lib/parts-hub'
const project = path.resolve(import.meta.dirname, '../..')

let base = ''
let model = ''
let outsideBefore: string[] = []
const folders = new Set<string>()
const closedFolders: string[] = []
const shops: EmbeddedDatabase[] = []
const processes: ChildProcess[] = []

beforeAll(async () => {
  base = await makeFolder('embedded-test-')
  outsideBefore = await readdir(outsideRoot).catch(() => [])
})

afterEach(async () => {
  await Promise.all(shops.splice(0).map(shop => shop.stop()))
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  for (const dataDir of folders) {
    const left = await pidFile(dataDir)
    if (left) {
      kill(left.pid, 'SIGQUIT')
      await rm(left.socketFolder, { recursive: true, force: true })
    }
    const target = await readlink(path.join(dataDir, 'postgres')).catch(() => undefined)
    if (target?.startsWith(`${outsideRoot}/cluster-`)) await rm(target, { recursive: true, force: true })
    if (target) await rm(`${target}.data-dir`, { force: true })
  }
  folders.clear()
})

afterAll(async () => {
  for (const folder of [base, ...closedFolders])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  if (!root) return
  for (const name of await readdir(outsideRoot).catch(() => [])) {
    if (!outsideBefore.includes(name) && name.startsWith('postgresql-')) {
      await rm(path.join(outsideRoot, name), { recursive: true })
    }
  }
})

it('startEmbeddedPostgres creates a UTF-8 cluster with checksums that listens on no network', async () => {
  const dataDir = await newDataDir()
  const shop = await start(dataDir)
  expect(await ask(shop.url, 'SELECT current_database()')).toBe('parts_hub')
  expect(await ask(shop.url, 'SHOW server_encoding')).toBe('UTF8')
  expect(await ask(shop.url, 'SHOW data_checksums')).toBe('on')
  expect(await ask(shop.url, 'SHOW listen_addresses')).toBe('')
  expect(await ask(shop.url, "SELECT lower('ÄÖÜ')")).toBe('äöü')
  const { mode } = await stat(socketFolderOf(shop))
  expect(mode & 0o777).toBe(0o700)
})

it('startEmbeddedPostgres runs two shops side by side, however long their paths are', async () => {
  const long = path.join(await newDataDir(), 'x'.repeat(120), 'y'.repeat(120))
  const [one, two] = await Promise.all([start(await newDataDir()), start(long)])
  await ask(one.url, 'CREATE TABLE only_here ()')
  expect(await ask(two.url, "SELECT to_regclass('only_here')::text")).toBeNull()
})

it('startEmbeddedPostgres keeps the data across a stop, and stop may be called twice', async () => {
  const dataDir = await usedDataDir()
  const first = await start(dataDir)
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  expect(await pidFile(dataDir)).toBeUndefined()
  expect(existsSync(socketFolderOf(first))).toBe(false)
  const second = await start(dataDir)
  expect(await ask(second.url, 'SELECT n FROM kept')).toBe(7)
})

it('startEmbeddedPostgres adopts the server that a killed parent left behind', async () => {
  const dataDir = await usedDataDir()
  const parent = await startChild(dataDir)
  const before = await serverOf(dataDir)
  await killed(parent.process)
  const shop = await start(dataDir)
  expect(await serverOf(dataDir)).toBe(before)
  expect(shop.url).toBe(parent.url)
  await shop.stop()
  expect(await pidFile(dataDir)).toBeUndefined()
  await expect(ask(shop.url, 'SELECT 1')).rejects.toThrow()
})

it('startEmbeddedPostgres restarts when parent and server were both killed', async () => {
  const dataDir = await usedDataDir()
  const parent = await startChild(dataDir)
  await ask(parent.url, 'CREATE TABLE kept AS SELECT 7 AS n')
  kill(await serverOf(dataDir), 'SIGKILL')
  await killed(parent.process)
  const shop = await start(dataDir)
  expect(await ask(shop.url, 'SELECT n FROM kept')).toBe(7)
})

it('startEmbeddedPostgres waits for a server that is still stopping', async () => {
  const dataDir = await usedDataDir()
  const parent = await startChild(dataDir)
  const before = await serverOf(dataDir)
  await killed(parent.process)
  kill(before, 'SIGINT')
  const shop = await start(dataDir)
  expect(await ask(shop.url, 'SELECT 1')).toBe(1)
  expect(await serverOf(dataDir)).not.toBe(before)
})

it('startEmbeddedPostgres starts even if another process has the pid of a dead server', async () => {
  const dataDir = await usedDataDir()
  const cluster = path.join(dataDir, 'postgres')
  const { uid, gid } = await stat(cluster)
  const stranger = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  processes.push(stranger)
  await writeFile(
    path.join(cluster, 'postmaster.pid'),
    `${stranger.pid}\n${cluster}\n1\n5432\n/nowhere\n\n\n`,
  )
  const shop = await start(dataDir)
  expect(await ask(shop.url, 'SELECT 1')).toBe(1)
  expect(stranger.exitCode).toBeNull()
})

it('startEmbeddedPostgres starts despite a lock file that a power cut left empty', async () => {
  const dataDir = await usedDataDir()
  await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), '')
  expect(await ask((await start(dataDir)).url, 'SELECT 1')).toBe(1)
})

it('startEmbeddedPostgres starts over after a kill in the middle of initdb', async () => {
  const dataDir = await newDataDir()
  const child = run(dataDir)
  await until(async () => (await drafts(dataDir)).length > 0)
  await sleep(150)
  await killed(child)
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
  expect(await ask((await start(dataDir)).url, 'SELECT 1')).toBe(1)
  // The initdb that outlived its parent may still have been writing while the first start swept.
  await shops.pop()?.stop()
  await start(dataDir)
  expect(await drafts(dataDir)).toEqual([])
})

it.each(['its own', 'an adopted'])(
  'startEmbeddedPostgres restarts %s server that was killed',
  async whose => {
    const dataDir = await usedDataDir()
    if (whose === 'an adopted') await killed((await startChild(dataDir)).process)
    const lines: string[] = []
    const shop = await start(dataDir, line => lines.push(line))
    const pool = new Pool({ connectionString: shop.url })
    pool.on('error', () => undefined)
    await pool.query('CREATE TABLE kept AS SELECT 7 AS n')
    const before = await serverOf(dataDir)
    kill(before, 'SIGKILL')
    await until(async () => (await pool.query('SELECT n FROM kept')).rows[0]?.n === 7)
    await until(async () => (await serverOf(dataDir)) !== before)
    await pool.end()
    expect(lines.filter(line => line.startsWith('PostgreSQL went away'))).toHaveLength(1)
    await shop.stop()
    await sleep(300)
    expect(await pidFile(dataDir)).toBeUndefined()
  },
)

it('startEmbeddedPostgres refuses a second shop, whether later or at the same moment, and leaves the first running', async () => {
  const later = async () => {
    const dataDir = await usedDataDir()
    const first = await startChild(dataDir)
    const server = await serverOf(dataDir)
    const begun = performance.now()
    expect(await refusal(dataDir)).toContain('another shop')
    expect(performance.now() - begun).toBeLessThan(4500)
    expect(await serverOf(dataDir)).toBe(server)
    expect(await ask(first.url, 'SELECT 1')).toBe(1)
  }
  const atTheSameMoment = async () => {
    const dataDir = await newDataDir()
    const starts = await Promise.allSettled([startChild(dataDir), start(dataDir)])
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await drafts(dataDir)).toEqual([])
  }
  await Promise.all([later(), atTheSameMoment()])
})

it('startEmbeddedPostgres creates a fresh cluster after the folder was deleted', async () => {
  const dataDir = await newDataDir()
  const first = await start(dataDir)
  await ask(first.url, 'CREATE TABLE gone ()')
  await first.stop()
  await rm(dataDir, { recursive: true })
  expect(await ask((await start(dataDir)).url, "SELECT to_regclass('gone')::text")).toBeNull()
})

it('startEmbeddedPostgres says in one line why a folder cannot be used', async () => {
  const file = path.join(await newDataDir(), 'file')
  await writeFile(file, '')
  expect(await refusal(file)).toContain(file)
  expect(await refusal(path.join(file, 'below'))).toContain(file)
  const foreign = await newDataDir()
  await mkdir(path.join(foreign, 'postgres'))
  await writeFile(path.join(foreign, 'postgres/letter.txt'), 'Dear Sir')
  expect(await refusal(foreign)).toContain('holds no PostgreSQL database')
  expect(await readdir(path.join(foreign, 'postgres'))).toEqual(['letter.txt'])
})

it('swapCluster puts another cluster in the place of one, which is kept until it is removed', async () => {
  const [dataDir, draft] = [await usedDataDir(), await usedDataDir()]
  await ask((await start(draft)).url, 'CREATE TABLE moved ()')
  await shops.pop()?.stop()
  const kept = await swapCluster(dataDir, draft, '17')
  expect(kept).toBe(path.join(dataDir, 'postgres-17'))
  expect(await ask((await start(dataDir)).url, "SELECT to_regclass('moved')::text")).toBe('moved')
  expect(existsSync(path.join(kept, 'PG_VERSION'))).toBe(true)
  await expect(requireRoomToKeep(dataDir, '17')).rejects.toThrow(`${kept} is left of an earlier upgrade`)
  await requireRoomToKeep(dataDir, '18')
  expect(await removeKept(dataDir)).toEqual([kept])
  expect(existsSync(kept)).toBe(false)
})

it('startEmbeddedPostgres makes no empty database where an upgrade was broken off, and undoSwap puts the old one back', async () => {
  const dataDir = await usedDataDir()
  await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres-17'))
  expect(await refusal(dataDir)).toContain(
    'has postgres-17 and no postgres, as of an upgrade that was broken off; run npm run shop -- upgrade-database again',
  )
  await undoSwap(dataDir)
  expect(await ask((await start(dataDir)).url, 'SELECT 1')).toBe(1)
  await undoSwap(dataDir)
  expect(await readdir(dataDir)).toContain('postgres')
})

it.runIf(!root)('startEmbeddedPostgres says in one line that a folder is not writable', async () => {
  const dataDir = await newDataDir()
  await chmod(dataDir, 0o555)
  expect(await refusal(dataDir)).toContain('permission denied')
})

it.runIf(root)('startEmbeddedPostgres works for root in a folder that only root may enter', async () => {
  // On one disk with what lies outside, of which a moved folder keeps hold by a link.
  const closed = await mkdtemp('/tmp/embedded-test-closed-')
  closedFolders.push(closed)
  const clone = path.join(closed, 'clone')
  await cloneInto(clone)
  const dataDir = path.join(closed, 'data')
  folders.add(dataDir)
  const killedInTheMiddle = run(dataDir, clone)
  let half = ''
  await until(async () => {
    half = await readlink(path.join(dataDir, (await drafts(dataDir))[0] ?? ''))
    return existsSync(half)
  })
  await killed(killedInTheMiddle)
  const parent = await startChild(dataDir, clone)
  const cluster = await readlink(path.join(dataDir, 'postgres'))
  expect(path.dirname(cluster)).toBe(outsideRoot)
  expect(cluster).not.toBe(half)
  const server = await serverOf(dataDir)
  expect(execFileSync('ps', ['-o', 'args=', '-p', `${server}`], { encoding: 'utf8' })).toContain(
    `${outsideRoot}/postgresql-`,
  )
  await killed(parent.process)
  const shop = await start(dataDir)
  expect(await serverOf(dataDir)).toBe(server)
  await ask(shop.url, 'CREATE TABLE gone ()')
  await shop.stop()
  expect((await stat(closed)).mode & 0o777).toBe(0o700)

  const stateOf = async (of: string) => (await listOutsideClusters()).find(each => each.path === of)?.state
  expect(await stateOf(cluster)).toBe('in use')
  await rename(dataDir, `${dataDir}-moved`)
  expect(await stateOf(cluster)).toBe('in use')
  await expect(removeOutsideCluster(cluster)).rejects.toThrow('is in use')
  await rm(`${dataDir}-moved`, { recursive: true })
  expect(await stateOf(cluster)).toBe('orphan')
  await removeOutsideCluster(cluster)
  expect((await readdir(outsideRoot)).filter(name => name.startsWith(path.basename(cluster)))).toEqual([])
  const fresh = await start(dataDir)
  expect(await ask(fresh.url, "SELECT to_regclass('gone')::text")).toBeNull()

  // What an upgrade keeps is in use, too, wherever its folder goes, until it is removed.
  await shops.pop()?.stop()
  const draft = path.join(dataDir, 'upgrading')
  folders.add(draft)
  await start(draft)
  await shops.pop()?.stop()
  const [kept, next] = await Promise.all([dataDir, draft].map(each => readlink(path.join(each, 'postgres'))))
  await swapCluster(dataDir, draft, '17')
  await start(dataDir)
  await shops.pop()?.stop()
  await rename(dataDir, `${dataDir}-upgraded`)
  folders.add(`${dataDir}-upgraded`)
  expect(await Promise.all([kept, next].map(each => stateOf(each ?? '')))).toEqual(['in use', 'in use'])
  await removeKept(`${dataDir}-upgraded`)
  expect(await Promise.all([kept, next].map(each => stateOf(each ?? '')))).toEqual([undefined, 'in use'])
  // An initdb that outlived its parent may have written into its folder while it was being swept away.
  await rm(half, { recursive: true, force: true })
})

async function newDataDir(): Promise<string> {
  const dataDir = await makeFolder('data-', base)
  folders.add(dataDir)
  return dataDir
}

// A folder with a stopped database: a copy of the one made first, as that is quicker than initdb.
async function usedDataDir(): Promise<string> {
  const dataDir = await newDataDir()
  if (!model) {
    model = await newDataDir()
    await (await startEmbeddedPostgres({ dataDir: model, log: () => undefined })).stop()
  }
  execFileSync('cp', ['-a', path.join(model, 'postgres'), dataDir])
  return dataDir
}

function socketFolderOf(shop: EmbeddedDatabase): string {
  return new URL(shop.url).searchParams.get('host') ?? ''
}

async function start(
  dataDir: string,
  log: (line: string) => void = () => undefined,
): Promise<EmbeddedDatabase> {
  const shop = await startEmbeddedPostgres({ dataDir, log })
  shops.push(shop)
  return shop
}

async function refusal(dataDir: string): Promise<string> {
  const error: unknown = await start(dataDir).catch(reason => reason)
  if (!(error instanceof EmbeddedDatabaseError))
    throw new Error('the start was not refused', { cause: error })
  expect(error.message).toMatch(/^DATA_DIR: [^\n]+$/)
  return error.message
}

// A shop in a process of its own, which can be killed; the script lies in the clone it is to use.
function run(dataDir: string, clone = project): ChildProcess {
  const module = JSON.stringify(path.join(clone, 'src/db/embedded/start.ts'))
  const script = `
    const { startEmbeddedPostgres } = await import(${module})
    const shop = await startEmbeddedPostgres({ dataDir: process.argv[1], log: () => undefined })
    console.log(shop.url)
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd: clone,
  })
  processes.push(child)
  return child
}

async function startChild(dataDir: string, clone = project): Promise<{ process: ChildProcess; url: string }> {
  const child = run(dataDir, clone)
  if (!child.stdout) throw new Error('the child has no output')
  for await (const url of createInterface({ input: child.stdout })) return { process: child, url }
  throw new Error('the child did not start its database')
}
