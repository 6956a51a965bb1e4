import { createServer } from 'node:http'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { loadPages } from '#server/front/load-pages.ts'
import { buildIfChanged } from '../support/built-shop.ts'
import { listen } from '../support/listen.ts'
import { openQuoteDesk } from '../support/quote-desk.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const german: Language = {
  locale: 'de',
  sentences: {
    Quotes: 'Angebote',
    'Prices that we keep for you, and your requests for better ones.':
      'Preise, die wir für Sie halten, und Ihre Anfragen nach besseren.',
    'No quotes yet': 'Noch keine Angebote',
    'Put parts into your basket and choose ‘Get a quote’: today’s prices are then kept for 14 days.':
      'Legen Sie Teile in den Warenkorb und wählen Sie „Angebot“: Die Preise von heute gelten dann 14 Tage.',
    'View basket': 'Zum Warenkorb',
    'Your quotes': 'Ihre Angebote',
    Quote: 'Angebot',
    Asked: 'Gefragt am',
    Total: 'Summe',
    State: 'Stand',
    '{0}, {1} piece': '{1} Stück {0}',
    '{0}, {1} pieces': '{1} Stück {0}',
    Offered: 'Angeboten',
    Requested: 'Angefragt',
    'until {0}': 'bis {0}',
    'Pages of quotes': 'Seiten der Angebote',
    Older: 'Ältere',
    Newest: 'Neueste',
  },
}

await buildIfChanged()
const shop = await openTestShop({
  now: () => new Date('2026-03-20T15:00:00Z'),
  env: { SELLER_TIME_ZONE: 'Europe/Vienna' },
  front: await loadPages(),
  languages: [german],
})
afterAll(() => shop.close())
const { ask } = openQuoteDesk(shop)

/** What a page of the dashboard says: its title, its labels, and the texts beside the menu. */
async function look(path: string, accepted: string, who = shop.newVisitor()) {
  const answer = await who.fetch(path, { headers: { accept: 'text/html', 'accept-language': accepted } })
  const html = await answer.text()
  return {
    html,
    headers: answer.headers,
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: /<title>([^<]*)/.exec(html)?.[1],
    labels: [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
    main: html
      .replace(/^.*<main[^>]*>/s, '')
      .replace(/^.*<\/aside>/s, '')
      .replace(/<\/main>.*$/s, '')
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replace(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll('\u00a0', ' '),
  }
}

test('GET /dashboard/quotes says a table with its dates, counts and amounts in the language that the visitor wants', async () => {
  const ada = await shop.signUp({ isConfirmed: true })
  const tape = await shop.addProduct({ productname: 'Klebeband', price: 2.34, available: 5000 })
  await ask(ada, [[tape, 1250]])
  await ask(ada, [[tape, 1]], { question: 'Cheaper?' })
  const page = await look('/dashboard/quotes', 'de-AT, en;q=0.5', ada)
  expect(page).toMatchObject({ language: 'de', title: 'Angebote | Parts Hub' })
  for (const said of [
    '|Angebote|',
    '|Preise, die wir für Sie halten, und Ihre Anfragen nach besseren.|',
    '|Ihre Angebote|',
    '|Gefragt am|',
    '|Summe|',
    '|Stand|',
    '|1.250 Stück Klebeband|',
    '|1 Stück Klebeband|',
    '|20.03.2026|',
    '|2.925,00 €|',
    '|Angeboten|',
    '|bis 03.04.2026|',
    '|Angefragt|',
  ])
    expect(page.main).toContain(said)
  for (const left of ['Quotes', 'Asked', 'pieces', 'Offered', 'until', '€2'])
    expect(page.main).not.toContain(left)
  expect(page.headers.get('vary')).toContain('Accept-Language')
})

test('GET /dashboard/quotes says it to everybody else in English', async () => {
  const ada = await shop.signUp({ isConfirmed: true })
  const tape = await shop.addProduct({ productname: 'Tape', price: 2.34, available: 5000 })
  await ask(ada, [[tape, 1250]])
  const page = await look('/dashboard/quotes', 'fr, en;q=0.5', ada)
  expect(page).toMatchObject({ language: 'en', title: 'Quotes | Parts Hub' })
  for (const said of ['|Tape, 1,250 pieces|', '|20 Mar 2026|', '|€2,925.00|', '|until 3 Apr 2026|'])
    expect(page.main).toContain(said)
})

test('GET /dashboard/quotes says without quotes in the language of the visitor what there would be', async () => {
  const page = await look('/dashboard/quotes', 'de', await shop.signUp())
  for (const said of ['|Noch keine Angebote|', '14 Tage.|', '|Zum Warenkorb|'])
    expect(page.main).toContain(said)
})

test('GET /dashboard/quotes names the links to other pages in the language of the visitor', async () => {
  const ada = await shop.signUp({ isConfirmed: true })
  const wire = await shop.addProduct({ productname: 'Draht' })
  for (let count = 0; count < 26; count += 1) await ask(ada, [[wire, 1]])
  const first = await look('/dashboard/quotes', 'de', ada)
  expect(first.labels).toContain('Seiten der Angebote')
  expect(first.main).toContain('|Ältere|')
  const next = /href="(\/dashboard\/quotes\?after=[^"]*)"/.exec(first.html)?.[1] ?? ''
  expect((await look(next, 'de', ada)).main).toContain('|Neueste|')
})

test('a page that is kept for visitors is answered in the language of each', async () => {
  const languages = []
  for (const accepted of ['en', 'de', 'en', 'de']) {
    const { language, headers } = await look('/about', accepted)
    languages.push(language)
    expect(headers.get('vary')).toContain('Accept-Language')
  }
  expect(languages).toEqual(['en', 'de', 'en', 'de'])
})

test('a sentence that a language does not know is said in English', async () => {
  expect((await look('/about', 'de')).main).toContain('About')
})

/** Serves the shop over HTTP as one person sees it. */
async function openFor(person: Person) {
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    const { accept = '', 'accept-language': accepted = '' } = headers
    const answer = await person.fetch(url, { method, headers: { accept, 'accept-language': accepted } })
    response.writeHead(answer.status, [...answer.headers.entries()].flat())
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const port = await listen(server)
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('the browser takes a page over in the language of the server, and keeps it on the way to another', async () => {
  const ada = await shop.signUp({ isConfirmed: true })
  const bolt = await shop.addProduct({ productname: 'Bolzen', price: 2.34, available: 5000 })
  await ask(ada, [[bolt, 1250]])
  const front = await openFor(ada)
  const browser = await chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ locale: 'de-DE', baseURL: front.origin })
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    await page.goto('/dashboard/quotes', { waitUntil: 'networkidle' })
    await page.getByText('1.250 Stück Bolzen').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.locator('aside').getByRole('link', { name: 'My Order' }).click()
    await page.getByRole('heading', { name: 'My Order' }).waitFor()
    await page.locator('aside').getByRole('link', { name: 'Quotes' }).click()
    await page.getByText('bis 03.04.2026').waitFor()
    expect(await page.title()).toBe('Angebote | Parts Hub')
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    front.close()
  }
})
