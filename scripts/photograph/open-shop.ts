import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Builds the shop if need be, and runs it as people do, on an empty folder and a free port. */
export async function openShopForPictures() {
  await run(['scripts/build.ts', '--if-changed'], {}).exited
  const dataDir = await mkdtemp(join(tmpdir(), 'parts-hub-pictures-'))
  // PostgreSQL runs as somebody else where this runs as root.
  await chmod(dataDir, 0o755)
  const port = await findFreePort()
  const admin = { email: 'admin@example.com', password: 'copper kettle on the stove' }
  const env = { PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: admin.password }
  const shop = run(['src/main.ts'], { ...env, NODE_ENV: 'production' })
  await Promise.race([
    shop.opened,
    shop.exited.then(() => {
      throw new Error('the shop did not open')
    }),
  ])
  return {
    origin: `http://localhost:${port}`,
    admin,
    async close() {
      shop.stop()
      await shop.exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function run(args: string[], env: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: exited, resolve: exit } = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('Parts Hub is open') && open())
  child.once('close', () => exit())
  return { opened, exited, stop: () => child.kill('SIGTERM') }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
