import { spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Builds the shop if need be, and runs it as people do, on an empty folder and a free port. */
export async function openShopForPictures() {
  await run(root, ['scripts/build.ts', '--if-changed'], {}).exited
  const house = await copyHouse()
  const port = await findFreePort()
  const admin = { email: 'admin@example.com', password: 'copper kettle on the stove' }
  const env = { PORT: String(port), DATA_DIR: join(house, 'data'), ADMIN_PASSWORD: admin.password }
  const shop = run(house, ['src/main.ts'], { ...env, NODE_ENV: 'production' })
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
      await rm(house, { recursive: true, force: true })
    },
  }
}

/** What runs, apart from the repository: a build there meanwhile takes no page away. */
async function copyHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'parts-hub-pictures-'))
  // PostgreSQL runs as somebody else where this runs as root.
  await chmod(house, 0o755)
  for (const part of ['src', 'dist', 'package.json'])
    await cp(join(root, part), join(house, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'), 'junction')
  return house
}

function run(cwd: string, args: string[], env: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
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
