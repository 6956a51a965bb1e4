import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import chromium from '@sparticuz/chromium'
import { chromium as launcher } from 'playwright-core'
import { z } from 'zod'
import { partPath, partsPath } from '#contract/catalog/addresses.ts'
import { product } from '#contract/catalog/catalog.ts'
import { addressedOf } from '#web/ui/product/facts/addressed-of.ts'
import { buildShop, findFreePort, startShop } from '../tests/support/built-shop.ts'

/**
 * Lighthouse's simulated phone (slow 4G, a quarter of the processor) on the pages that visitors see first, of the built shop with its whole
 * catalogue. Prints a table. For each page the run with the middle time of the largest paint:
 *
 *   npm run lighthouse                        three runs of each page
 *   npm run lighthouse -- --runs 5 /home      five of one
 *   npm run lighthouse -- --why               also what costs: requests in their order, and what is not perfect
 *   npm run lighthouse -- http://localhost:3000   a shop that runs already
 *
 * Lighthouse is fetched by npm when it is run: with its packages it weighs 193 MB.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FLAGS = ['--output=json', '--quiet', '--no-enable-error-reporting', '--form-factor=mobile']

const audits = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
      details: z.looseObject({}).optional(),
    }),
  ),
})
type Report = z.infer<typeof audits>

const sent = z.object({
  url: z.string(),
  resourceType: z.string().default('Other'),
  transferSize: z.number().default(0),
  networkRequestTime: z.number().default(0),
})

const npm = process.env.npm_execpath
if (npm === undefined) throw new Error('Run it by npm: npm run lighthouse')
const words = process.argv.slice(2)
const isToSayWhy = words.includes('--why')
const runs = Number(words[words.indexOf('--runs') + 1] ?? 3) || 3
const chosen = words.filter(word => word.startsWith('/'))
const running = words.find(word => /^https?:/.test(word))

if (running === undefined) await measureBuiltShop()
else await measureAll(new URL(running).origin)

async function measureBuiltShop(): Promise<void> {
  const house = await buildShop()
  try {
    const shop = await startShop(house, { port: await findFreePort(), env: { DEMO_CATALOGUE: 'full' } })
    await measureAll(shop.origin).finally(() => shop.stop())
  } finally {
    await house.remove()
  }
}

async function measureAll(origin: string): Promise<void> {
  const table: Record<string, object> = {}
  for (const path of chosen.length > 0 ? chosen : await listPaths(origin))
    table[path] = await measure(origin, path)
  console.table(table)
}

async function listPaths(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/service?limit=100`)
  const part = z
    .array(product)
    .parse(await answer.json())
    .find(({ variants }) => variants)
  if (!part?.variants) throw new Error('no part has a family')
  return ['/', '/parts', partsPath(part.variants.family), partPath(addressedOf(part)), '/login']
}

async function measure(origin: string, path: string): Promise<object> {
  const url = `${origin}${path}`
  // So that the page is kept, as for every visitor but the first.
  await (await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })).arrayBuffer()
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await look(url))
  const report = reports.toSorted((a, b) => largestPaint(a) - largestPaint(b))[Math.floor(runs / 2)]
  if (!report) throw new Error('there were no runs')
  if (isToSayWhy) explain(path, report)
  return describe(report)
}

function largestPaint({ audits: { 'largest-contentful-paint': audit } }: Report): number {
  return audit?.numericValue ?? 0
}

async function look(url: string): Promise<Report> {
  const port = await findFreePort()
  const browser = await launcher.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        npm ?? '',
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        url,
        `--port=${port}`,
        ...FLAGS,
      ],
      { maxBuffer: 2 ** 28, timeout: 180_000 },
    )
    return audits.parse(JSON.parse(stdout))
  } finally {
    await browser.close()
  }
}

function describe({ categories, audits: found }: Report): object {
  const points = (name: string) => Math.round(100 * (categories[name]?.score ?? Number.NaN))
  const figure = (name: string) => found[name]?.numericValue ?? Number.NaN
  const requests = listRequests(found)
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best practices': points('best-practices'),
    SEO: points('seo'),
    'FCP, ms': Math.round(figure('first-contentful-paint')),
    'LCP, ms': Math.round(figure('largest-contentful-paint')),
    'TBT, ms': Math.round(figure('total-blocking-time')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    requests: requests.length,
    'JS, kB': weigh(requests, 'Script'),
    'CSS, kB': weigh(requests, 'Stylesheet'),
    'fonts, kB': weigh(requests, 'Font'),
    'pictures, kB': weigh(requests, 'Image'),
  }
}

function listRequests(found: Report['audits']) {
  return z.array(sent).parse(found['network-requests']?.details?.items ?? [])
}

function weigh(requests: z.infer<typeof sent>[], type: string): number {
  const bytes = requests
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return Number((bytes / 1000).toFixed(1))
}

function explain(path: string, { audits: found }: Report): void {
  console.log(`\n${path}`)
  for (const { url, resourceType, transferSize, networkRequestTime } of listRequests(found))
    console.log(
      `${Math.round(networkRequestTime)} ms  ${resourceType}  ${transferSize}  ${new URL(url).pathname}`,
    )
  for (const [name, { title, score, displayValue, details }] of Object.entries(found))
    if ((score !== null && score < 1) || name === 'largest-contentful-paint-element')
      console.log(
        `${name}: ${title} ${displayValue ?? ''} ${JSON.stringify(details?.items ?? []).slice(0, 900)}`,
      )
}
