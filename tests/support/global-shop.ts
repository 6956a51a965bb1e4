import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    shopOrigin: string
    chromiumPath: string
    /** Where the shop's mails lie as files. */
    outboxDir: string
  }
}

export const ADMIN = { email: 'admin@example.com', password: 'the admin of the tests' }
const OPENS_WITHIN_MS = 60_000
const CLOSES_WITHIN_MS = 20_000

const root = join(import.meta.dirname, '../..')

/** One shop for all browser tests: built, then run as people run it, on an empty folder and a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await finish(start(root, ['scripts/build.ts', '--if-changed'], {}).exited, 'the build')
  const house = await copyHouse()
  const port = await findFreePort()
  const shop = start(house, ['src/main.ts'], {
    PORT: String(port),
    DATA_DIR: join(house, 'data'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  await within(
    OPENS_WITHIN_MS,
    shop.says('Parts Hub is open'),
    () => `the shop did not open:\n${shop.output()}`,
  )
  project.provide('outboxDir', join(house, 'data/outbox'))
  project.provide('shopOrigin', `http://localhost:${port}`)
  // Unpacks the browser; from here on it is there.
  project.provide('chromiumPath', await chromium.executablePath())
  return async () => {
    shop.stop()
    await within(CLOSES_WITHIN_MS, finish(shop.exited, 'the shop'), () => 'the shop did not close')
    await rm(house, { recursive: true, force: true })
    const faults = shop
      .output()
      .split('\n')
      .filter(line => /^\{"level":[56]0/.test(line))
    if (faults.length > 0) throw new Error(`the shop reported faults:\n${faults.join('\n')}`)
  }
}

/** What runs, apart from the repository: whoever builds there meanwhile takes nothing away from the tests. */
async function copyHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'parts-hub-browser-'))
  for (const part of ['src', 'dist', 'package.json'])
    await cp(join(root, part), join(house, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'), 'junction')
  return house
}

/** Runs a program under this very Node, with nothing of this environment but what Node needs. */
function start(cwd: string, args: string[], env: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { promise: exited, resolve } = Promise.withResolvers<{ code: number | null; output: string }>()
  const collect = (chunk: Buffer) => {
    output += chunk
    child.emit('said')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  child.once('error', error => collect(Buffer.from(String(error))))
  child.once('close', code => resolve({ code, output }))
  return {
    exited,
    output: () => output,
    stop: () => child.kill('SIGTERM'),
    says(words: string): Promise<void> {
      return new Promise((found, failed) => {
        const look = () => output.includes(words) && found()
        child.on('said', look)
        child.once('close', () => failed(new Error(`it ended without saying '${words}':\n${output}`)))
        look()
      })
    },
  }
}

async function finish(exited: Promise<{ code: number | null; output: string }>, what: string): Promise<void> {
  const { code, output } = await exited
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${output}`)
}

async function within<T>(ms: number, pending: Promise<T>, explain: () => string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(explain())), ms)
  try {
    return await Promise.race([pending, promise])
  } finally {
    clearTimeout(timer)
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
