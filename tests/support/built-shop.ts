import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { withLock } from '../../scripts/lock.ts'
import { makeFolder } from './make-folder.ts'

const root = join(import.meta.dirname, '../..')
const OPENS_WITHIN_MS = 60_000
const CLOSES_WITHIN_MS = 30_000

/** A built copy of the shop, which changes to the repository do not affect, and a data folder of its own. */
export interface BuiltShop {
  readonly path: string
  readonly dataDir: string
  remove(): Promise<void>
}

/** Builds the shop, in the repository, if its sources have changed. */
export async function buildIfChanged(): Promise<void> {
  const build = run(root, ['scripts/build.ts', '--if-changed'], {})
  if ((await build.exited) !== 0) throw new Error(`the build failed:\n${build.output()}`)
}

/**
 * Builds the shop if its sources have changed, and copies it, with an empty folder for its data, to where PostgreSQL's account can read it.
 * `copy` is shared by all that name it, and made by the first: it has 9,000 files.
 */
export async function buildShop(place = tmpdir(), copy = process.env.SHOP_COPY): Promise<BuiltShop> {
  const own = await makeFolder('parts-hub-house-', place)
  const path = copy ?? join(own, 'house')
  await makeCopy(path)
  return {
    path,
    dataDir: join(own, 'data'),
    remove: () => rm(own, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/**
 * The same, but its folder has the database of a shop that has started before, with the small catalogue. To make that takes most of a first
 * start, so it is made once, and copied: with owners and modes, as PostgreSQL runs as an account of its own where root starts it.
 */
export async function buildFilledShop(): Promise<BuiltShop> {
  const shop = await buildShop()
  const filled = `${shop.path}-data`
  await makeOnce(filled, fillDatabase)
  await mkdir(shop.dataDir)
  const from = join(filled, 'postgres')
  const to = join(shop.dataDir, 'postgres')
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-a', from, to])
  return shop
}

async function fillDatabase(dataDir: string): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
  try {
    await migrateDatabase(database.url)
    await seedDemo(database.url, { now: new Date(), extent: 'small' })
  } finally {
    await database.stop()
  }
}

function makeCopy(path: string): Promise<void> {
  return makeOnce(path, async draft => {
    await buildIfChanged()
    for (const part of ['src', 'parts', 'texts', 'dist', 'package.json'])
      await cp(join(root, part), join(draft, part), { recursive: true, filter: isNoLock })
    await symlink(join(root, 'node_modules'), join(draft, 'node_modules'), 'junction')
  })
}

/** Makes a folder, whole or not at all, unless another worker has made it. */
function makeOnce(path: string, make: (draft: string) => Promise<void>): Promise<void> {
  return withLock(`${path}.lock`, async () => {
    if (existsSync(path)) return
    const draft = await makeFolder(`${basename(path)}-`, dirname(path))
    await make(draft)
    await rename(draft, path)
  })
}

/** Of the build: another worker may hold it, and its files come and go. */
const isNoLock = (file: string) => !basename(file).startsWith('.building')

export interface ShopProcess {
  readonly origin: string
  readonly child: ChildProcess
  readonly exited: Promise<number | null>
  /** Everything it has printed and logged. */
  output(): string
  /** As `kill -9` does: at once, without shutting down. */
  kill(): Promise<void>
  /** As an operator stops it; afterwards `output` is complete. */
  stop(): Promise<void>
}

/** Starts the real process, or a `program` that starts it, and waits until it answers. */
export async function startShop(
  builtShop: Pick<BuiltShop, 'path' | 'dataDir'>,
  {
    port,
    env = {},
    program = ['dist/shop/main.js'],
  }: { port: number; env?: Record<string, string>; program?: string[] },
): Promise<ShopProcess> {
  const shop = run(builtShop.path, program, {
    PORT: String(port),
    DATA_DIR: builtShop.dataDir,
    DEMO_CATALOGUE: 'small',
    ...env,
  })
  const { child, exited, silent, output } = shop
  const origin = `http://localhost:${port}`
  const end = Date.now() + OPENS_WITHIN_MS
  while (!output().includes('Parts Hub is open')) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill('SIGKILL')
      throw new Error(`the shop did not open:\n${output()}`)
    }
    await sleep(20)
  }
  return {
    origin,
    ...shop,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      const patience = AbortSignal.timeout(CLOSES_WITHIN_MS)
      patience.addEventListener('abort', () => child.kill('SIGKILL'))
      const code = await exited
      if (code !== 0) throw new Error(`the shop ended with ${code}:\n${output()}`)
      await silent
    },
  }
}

/** Runs a program with this Node, passing on only the environment variables that Node needs. */
function run(cwd: string, args: string[], env: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { promise: exited, resolve } = Promise.withResolvers<number | null>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  child.once('error', error => {
    output += String(error)
    resolve(null)
  })
  // By then all its output has been read.
  const { promise: silent, resolve: fallSilent } = Promise.withResolvers<void>()
  child.once('close', () => fallSilent())
  // Not 'close': PostgreSQL outlives a killed shop.
  child.once('exit', code => resolve(code))
  return { child, exited, silent, output: () => output }
}

/** A free port on loopback. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
