import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import chromium from '@sparticuz/chromium'
import { chromium as launcher } from 'playwright-core'
import { z } from 'zod'
import { partPath } from '#contract/catalog/addresses.ts'
import { product } from '#contract/catalog/catalog.ts'
import { buildShop, findFreePort, type ShopProcess, startShop } from '../tests/support/built-shop.ts'

/**
 * Tries on a copy of the repository whether `npm run dev` serves the pages from their sources, and whether after `npm prune --omit=dev`
 * `npm start` serves them built, both in a browser without an error, and `npm run shop` works. For Linux and macOS:
 * `npm run test:installation`.
 */
const root = join(import.meta.dirname, '..')
const COPIED =
  'src scripts texts handbook dist public parts package.json package-lock.json vite.config.ts tsconfig.json'.split(
    ' ',
  )
const CLOSES_WITHIN_MS = 20_000

const manifest = z
  .object({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))

const npm = process.env.npm_execpath
if (npm === undefined) throw new Error('Run it by npm: npm run test:installation')

await (await buildShop()).remove()
const path = await mkdtemp(join(tmpdir(), 'parts-hub-installation-'))
try {
  await chmod(path, 0o755)
  for (const part of COPIED) await cp(join(root, part), join(path, part), { recursive: true })
  copyPackages()
  // What is written in place must not be shared.
  for (const written of ['.package-lock.json', '.vite'])
    await rm(join(path, 'node_modules', written), { recursive: true, force: true })

  await check('npm run dev', ['run', 'dev'], { NODE_ENV: 'development' })
  const prune = ['prune', '--omit=dev', '--ignore-scripts', '--offline', '--no-audit', '--no-fund']
  execFileSync(process.execPath, [npm, ...prune], { cwd: path, stdio: 'inherit' })
  // npm keeps those that some package in use names as an optional peer: the bundler, for example.
  for (const name of Object.keys(manifest.devDependencies))
    await rm(join(path, 'node_modules', name), { recursive: true, force: true })
  await check('npm start without what only development needs', ['start'], {})
  const env = { ...process.env, DATA_DIR: join(path, 'data') }
  execFileSync(process.execPath, [npm, 'run', 'shop', '--', 'doctor'], { cwd: path, env, stdio: 'inherit' })
} finally {
  await rm(path, { recursive: true, force: true, maxRetries: 5 })
}

/** As links where that is possible: tens of thousands of files. */
function copyPackages(): void {
  const [from, to] = [join(root, 'node_modules'), join(path, 'node_modules')]
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', from, to])
  }
}

async function check(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const house = { path, dataDir: join(path, 'data') }
  const shop = await startShop(house, {
    port: await findFreePort(),
    env,
    program: [npm ?? '', ...args],
  })
  try {
    await browse(shop.origin)
  } finally {
    await end(shop)
  }
  const faults = shop.output().match(/^\{"level":[56]0.*$|^.*\bError: .*$/gm) ?? []
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('\n')}`)
  console.log(`✓ ${name}`)
}

/** Opens each page, and throws whatever the browser complains about. */
async function browse(origin: string): Promise<void> {
  const [part] = z.array(product).parse(await (await fetch(`${origin}/service`)).json())
  if (!part) throw new Error('the shop is empty')
  const browser = await launcher.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox'],
  })
  const complaints: string[] = []
  try {
    const page = await browser.newPage({ baseURL: origin })
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    for (const [address, heading] of [
      ['/', 'Best Online Tools Hardware Manufacturer'],
      [partPath({ ...part, family: null }), part.name],
      ['/login', 'Login'],
    ] as const) {
      const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
      if (answer?.status() !== 200) complaints.push(`${address} answers ${answer?.status()}`)
      const title = page.getByRole('heading', { level: 1 })
      if (!(await title.innerText()).includes(heading)) complaints.push(`${address} has another heading`)
      // Of a page that scripts have taken over.
      await page
        .getByRole('button', { name: /theme|dark|light/i })
        .or(page.getByRole('checkbox'))
        .first()
        .waitFor()
    }
  } finally {
    await browser.close()
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}

/** Ends npm, and waits until the shop that it started has ended, too. */
async function end({ child, origin }: ShopProcess): Promise<void> {
  child.kill('SIGTERM')
  const deadline = Date.now() + CLOSES_WITHIN_MS
  for (;;) {
    const isOpen = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (!isOpen) break
    if (Date.now() > deadline) throw new Error('the shop outlives npm')
    await sleep(200)
  }
  // PostgreSQL is stopped last, which the folder has to wait for.
  while (existsSync(join(path, 'data/postgres/postmaster.pid')) && Date.now() < deadline) await sleep(100)
}
