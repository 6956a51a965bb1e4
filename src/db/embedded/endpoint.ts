import { chown, lstat, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { outsideRoot, testAs } from './account.ts'
import { passwordFile } from './cluster.ts'
import { codeOf, EmbeddedDatabaseError } from './error.ts'
import type { Home } from './home.ts'
import { readPidFile } from './pid-file.ts'

/** Where a server listens: `host` is the private folder of its socket, or on Windows the loopback address. */
export interface Endpoint {
  host: string
  port: number
  password: string
}

const windows = process.platform === 'win32'

/** The endpoint of this cluster's last server, whether it is still running or was killed. */
export async function lastEndpoint(home: Home): Promise<Endpoint | undefined> {
  const pidFile = readPidFile(home.cluster)
  if (!pidFile) return undefined
  if (windows) return { host: '127.0.0.1', port: pidFile.port, password: await readPassword(home) }
  return (await isPrivate(pidFile.socketFolder, home))
    ? { host: pidFile.socketFolder, port: pidFile.port, password: '' }
    : undefined
}

/** A fresh endpoint that no other server uses. */
export async function newEndpoint(home: Home): Promise<Endpoint> {
  if (windows) return { host: '127.0.0.1', port: await freePort(), password: await readPassword(home) }
  for (const place of [tmpdir(), '/tmp', outsideRoot]) {
    // The longest path a socket may have is 103 bytes on macOS, 107 on Linux.
    if (Buffer.byteLength(place) > 70) continue
    if (home.account && !(await testAs(home.account, 'cd "$1"', place))) continue
    const host = await mkdtemp(path.join(place, 'parts-hub-')).catch(() => undefined)
    if (!host) continue
    if (home.account) await chown(host, home.account.uid, home.account.gid)
    return { host, port: 5432, password: '' }
  }
  throw new EmbeddedDatabaseError(
    `DATA_DIR: the database of ${home.dataDir} finds no folder for its socket; set TMPDIR to one with a short path that can be written`,
  )
}

/** Restores the socket's folder if a clean-up of temporary files has removed it. */
export async function saveEndpoint(endpoint: Endpoint, home: Home): Promise<void> {
  if (windows || (await isPrivate(endpoint.host, home))) return
  await mkdir(endpoint.host, { mode: 0o700 })
  if (home.account) await chown(endpoint.host, home.account.uid, home.account.gid)
}

/** Removes the socket's folder. */
export async function dropEndpoint(endpoint: Endpoint): Promise<void> {
  if (!windows) await rm(endpoint.host, { recursive: true, force: true })
}

/** The connection string for a database behind the endpoint. */
export function urlOf(endpoint: Endpoint, database: string): string {
  const { host, port, password } = endpoint
  if (windows) return `postgresql://postgres:${password}@${host}:${port}/${database}?sslmode=disable`
  // The host parameter counts; the host before it only makes the string a valid URL.
  return `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}&sslmode=disable`
}

/**
 * A connection to this cluster. Otherwise: `absent` if nothing is listening, `busy` if a server is starting or stopping,
 * `mute` if it gives no useful answer, `stranger` if the server runs another cluster (a copied folder names its
 * original's socket).
 */
export async function connect(
  endpoint: Endpoint,
  home: Home,
): Promise<Client | 'absent' | 'busy' | 'mute' | 'stranger'> {
  const client = new Client({
    connectionString: urlOf(endpoint, 'postgres'),
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    if (path.resolve(rows[0]?.data_directory ?? '') === home.cluster) return client
    await client.end()
    return 'stranger'
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTDIR') return 'absent'
    // Classes of SQL states: 57 starting or stopping, 53 no room for a session, 28 log-in rejected, which means another
    // shop's server, or one whose settings were changed by hand.
    if (code.startsWith('57') || code.startsWith('53')) return 'busy'
    return code.startsWith('28') ? 'stranger' : 'mute'
  }
}

// If others could write to the folder, they could put a socket of their own there.
async function isPrivate(folder: string, home: Home): Promise<boolean> {
  const entry = await lstat(folder).catch(() => undefined)
  const owner = home.account?.uid ?? process.getuid?.()
  return entry?.isDirectory() === true && entry.uid === owner && (entry.mode & 0o077) === 0
}

async function readPassword(home: Home): Promise<string> {
  return (await readFile(path.join(home.cluster, passwordFile), 'utf8')).trim()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 5432
}
