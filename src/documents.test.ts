import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const DOCUMENTS = [
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }).filter(
    // Decisions describe the past; code in the glossary's tables is names on the wire.
    path => !path.startsWith('docs/decisions/') && path !== 'docs/GLOSSARY.md',
  ),
]
const POLICY = 'docs/SECURITY-POLICY.md'

/** Code spans in the documents that look like the name of a test or a file, but are neither. */
const NO_FILES = new Set(
  `role base nosniff no-store acr amr partshub bolts screws hardware tools parts industrial accounts passkeys eval unsafe-eval
  object-src base-uri frame-ancestors autocomplete iss sub available fsync correction contract api domain db scripts tests imports
  webhook-lost webhook-late webhook-doubled webhook-reordered confirm-timeout refund-fails-once dispute-won dispute-lost rate-limited
  server-error server-error-kept server-error-done refund-fails-later disputed demo live parts-hub three select none
  OWASP/ASVS @parts-hub/parts tests/integration/<name>.test.ts
  5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv`.split(/\s+/),
)

/**
 * All code spans in a document that name a file, a folder or a test: a path, a file's name, or a test's name without its ending.
 */
function namesIn(document: string): string[] {
  const spans = [...document.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return spans.filter(
    span =>
      !NO_FILES.has(span) &&
      (/^[\w@#.*-]+\/[\w./*#$-]*$/.test(span) ||
        /^[\w.*-]+\.(tsx?|md|json)$/.test(span) ||
        /^[a-z]+(-[a-z]+)*(-\*)?$/.test(span)),
  )
}

function exists(name: string): boolean {
  const path = name.replace(/^#/, 'src/').replace(/\/$/, '')
  const places = ['', 'src/', 'docs/', 'data/'].map(folder => folder + path)
  const patterns = /[\w*]\.\w+$|\/$/.test(name)
    ? [...places, ...['src', 'tests', 'parts'].map(folder => `${folder}/**/${path}`)]
    : [...places, ...places.map(place => `${place}.ts`), `tests/integration/${path}.test.ts`]
  return patterns.some(pattern =>
    pattern.includes('*') ? globSync(pattern, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, pattern)),
  )
}

test.each(DOCUMENTS)('%s names only files and tests that exist', path => {
  const document = read(path)
  const links = [...document.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.filter(link => !existsSync(join(ROOT, dirname(path), link)))).toEqual([])
  expect([...new Set(namesIn(document))].filter(name => !exists(name))).toEqual([])
})

/** The rows of a document's tables, as their cells. */
function rowsOf(document: string): string[][] {
  return document
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('|---'))
    .map(line =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map(cell => cell.trim()),
    )
}

test('docs/ASVS.md answers each requirement once, and its totals are right', () => {
  const rows = rowsOf(read('docs/ASVS.md'))
  const answers = rows.filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  expect(new Set(answers.map(([id]) => id)).size).toBe(253)
  const states = ['met', 'partly', 'not met', 'does not apply']
  const count = (levels: string[]) => {
    const asked = answers.filter(([, level = '']) => levels.includes(level))
    const each = states.map(state => asked.filter(cells => cells[3]?.replaceAll('*', '') === state).length)
    return [...each, asked.length].map(String)
  }
  const table = [
    ['1', ...count(['1'])],
    ['2', ...count(['2'])],
    ['both', ...count(['1', '2'])],
  ]
  for (const row of table) expect(rows).toContainEqual(row)
  expect(answers).toHaveLength(253)
})

test('docs/ASVS.md names a file, a test or a document for everything it calls met', () => {
  const rows = rowsOf(read('docs/ASVS.md')).filter(cells => cells[3] === 'met')
  expect(rows.filter(cells => namesIn(cells.join(' ')).length === 0)).toEqual([])
})

/** The limits of the policy: the beginning of their row, the figure there, and the same figure in the code. */
const LIMITS: readonly [row: string, figure: string, file: string, code: string][] = [
  [
    'wrong passwords of one account',
    '10 a minute',
    'domain/rate-limits.ts',
    'WRONG_PASSWORDS: RateLimit = { max: 10, windowMs: 60_000 }',
  ],
  [
    'sign-ups, sign-ins',
    '60 a minute each',
    'identity/attempt-limits.ts',
    'PER_ADDRESS = { window: 60, max: 60 }',
  ],
  [
    'calls for mails',
    '5 an hour each',
    'identity/attempt-limits.ts',
    'MAILS: RateLimit = { max: 5, windowMs: 60 * 60_000 }',
  ],
  [
    'calls for mails',
    '20 a minute',
    'identity/attempt-limits.ts',
    'MAILS_PER_ADDRESS = { window: 60, max: 20 }',
  ],
  [
    'other calls of the sign-in',
    '300 a minute each',
    'identity/attempt-limits.ts',
    'window: 60,\n    max: 300,',
  ],
  ['messages of visitors', '10 a minute', 'domain/contact.ts', 'LIMIT = { max: 10, windowMs: 60_000 }'],
  [
    'a code of an authenticator',
    'once',
    'identity/one-time-codes.ts',
    'ONCE: RateLimit = { max: 1, windowMs: 90_000 }',
  ],
  ['unpaid orders of a person', '20', 'server/config.ts', 'MAX_UNPAID_ORDERS'],
  ['while the address is unconfirmed', '5,', 'domain/orders/limits.ts', 'MAX_UNCONFIRMED = 5'],
  [
    'while the address is unconfirmed',
    '30 minutes',
    'domain/orders/limits.ts',
    'UNCONFIRMED_HOLD_MS = 30 * 60 * 1000',
  ],
  ['unpaid orders of all', '20', 'domain/orders/limits.ts', 'ofNetwork: max,'],
  [
    'cards declined of a person',
    '10 an hour',
    'domain/payments/attempts.ts',
    'declined: { person: { max: 10, windowMs: HOUR_MS }',
  ],
  [
    'cards declined of payments',
    '30 an hour',
    'domain/payments/attempts.ts',
    'network: { max: 30, windowMs: HOUR_MS }',
  ],
  [
    'payment intents made for a person',
    '40 an hour',
    'domain/payments/attempts.ts',
    'opened: { person: { max: 40, windowMs: HOUR_MS }',
  ],
  [
    'payment intents made for one',
    '200 an hour',
    'domain/payments/attempts.ts',
    'network: { max: 200, windowMs: HOUR_MS }',
  ],
  [
    'questions to the card service',
    '300 an hour',
    'domain/payments/attempts.ts',
    'QUESTIONS: RateLimit = { max: 300, windowMs: HOUR_MS }',
  ],
  [
    'reviews of a person',
    '5 an hour',
    'domain/reviews/write.ts',
    'LIMIT = { max: 5, windowMs: 60 * 60 * 1000 }',
  ],
  ['edits of one', '20 an hour', 'domain/reviews/edit.ts', 'LIMIT = { max: 20, windowMs: 60 * 60 * 1000 }'],
  ['products that a person waits for', '50 at a time', 'contract/stock-watches.ts', 'MAX_WATCHES = 50'],
  ["addresses in a person's book", '50', 'contract/postal-addresses.ts', 'MAX_ADDRESSES = 50'],
  ['a product is back in stock', '60', 'domain/mail/limits.ts', 'STOCK_NEWS_LIMIT: MailLimit = { max: 60'],
  [
    'downloads of one',
    '5 an hour',
    'domain/accounts/own-data.ts',
    'LIMIT = { max: 5, windowMs: 60 * 60 * 1000 }',
  ],
  ['the total of an order while', 'EUR 1,000', 'contract/orders.ts', 'MAX_UNCONFIRMED_CENTS = 100_000'],
  [
    'the total of any order',
    'EUR 0.50 to EUR 999,999.99',
    'domain/orders/booking.ts',
    'MIN_CHARGE_CENTS = 50',
  ],
  [
    'the total of any order',
    'EUR 0.50 to EUR 999,999.99',
    'domain/orders/booking.ts',
    'MAX_CHARGE_CENTS = 99_999_999',
  ],
  ['lines of an order', '500', 'contract/checkout.ts', 'MAX_LINES = 500'],
  ['pieces in one line', '1,000,000', 'contract/basket-terms.ts', 'MAX_QUANTITY = 1_000_000'],
  [
    'about an account or an order, that anybody',
    '5',
    'domain/mail/limits.ts',
    'ASKED_FOR_LIMIT: MailLimit = { max: 5,',
  ],
  [
    'about an order in which no money',
    '30',
    'domain/mail/limits.ts',
    'ORDER_NEWS_LIMIT: MailLimit = { max: 30,',
  ],
  [
    'all of these, and notices',
    '10 together',
    'domain/mail/limits.ts',
    'STRANGERS_LIMIT: MailLimit = { max: 10,',
  ],
  ['a link to set a new password', '5', 'domain/mail/limits.ts', 'RESETS_LIMIT: MailLimit = { max: 5,'],
  [
    'what visitors write to the shop',
    '60',
    'domain/mail/limits.ts',
    'FROM_VISITORS_LIMIT: MailLimit = { max: 60,',
  ],
  ['all others: paid', '60', 'domain/mail/limits.ts', 'OTHERS_LIMIT: MailLimit = {\n  max: 60,'],
  ['a body', '256 kB', 'api/guard.ts', 'MAX_BODY_BYTES = 256 * 1024'],
  ['a body', '512 kB', 'api/webhooks.ts', 'MAX_EVENT_BYTES = 512 * 1024'],
  ['a body', '10 MB', 'contract/media.ts', 'MAX_IMAGE_BYTES = 10 * 1024 * 1024'],
  ['a workbook', '512 MB', 'api/workbook/read.ts', 'MAX_SHEET_BYTES = 512 * 2 ** 20'],
  ['a workbook', '128 MB', 'api/workbook/read.ts', 'MAX_TEXT_BYTES = 128 * 2 ** 20'],
  ['a workbook', '8 MB', 'api/workbook/parts.ts', 'MAX_PART_BYTES = 8 * 2 ** 20'],
  ['a workbook', '64 kB on a row', 'api/workbook/read.ts', 'MAX_ROW = 64 * 1024'],
  ['a workbook', '10,000 files', 'api/workbook/archive.ts', 'MAX_FILES = 10_000'],
  ['a workbook', '500 columns', 'api/workbook/sheet.ts', 'MAX_COLUMNS = 500'],
  ['how long a body may take', '30 s', 'server/request-bodies.ts', 'BODY_MS = 30_000'],
  ['how long a body may take', '16 kB', 'server/request-bodies.ts', 'MIN_BYTES_A_SECOND = 16 * 1024'],
  ['sizes added to a family', '1,000', 'contract/families.ts', 'MAX_NEW_SIZES = 1000'],
  ['what is read of a body', '32 MB', 'server/request-bodies.ts', 'MAX_DRAIN_BYTES = 32 * 1024 * 1024'],
  ['what is read of a body', '3 s', 'server/request-bodies.ts', 'MAX_DRAIN_MS = 3_000'],
  ['a picture', '40 megapixels', 'contract/media.ts', 'MAX_IMAGE_MEGAPIXELS = 40'],
  ['a picture', 'two at a time', 'adapters/sharp.ts', 'atMost(2)'],
  ['a picture', '30 s', 'adapters/sharp.ts', 'TIMEOUT_S = 30'],
  ['a password', '10 to 256 characters', 'identity/passwords.ts', 'MIN_PASSWORD = 10'],
  ['a password', '10 to 256 characters', 'identity/passwords.ts', 'MAX_PASSWORD = 256'],
  ['a password', 'two at a time', 'adapters/argon2.ts', 'AT_ONCE = 2'],
  ['a name, an address', '200 and 254', 'contract/person-name.ts', 'MAX_NAME = 200'],
  ['a name, an address', '200 and 254', 'identity/auth-hooks.ts', 'MAX_ADDRESS = 254'],
  ['answers and pages that are kept', 'lists 32 MB', 'server/compose.ts', 'CACHED_ANSWERS_BYTES = 32 * MB'],
  [
    'answers and pages that are kept',
    'searches 32 MB',
    'server/compose.ts',
    'CACHED_SEARCHES_BYTES = 32 * MB',
  ],
  ['answers and pages that are kept', 'pages 16 MB', 'server/compose.ts', 'CACHED_PAGES_BYTES = 16 * MB'],
  [
    'answers and pages that are kept',
    'pages of the catalogue 64 MB',
    'server/compose.ts',
    'CACHED_CATALOGUE_BYTES = 64 * MB',
  ],
  ['sitemaps and pictures', '64 MB', 'server/sitemaps.ts', 'MAX_BYTES = 64 * 1024 * 1024'],
  ['sitemaps and pictures', '16 MB', 'server/og-pictures.ts', 'MAX_BYTES = 16 * 1024 * 1024'],
  ['rows of a list', '2,000', 'api/long-list.ts', 'SHORT = 2_000'],
  ['rows of a list', '500', 'domain/orders/read.ts', 'ROWS_AT_ONCE = 500'],
  ['own part numbers of a person', '5,000', 'contract/part-numbers.ts', 'MAX_PART_NUMBERS = 5_000'],
  ['lists of a person', '50,', 'contract/shopping-lists.ts', 'MAX_SHOPPING_LISTS = 50'],
  ['lists of a person', '500', 'contract/shopping-lists.ts', '.max(MAX_BASKET_LINES'],
  [
    'imports of own part numbers',
    '20 a minute',
    'domain/part-numbers/import.ts',
    'max: 20, windowMs: 60_000',
  ],
  [
    'lists of parts from one address',
    '20 a minute',
    'domain/quick-order/read.ts',
    'max: 20, windowMs: 60_000',
  ],
  ['lines of a list of parts', '500', 'domain/quick-order/read.ts', 'lines.length > MAX_BASKET_LINES'],
  ['a list of parts as a file', '2 MB', 'contract/uploaded-lists.ts', 'MAX_LIST_BYTES = 2 * 1024 * 1024'],
  ['a list of parts as a file', '5,001 rows', 'api/uploaded-lists.ts', 'MAX_ROWS = MAX_PART_NUMBERS + 1'],
  ['a list of parts as a file', '16 MB', 'api/uploaded-lists.ts', 'sheet: 16 * 2 ** 20'],
  ['a list of parts as a file', '4 MB', 'api/uploaded-lists.ts', 'text: 4 * 2 ** 20'],
  ['a list of parts as a file', '100,000 characters', 'contract/quick-order.ts', 'MAX_TEXT = 100_000'],
  ['quotes of a person', '50 a day', 'domain/quotes/ask.ts', 'QUOTES_LIMIT = { max: 50, windowMs: DAY_MS }'],
  [
    'quotes of a person',
    '10 requests',
    'domain/quotes/ask.ts',
    'REQUESTS_LIMIT = { max: 10, windowMs: DAY_MS }',
  ],
  ['what a person may owe on account', '90 days', 'contract/on-account.ts', 'MAX_ACCOUNT_DAYS = 90'],
  ['what a person may owe on account', 'nothing', 'domain/on-account/require-credit.ts', 'if (!terms) throw'],
  ['lines of a quote', '500', 'contract/checkout.ts', 'MAX_LINES = 500'],
  ['for how long a quote is kept', '14 days', 'contract/quote-status.ts', 'VALID_DAYS = 14'],
  ['for how long a quote is kept', '180', 'contract/quote-status.ts', 'MAX_VALID_DAYS = 180'],
  ['lines of a basket', '500', 'contract/basket-terms.ts', 'MAX_BASKET_LINES = 500'],
  [
    'links to follow an order that are asked',
    '5 an hour',
    'domain/tracking/send-link.ts',
    'max: 5, windowMs: 60',
  ],
  [
    'links to follow an order that are asked',
    '20 a minute',
    'domain/tracking/send-link.ts',
    'max: 20, windowMs: 60',
  ],
  [
    'links to follow an order that are opened',
    '60 a minute',
    'domain/tracking/follow.ts',
    'max: 60, windowMs: 60',
  ],
  ["orders on a page of one's own", '100', 'contract/own-orders.ts', 'limit: integer(1, 100)'],
  ['rows of an export', '50,000', 'domain/audit.ts', 'MAX_EXPORT = 50_000'],
  ['sessions whose cookie', '10,000', 'identity/actor.ts', 'MAX_REMEMBERED = 10_000'],
  ['mails of a round', '500', 'server/compose-workers.ts', 'MAILS_A_ROUND = 500'],
  ['mails of a round', '500', 'server/compose-workers.ts', 'EVENTS_A_ROUND = 500'],
  ['waiting for one of the ten', '4 s', 'db/client.ts', 'SLOT_MS = 4_000'],
  ['a statement', '5 s', 'db/client.ts', 'statementMs: 5_000'],
  ['a connection in use', '5.5 s', 'db/client.ts', 'heldMs: 5_500'],
  ['a transaction whose client', '7 s', 'db/client.ts', 'IDLE_IN_TRANSACTION_MS = 7_000'],
  ['the life of a connection', '10 minutes', 'db/client.ts', 'LIFETIME_S = 10 * 60'],
  ['hearing of changes', '5 s to open it', 'db/listen.ts', 'CONNECTING_MS = 5_000'],
  ['hearing of changes', '2 s for an answer', 'db/listen.ts', 'ANSWER_MS = 2_000'],
  ['hearing of changes', 'every 10 s', 'db/listen.ts', 'HEARTBEAT_MS = 10_000'],
  ['hearing of changes', '1 s after it is lost', 'db/listen.ts', 'RETRY_MS = 1_000'],
  [
    'long work',
    '15 minutes, a statement 10',
    'db/client.ts',
    'heldMs: 15 * 60_000, statementMs: 10 * 60_000',
  ],
  ['repeats after a deadlock', '10 tries within 5 s', 'db/retry.ts', 'MAX_ATTEMPTS = 10'],
  ['repeats after a deadlock', '10 tries within 5 s', 'db/retry.ts', 'PATIENCE_MS = 5_000'],
  ['reaching the database', '10 s', 'db/connection.ts', 'CONNECTING_MS = 10_000'],
  ['making a page', '9.5 s', 'server/front.ts', 'LONGEST_PAGE_MS = 9_500'],
  ['a kept page', '10 minutes', 'server/page-cache.ts', 'STALE_MS = 10 * 60_000'],
  ['a round of the work', '2 minutes', 'server/workers.ts', 'LONGEST_ROUND_MS = 2 * 60_000'],
  ['closing: requests', '5 s and 6 s', 'main.ts', 'DRAIN_MS = 5_000'],
  ['closing: requests', '5 s and 6 s', 'main.ts', 'WORK_MS = 6_000'],
  ['closing: the pool', '2 s', 'db/client.ts', 'CLOSING_MS = 2_000'],
  ['closing: the embedded', '4 s fast, 2 s immediate', 'db/embedded-process.ts', '4_000'],
  ['closing altogether', '15 s', 'main.ts', 'LONGEST_CLOSING_MS = 14_500'],
  ['closing altogether', '1 s', 'main.ts', 'AT_ONCE_MS = 900'],
  ['building an index', '6 hours', 'db/indexes.ts', 'BUILDING_MS = 6 * 60 * 60_000'],
  ['a migration waiting', 'half a second', 'db/migrate.ts', 'LOCK_MS = 500'],
  ['a migration waiting', 'a quarter of an hour', 'db/migrate.ts', 'WAITING_MS = 15 * 60_000'],
  ['a call of the card service', '12 s', 'adapters/card-breaker.ts', '12_000'],
  ['how long a card service', '10 s', 'adapters/card-breaker.ts', '10_000'],
  [
    "changes of where a person's orders go",
    '30 an hour',
    'domain/orders/change-delivery.ts',
    'max: 30, windowMs: 60 * 60 * 1000',
  ],
  [
    'VAT IDs that VIES is asked about',
    '20 an hour',
    'domain/tax/check-vat-id.ts',
    'max: 20, windowMs: HOUR_MS',
  ],
  ['VAT IDs that VIES is asked about', 'a day', 'domain/tax/check-vat-id.ts', 'VALID_MS = 24 * HOUR_MS'],
  ['VAT IDs that VIES is asked about', 'an hour', 'domain/tax/check-vat-id.ts', 'INVALID_MS = HOUR_MS'],
  ['a question to VIES', '8 s', 'adapters/vies.ts', 'boundMs: 8_000'],
  ['a question to VIES', 'three outages', 'adapters/vies.ts', 'afterFailures: 3'],
  ['a question to VIES', '60 s', 'adapters/vies.ts', 'halfOpenAfterMs: 60_000'],
  ['a call of the mail server', '90 s', 'adapters/smtp.ts', 'TOTAL_MS = 90_000'],
  ['a call of the image hosting', '15 s', 'adapters/s3.ts', 'TIMEOUT_MS = 15_000'],
  ['a call of the image hosting', '30 s', 'adapters/imgbb.ts', 'TIMEOUT_MS = 30_000'],
  ['the time of a regular', 'linear', 'expressions.test.ts', "from 'recheck'"],
]
/** Limits set by a library, not by the shop. */
const LIBRARY_LIMITS = ['wrong codes of the second step']

test.each(LIMITS)('the limit %s is %s in the policy and in %s', (row, figure, file, code) => {
  const rows = rowsOf(read(POLICY)).filter(([first = '']) => first.startsWith(row))
  expect(rows.map(cells => cells.join(' '))).toEqual([expect.stringContaining(figure)])
  expect(read(`src/${file}`)).toContain(code)
})

test('every limit of the policy is compared with the code', () => {
  const text = read(POLICY)
  const limits = rowsOf(text.slice(text.indexOf('## Limits on attempts'), text.indexOf('## Sessions')))
  const known = [...LIMITS.map(([row]) => row), ...LIBRARY_LIMITS]
  const isHead = (first: string) => ['what', 'mails to one recipient'].includes(first)
  const unknown = limits.filter(([first = '']) => !isHead(first) && !known.some(row => first.startsWith(row)))
  expect(unknown).toEqual([])
})
