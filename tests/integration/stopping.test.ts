import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type BuiltShop,
  buildFilledShop,
  findFreePort,
  type ShopProcess,
  startShop,
} from '../support/built-shop.ts'
import { listen } from '../support/listen.ts'
import { allowFor } from '../support/patience.ts'

/** The real process, told to stop while something hangs. */
let builtShop: BuiltShop
let shop: ShopProcess | undefined
let port: number

beforeAll(async () => {
  builtShop = await buildFilledShop()
  port = await findFreePort()
})
afterEach(async () => {
  await shop?.kill()
  shop = undefined
})
afterAll(() => builtShop.remove())

const CLOSED_WITHIN_MS = 15_000

const readPostmaster = () =>
  Number(readFileSync(join(builtShop.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** The process ids of a server and its children. */
function processesOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap(line => {
    const [child, parent, state = ''] = line.trim().split(/\s+/)
    return (Number(child) === pid || Number(parent) === pid) && !state.startsWith('Z') ? [Number(child)] : []
  })
}

async function timeExit(exited: Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await exited
  return performance.now() - begin
}

describe.skipIf(process.platform === 'win32')('told to stop,', { timeout: 90_000 }, () => {
  test('a shop with unfinished request bodies and a frozen PostgreSQL exits within 15 s, and PostgreSQL with it', async () => {
    shop = await startShop(builtShop, { port })
    const postmaster = readPostmaster()
    const slow = Array.from({ length: 15 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(
        'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      )
      return socket
    })
    for (const each of processesOf(postmaster)) process.kill(each, 'SIGSTOP')
    // More than there are connections to the database.
    const waiting = Array.from({ length: 15 }, (_, index) =>
      fetch(`http://localhost:${port}/service?q=frozen${index}`).catch(() => undefined),
    )
    await sleep(300)
    shop.child.kill('SIGTERM')
    expect(await timeExit(shop.exited)).toBeLessThan(CLOSED_WITHIN_MS)
    expect(processesOf(postmaster)).toEqual([])
    for (const socket of slow) socket.destroy()
    await Promise.all(waiting)
  })

  test('it says so at /readyz, and serves until DRAIN_DELAY is over', async () => {
    shop = await startShop(builtShop, { port, env: { DRAIN_DELAY: '1' } })
    const { origin, child, exited } = shop
    const statusOf = async (path: string) =>
      (await fetch(origin + path, { headers: { connection: 'close' } })).status
    await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200)
    const exit = timeExit(exited)
    child.kill('SIGTERM')
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect([await statusOf('/healthz'), await statusOf('/parts')]).toEqual([200, 200])
    expect(await exit).toBeGreaterThan(1_000)
    expect(child.exitCode).toBe(0)
  })

  test('twice, it exits within a second, and PostgreSQL with it', async () => {
    shop = await startShop(builtShop, { port })
    const postmaster = readPostmaster()
    const slow = connect(port, '127.0.0.1')
    slow.on('error', () => undefined)
    slow.write(
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    await sleep(100)
    shop.child.kill('SIGTERM')
    await sleep(300)
    expect(shop.child.exitCode).toBeNull()
    shop.child.kill('SIGTERM')
    expect(await timeExit(shop.exited)).toBeLessThan(allowFor(1_500))
    expect(processesOf(postmaster)).toEqual([])
    slow.destroy()
  })

  test('during the start, it closes without an error and leaves no PostgreSQL behind', async () => {
    const child = spawn(process.execPath, ['dist/shop/main.js'], {
      cwd: builtShop.path,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: builtShop.dataDir,
        DEMO_CATALOGUE: 'small',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const exited = new Promise(resolve => child.once('exit', resolve))
    let faults = ''
    child.stderr.on('data', chunk => {
      faults += chunk
    })
    let postmaster = 0
    while (postmaster === 0) {
      await sleep(5)
      try {
        postmaster = readPostmaster()
      } catch {}
    }
    child.kill('SIGTERM')
    expect(await timeExit(exited)).toBeLessThan(CLOSED_WITHIN_MS)
    expect({ code: child.exitCode, faults }).toEqual({ code: 0, faults: '' })
    expect(processesOf(postmaster)).toEqual([])
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)('npm start exits with npm, which got %s', async signal => {
    for (const script of ['scripts/start.ts', 'scripts/build-stamp.ts'])
      await cp(join(import.meta.dirname, '../..', script), join(builtShop.path, script))
    // The copy is already built.
    await writeFile(join(builtShop.path, 'scripts/build.ts'), '')
    const npm = spawn('npm', ['start'], {
      cwd: builtShop.path,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: builtShop.dataDir,
        DEMO_CATALOGUE: 'small',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    npm.stdout.on('data', chunk => {
      output += chunk
    })
    const silent = new Promise(resolve => npm.stdout.once('close', resolve))
    while (!output.includes('Parts Hub is open')) await sleep(50)
    const postmaster = readPostmaster()
    npm.kill(signal)
    // The output stays open until every process that writes to it has ended.
    expect(await timeExit(silent)).toBeLessThan(CLOSED_WITHIN_MS)
    expect(processesOf(postmaster)).toEqual([])
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
  })
})

test('a start against an unresponsive database exits within 30 s with one line that says why', async () => {
  const mute = createServer(socket => void socket.on('error', () => undefined))
  const databaseUrl = `postgresql://shop@127.0.0.1:${await listen(mute)}/parts_hub`
  const begin = performance.now()
  const env = { DATABASE_URL: databaseUrl, DATABASE_WAIT: '1' }
  const failure = await startShop(builtShop, { port, env }).catch(String)
  expect(performance.now() - begin).toBeLessThan(30_000)
  expect(failure).toMatch(/\nDATABASE_URL: .*the database cannot be reached: .*timeout.*\n?$/)
  mute.close()
})
