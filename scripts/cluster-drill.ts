import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfChanged, findFreePort, type ShopProcess, startShop } from '../tests/support/built-shop.ts'
import { type Fate, openCluster } from './cluster-drill/cluster.ts'
import { Load } from './cluster-drill/load.ts'
import { requirePrograms } from './cluster-drill/programs.ts'

/**
 * Sells from two instances on a cluster of PostgreSQL that heals itself, set up by the files in deploy/, and strikes its primary again and again
 * under load: `npm run cluster-drill` in each way, `npm run cluster-drill -- 2` that many times, `npm run cluster-drill -- machine handover` in these
 * ways. Ends with 1 if bookings were not answered again within 30 s, within 10 s of a handover, if what is added at one instance is not found at the
 * other within a second afterwards, if anything but 503 with Retry-After was answered meanwhile, if anybody waited for longer than 20 s, if another than the synchronous replica
 * took over, if anything acknowledged is missing, or if the doctor finds something; with 2 if a program is missing. CUSTOMERS says how many each
 * instance has.
 */
const FATES: readonly Fate[] = ['node', 'postgres', 'frozen', 'machine', 'handover']
const wishes = process.argv.slice(2)
const named = FATES.filter(fate => wishes.includes(fate))
const times = wishes.length === 0 ? FATES.length : Number(wishes[0])
if (named.length !== wishes.length && !(wishes.length === 1 && Number.isSafeInteger(times) && times > 0))
  throw new Error(`how many times, or which of ${FATES.join(', ')}? e.g. npm run cluster-drill -- 5`)
const fates =
  named.length > 0 ? named : Array.from({ length: times }, (_, at) => FATES[at % FATES.length] ?? 'node')
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 4)
const BACK_WITHIN_MS = 30_000
const HANDED_OVER_WITHIN_MS = 10_000
const NEWS_WITHIN_MS = 1_000
const BEFORE_MS = 3_000
const AFTER_MS = 3_000
/** Payments whose customers left are booked by events of the card service; the comparison makes up for lost ones at each start. */
const BOOKED_WITHIN_MS = 20_000
const ADMIN = { email: 'admin@example.com', password: 'the admin of the cluster' }

const root = join(import.meta.dirname, '..')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const postgres = requirePrograms()
await buildIfChanged()
const cluster = await openCluster(postgres)
const dataDir = join(cluster.folder, 'shop')
const env = {
  DATABASE_URL: cluster.url,
  DATABASE_DIRECT_URL: cluster.directUrl,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  MAX_UNPAID_ORDERS: '0',
  AUTH_SECRET: 'the same secret for both of the two',
}
const instances: ShopProcess[] = []
// Before the cluster's folder is removed, which has theirs.
process.prependOnceListener('exit', () => {
  for (const { child } of instances) child.kill('SIGKILL')
})
const load = new Load()
const faults: string[] = []
const ports = [await findFreePort(), await findFreePort()]
try {
  for (const port of ports) instances.push(await startShop({ path: root, dataDir }, { port, env }))
  await load.open(
    instances.map(({ origin }) => origin),
    ADMIN,
    CUSTOMERS,
  )
  const table: Record<string, object> = {}
  for (const [index, fate] of fates.entries()) {
    const figures = await strike(fate)
    console.log(index + 1, fate, figures)
    table[`${index + 1} ${fate}`] = figures
  }
  console.table(table)
  await settle()
  examine()
} catch (error) {
  await cluster.printLogs()
  faults.push(String(error))
  for (const instance of instances) console.log(instance.output().slice(-3_000))
} finally {
  await Promise.all(instances.map(instance => instance.stop().catch(() => undefined)))
  cluster.close()
}
faults.push(...load.counts.faults)
for (const fault of faults.slice(0, 20)) console.log(fault)
process.exit(faults.length > 0 ? 1 : 0)

