import { rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { buildIfChanged, type ShopProcess, startShop } from '../tests/support/built-shop.ts'
import { makeFolder } from '../tests/support/make-folder.ts'

/**
 * Restarts two instances on one database one after the other, again and again, while visitors ask 150 times a second: `npm run
 * rolling-drill`. What stands for the balancer asks /readyz ten times a second, waits a second for the answer, leaves out who says no at
 * once, and who says nothing after the third time, and repeats no request. Ends with 1 if any request failed, and says why each did, and why
 * instances were left out. REQUESTS says how many there are, A_SECOND how many a second.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 10_000)
const A_SECOND = Number(process.env.A_SECOND ?? 150)
const PORTS = [Number(process.env.FIRST_PORT ?? 3930), Number(process.env.FIRST_PORT ?? 3930) + 1]
const ASK_EVERY_MS = 100
const PROBE_MS = 1_000
const SILENT_TIMES = 3
/** Longer than the balancer takes to notice, in seconds. */
const DRAIN_DELAY = '3'
const PATHS = ['/', '/parts', '/service?limit=3', '/search?q=washer']

const root = join(import.meta.dirname, '..')
const agent = new Agent({ keepAlive: true })
const dataDir = await makeFolder('parts-hub-rolling-')

/** The status of an answer that came whole; a reason otherwise. */
function ask(port: number, path: string, timeout = 10_000): Promise<number | string> {
  return new Promise(resolve => {
    const asking = get({ agent, port, path, host: '127.0.0.1', timeout }, response => {
      response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'))
      response.resume()
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')))
    asking.on('error', error => resolve(error.message))
  })
}

await buildIfChanged()
const database = await startEmbeddedPostgres({ dataDir, log: console.log })
const env = { DATABASE_URL: database.url, DRAIN_DELAY }
const start = (port: number) => startShop({ path: root, dataDir }, { port, env })
const instances = new Map<number, ShopProcess>()
const ready = new Set<number>()
/** Told to stop, and not yet gone. */
const stopping = new Set<number>()
const leftOut: string[] = []
const over = new AbortController()

/** How often what was said. */
const tally = (said: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(said, each => each)
      .entries()
      .map(([each, all]) => [each, all.length]),
  )

async function watchReadiness(port: number): Promise<void> {
  for (let silentTimes = 0; !over.signal.aborted; ) {
    const answer = await ask(port, '/readyz', PROBE_MS)
    silentTimes = typeof answer === 'string' ? silentTimes + 1 : 0
    if (answer === 200) ready.add(port)
    else if (silentTimes === 0 || silentTimes >= SILENT_TIMES) {
      if (ready.delete(port))
        leftOut.push(`${stopping.has(port) ? 'told to stop' : 'not told to stop'}: ${answer}`)
    }
    await sleep(ASK_EVERY_MS)
  }
}

async function roll(): Promise<number> {
  for (let restarts = 0; ; restarts += 1) {
    const port = PORTS[restarts % PORTS.length] ?? 0
    while (!over.signal.aborted && ready.size < PORTS.length) await sleep(ASK_EVERY_MS)
    if (over.signal.aborted) return restarts
    stopping.add(port)
    await instances.get(port)?.stop()
    stopping.delete(port)
    instances.set(port, await start(port))
  }
}

try {
  for (const port of PORTS) instances.set(port, await start(port))
  const watching = PORTS.map(watchReadiness)
  while (ready.size < PORTS.length) await sleep(ASK_EVERY_MS)
  const rolling = roll()
  const failures: string[] = []
  const asked: Promise<void>[] = []
  const times: number[] = []
  const began = performance.now()
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    await sleep(Math.max(0, began + (sent * 1_000) / A_SECOND - performance.now()))
    const ports = [...ready]
    const port = ports[sent % ports.length]
    const path = PATHS[sent % PATHS.length] ?? '/'
    if (port === undefined) {
      failures.push('no instance is ready')
      continue
    }
    const at = performance.now()
    const noteAnswer = (answer: number | string) => {
      times.push(performance.now() - at)
      if (answer !== 200)
        failures.push(`${path} ${stopping.has(port) ? 'while stopping' : 'while open'}: ${answer}`)
    }
    asked.push(ask(port, path).then(noteAnswer))
  }
  await Promise.all(asked)
  over.abort()
  const [restarts] = await Promise.all([rolling, ...watching])
  times.sort((a, b) => a - b)
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0)
  console.table({ requests: REQUESTS, failed: failures.length, restarts, 'slowest hundredth (ms)': p99 })
  console.log('failed:', tally(failures))
  console.log('left out:', tally(leftOut))
  console.log('load of the machine:', loadavg().map(Math.round).join(', '))
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  over.abort()
  await Promise.all([...instances.values()].map(instance => instance.stop()))
  agent.destroy()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