/** Strikes the primary under load, and compares once everybody has finished what was interrupted. */
async function strike(fate: Fate): Promise<object> {
  const before = { ...load.counts, purchases: load.purchases.length }
  load.counts.slowestMs = 0
  const over = new AbortController()
  const rushing = load.rush(over.signal)
  await sleep(BEFORE_MS + Math.random() * 1_000)
  const struck = await cluster.strike(fate)
  // Of a machine one of the shop's instances goes with it, and the balancer sends its customers to the other.
  const [stays, goes] = instances
  if (fate === 'machine' && stays && goes) {
    goes.child.kill('SIGKILL')
    load.send(1, stays.origin)
  }
  const backMs = await load.awaitBookings()
  const heir = await cluster.findPrimary()
  await sleep(AFTER_MS)
  // Under load, so that a primary that wakes up could take orders.
  await struck.bringBack()
  if (fate === 'machine') {
    instances[1] = await startShop({ path: root, dataDir }, { port: ports[1] ?? 0, env })
    load.send(1, instances[1].origin)
  }
  await cluster.becomeWhole()
  const newsMs = await load.measureNews(instances[1]?.origin ?? '')
  over.abort()
  await rushing
  await load.finish()
  const { lost, unreported } = await load.compare(cluster.directUrl)
  const { counts } = load
  const pauseMs = load.longestPauseMs
  if (pauseMs > (fate === 'handover' ? HANDED_OVER_WITHIN_MS : BACK_WITHIN_MS))
    faults.push(`${fate}: nothing was booked for ${Math.round(pauseMs)} ms`)
  if (newsMs > NEWS_WITHIN_MS)
    faults.push(`${fate}: a change was seen on the other instance after ${Math.round(newsMs)} ms`)
  if (heir !== struck.heir)
    faults.push(`${fate}: ${heir} took over from ${struck.primary}, not ${struck.heir}`)
  if (counts.failed > before.failed)
    faults.push(`${fate}: ${counts.failed - before.failed} answers above 500`)
  faults.push(...lost.map(sentence => `${fate}: ${sentence}`))
  return {
    'back (s)': fate === 'handover' ? '-' : (backMs / 1_000).toFixed(1),
    'nothing booked (s)': (pauseMs / 1_000).toFixed(1),
    purchases: load.purchases.length - before.purchases,
    503: counts.retryLater - before.retryLater,
    'other 5xx': counts.failed - before.failed,
    broken: counts.broken - before.broken,
    'slowest (s)': (counts.slowestMs / 1_000).toFixed(1),
    'seen elsewhere (ms)': Math.round(newsMs),
    lost: lost.length,
    unreported,
  }
}

/** Waits until payments are booked that nobody has reported, and starts the instances again if events of them were lost. */
async function settle(): Promise<void> {
  const isSettled = async () => (await load.compare(cluster.directUrl)).unreported === 0
  const wait = async () => {
    const end = performance.now() + BOOKED_WITHIN_MS
    while (!(await isSettled())) {
      if (performance.now() > end) return false
      await sleep(500)
    }
    return true
  }
  if (await wait()) return
  load.counts.comparisons += 1
  await Promise.all(instances.splice(0).map(instance => instance.stop()))
  for (const port of ports) instances.push(await startShop({ path: root, dataDir }, { port, env }))
  if (!(await wait())) faults.push('payments that nobody reported were not booked')
}

function examine(): void {
  const doctor = spawnSync(process.execPath, ['dist/shop/operator.js', 'doctor'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: cluster.directUrl },
    encoding: 'utf8',
  })
  if (doctor.status !== 0) faults.push(`the doctor: ${doctor.stdout}${doctor.stderr}`)
  const purchases = load.purchases
  console.table({
    'bookings acknowledged': purchases.filter(({ orderId }) => orderId !== undefined).length,
    'payments acknowledged': purchases.filter(({ isPaid }) => isPaid).length,
    charged: purchases.filter(({ isCharged }) => isCharged).length,
    'found by comparing with the card service alone': load.counts.comparisons,
    doctor: doctor.status === 0 ? 'finds nothing' : 'finds something',
  })
}
