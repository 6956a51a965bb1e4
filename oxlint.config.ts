import { globSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { defineConfig, type OxlintOverride } from 'oxlint'

/**
 * What each folder of `src` may import of the others, by its name: `#db/client.ts`. A relative path stays within its own
 * folder, however deep that is. `docs/ARCHITECTURE.md` says what each folder is for. The parts are a package, of which only web and
 * server know, and no more than its face: `@parts-hub/parts` and what else its package.json exports.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  // Files of rows, for whoever has some.
  csv: [],
  contract: [],
  db: ['contract/**'],
  // What a query means and where it leads, without a database.
  search: ['contract/**', 'csv/**'],
  domain: ['contract/**', 'csv/**', 'db/**', 'search/**'],
  adapters: ['contract/**', 'domain/ports.ts'],
  'stand-ins': ['contract/**', 'db/**'],
  identity: ['contract/**', 'db/**', 'domain/**'],
  // The api answers 503 where the database is away.
  api: ['contract/**', 'domain/**', 'db/errors.ts'],
  web: ['contract/**', 'api/app.ts'],
  server: [
    'csv/**',
    'contract/**',
    'db/**',
    'search/**',
    'domain/**',
    'adapters/**',
    'stand-ins/**',
    'identity/**',
    'api/**',
  ],
  operator: ['contract/**', 'db/**', 'domain/**', 'adapters/argon2.ts', 'identity/**', 'api/**', 'server/**'],
}

/**
 * The floors of the domain, from the ground up. A room may import what lies loose beside the rooms (`context.ts`), the rooms of the floors
 * below, and those before it on its own floor: so no rooms stand in a circle.
 */
const domainFloors: readonly (readonly string[])[] = [
  // What knows nothing of goods: how countries write addresses, how a list is read, the post.
  ['address-forms', 'list-reading', 'mail', 'settings', 'texts'],
  // The catalogue and people.
  ['accounts', 'reviews', 'lots', 'declarations', 'catalog', 'search', 'stock-watches', 'stock-counts'],
  ['tax', 'postal-addresses', 'delivery'],
  // What it costs, and what somebody may want to order.
  ['prices', 'basket', 'shopping-lists', 'part-numbers', 'bills-of-materials', 'quick-order'],
  // What an order is and becomes.
  ['order-life'],
  // Money, what papers say of it, what has left, and what is bought.
  ['papers', 'invoices', 'refunds', 'shipments', 'payments', 'on-account', 'purchasing', 'bank-entries'],
  // What people come for.
  ['customers', 'messages', 'returns', 'orders', 'checkout', 'quotes', 'tracking'],
  // What reads all that, and no room imports.
  ['letters', 'own-data', 'doctor', 'desk', 'packing', 'bookkeeping', 'outgoing-webhooks'],
]

/** The floors of the calls, by the same rule; `app.ts`, which has them all, stands above. */
const apiFloors: readonly (readonly string[])[] = [
  ['caching', 'base'],
  // What is read and written as a file.
  ['papers', 'workbook', 'tables'],
  ['accounts', 'audit', 'bookkeeping', 'delivery', 'desk', 'feeds', 'mail', 'messages', 'own-data'],
  [
    'part-numbers',
    'postal-addresses',
    'reviews',
    'settings',
    'stock-counts',
    'stock-watches',
    'tax',
    'texts',
  ],
  ['catalog', 'search', 'basket', 'shopping-lists', 'bills-of-materials', 'quick-order', 'checkout'],
  ['orders', 'quotes', 'on-account', 'purchasing', 'bank-entries'],
  ['shipments', 'lots', 'payments', 'returns', 'packing', 'tracking', 'outgoing-webhooks'],
  // What shows all of one order, and of one customer.
  ['order-details', 'customers'],
]

/** The floors of the wire, by the same rule: a room for each noun. Loose beside them is what says no noun: money, text, countries. */
const contractFloors: readonly (readonly string[])[] = [
  [
    'texts',
    'settings',
    'stock-watches',
    'postal-addresses',
    'own-data',
    'on-account',
    'delivery',
    'catalog',
    'lots',
    'purchasing',
    'stock-counts',
    'refunds',
    'bank-entries',
  ],
  ['tax', 'search', 'reviews', 'part-numbers', 'customers', 'basket', 'audit', 'accounts'],
  ['shopping-lists', 'quick-order', 'mail', 'checkout', 'packing', 'shipments', 'returns', 'messages'],
  ['orders', 'quotes', 'payments', 'tracking', 'desk', 'bookkeeping', 'outgoing-webhooks'],
]

/** The floors of what pages are made of, `src/web/ui`, by the same rule. A room is a folder of its floor: who stands there. */
const uiFloors: readonly (readonly string[])[] = [
  // What everything is made of: it knows no product.
  ['base/browser', 'base/figures', 'base/page', 'base/actions', 'base/forms', 'base/list', 'base/addresses'],
  // What is shown of a product, wherever that is.
  ['product/offer', 'product/facts', 'product/drawing', 'product/gallery'],
  // What somebody means to buy.
  ['basket'],
  // What people do who are signed in.
  [
    'customer/sign-in',
    'customer/account',
    'customer/address-book',
    'customer/checkout',
    'customer/messages',
    'customer/returns',
    'customer/order',
    'customer/my-orders',
    'customer/payment',
    'customer/quotes',
    'customer/part-numbers',
    'customer/lists',
    'customer/reviews',
  ],
  // The pages that anybody may open. They offer what customers can do.
  [
    'visitor/search-field',
    'visitor/compare',
    'visitor/filters',
    'visitor/product-reviews',
    'visitor/family',
    'visitor/product',
    'visitor/results',
    'visitor/order-form',
    'visitor/basket-page',
    'visitor/quick-order',
    'visitor/tracking',
    'visitor/message',
    'visitor/home',
    'visitor/texts',
  ],
  // The desk of those who run the shop.
  [
    'owner/handbook',
    'owner/audit',
    'owner/products',
    'owner/lots',
    'owner/stock',
    'owner/purchasing',
    'owner/stock-counts',
    'owner/families',
    'owner/product-editor',
    'owner/books',
    'owner/bookkeeping',
    'owner/bank-entries',
    'owner/order',
    'owner/returns',
    'owner/orders',
    'owner/desk',
    'owner/quote-requests',
    'owner/feedback',
    'owner/messages',
    'owner/users',
    'owner/staff',
    'owner/api-keys',
    'owner/webhooks',
    'owner/customers',
    'owner/delivery',
    'owner/settings',
  ],
  // What stands around every page.
  ['shell'],
]

/** What a folder may not import of the parts: web nothing that would bring tables to browsers, the others nothing at all. */
function notOfParts(folder: string): string[] {
  if (folder === 'server') return []
  return folder === 'web' ? ['@parts-hub/parts/sizes', '@parts-hub/parts/ranges'] : ['@parts-hub/**']
}

/** Packages that parts have no use for: they are numbers and shapes. */
const NOT_FOR_PARTS = ['@*/**', 'node:*', 'zod', 'react', 'react-dom', 'hono', 'pg', 'drizzle-orm', 'sharp']

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['src/web/routeTree.gen.ts', 'dist'],
  rules: {
    // Circles of types count as well: what both sides need belongs in a file of its own.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'max-lines': ['error', { max: 400 }],
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'no-console': 'off',
    'no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default': 'off',
    'unicorn/no-array-reverse': 'off',
  },
  overrides: [
    ...Object.entries(mayImport).map(lawOf),
    ...lawsOfRooms('src/contract', contractFloors, '^(\\.\\./){2,}(search|parts)/'),
    ...lawsOfRooms('src/domain', domainFloors, '^(\\.\\./){2,}(search|parts)/'),
    ...lawsOfRooms('src/api', apiFloors, '^(\\.\\./){2,}(search|parts)/'),
    restrict('api', mayImport['api'] ?? [], ['src/api/app.ts'], '^(\\.\\./)+(search|parts)/'),
    ...lawsOfRooms('src/web/ui', uiFloors, '^(\\.\\./)+(search|parts)/'),
    // Tests of what is loose on the wire may count with what its rooms say.
    { files: ['src/contract/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
    ...lawsOfParts(),
    // The generated route tree names the router's type, to register it.
    { files: ['src/web/router.tsx'], rules: { 'import/no-cycle': ['error', { ignoreTypes: true }] } },
    // Suggestions in groups have no tags of their own: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
    { files: ['src/web/ui/visitor/search-field/**'], rules: { 'jsx-a11y/prefer-tag-over-role': 'off' } },
  ],
})

/** The law of one folder: of the others those it may import, by name; never the process, scripts or tests. */
function lawOf([folder, allowed]: [string, readonly string[]]): OxlintOverride {
  return restrict(folder, allowed, [`src/${folder}/**`], '^(\\.\\./)+(search|parts)/')
}

/**
 * The laws of the rooms of a folder that stand on floors, beside that of its part of `src`: `src/domain`, of `domain`. Rooms import each other by
 * relative paths alone, so that a path says by its first steps which room it leads to.
 */
function lawsOfRooms(
  folder: string,
  stood: readonly (readonly string[])[],
  namesakes: string,
): OxlintOverride[] {
  const [, part = ''] = folder.split('/')
  const rooms = stood.flat()
  const files = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, folder) })
  const inhabited = new Set(files.map(file => dirname(file).replaceAll('\\', '/')))
  const homeless = [...inhabited].filter(room => room !== '.' && !rooms.includes(room))
  if (homeless.length > 0) throw new Error(`rooms of ${folder} on no floor: ${homeless.join(', ')}`)
  const lawOfRoom = (room: string, above: readonly string[], message: string) => {
    const paths = above.map(other => posix.relative(room, other).replaceAll('.', '\\.'))
    return restrict(part, mayImport[part] ?? [], [posix.join(folder, room, '*.{ts,tsx}')], namesakes, {
      regex: `^(\\./)?(${paths.join('|')})/|^#${part}/`,
      message,
    })
  }
  return [
    lawOfRoom('', rooms, `what all rooms of ${folder} stand on imports none of them`),
    ...rooms.slice(0, -1).map((room, index) => {
      const message = `${room} may import no room that stands above it or after it on its floor, and the others by relative paths`
      return lawOfRoom(room, rooms.slice(index + 1), message)
    }),
  ]
}

function restrict(
  folder: string,
  allowed: readonly string[],
  files: string[],
  namesakes: string,
  ...more: object[]
): OxlintOverride {
  const others = Object.keys(mayImport).filter(other => other !== folder)
  const message = `${folder} may import ${allowed.join(', ') || 'nothing'} of src, by name (#folder/file.ts)`
  const barred = notOfParts(folder)
  const above = [...others.filter(other => other !== 'search'), 'scripts', 'tests']
  const patterns = [
    { group: [...others.map(other => `#${other}/**`), ...allowed.map(path => `!#${path}`)], message },
    { regex: `^(\\.\\./)+((${above.join('|')})/|main\\.ts|server\\.ts)`, message },
    { regex: namesakes, message: `${message}; the parts are a package: @parts-hub/parts` },
    ...(barred.length > 0 ? [{ group: barred, message: `${folder} has no use for these parts` }] : []),
    ...more,
  ]
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** The laws of the package: it knows nothing of a shop, and without three.js but for solids and what shows them. */
function lawsOfParts(): OxlintOverride[] {
  const restricted = (files: string[], ...patterns: object[]): OxlintOverride => ({
    files,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  })
  const noShop = {
    regex: '^(#|(\\.\\./)+(src|scripts|tests/support)/)',
    message: 'parts know nothing of a shop',
  }
  const threeAlone = { group: NOT_FOR_PARTS, message: 'of packages, parts import three alone' }
  const noSolids = {
    regex: '^three(/|$)|^(\\.\\./)+(solids|studio)/|\\.model\\.ts$',
    message: 'three.js stays in solids/, studio/ and <kin>.model.ts: terms, forms and drawings do without',
  }
  // Tables are files. What browsers run cannot read them: forms, drawings and models, and what these import.
  const noTables = {
    regex: '^(\\.\\./)+standards/',
    message: 'only sizes and ranges, which no browser runs, read the tables of standards',
  }
  const plane = ['geometry', 'standards', 'drawing', 'sheet', 'dxf']
  const categories = 'bearings,brackets,clamping,cutting-tools,fasteners,hand-tools,shipping,springs'
  return [
    restricted(['parts/**'], noShop, threeAlone),
    restricted([`parts/{${plane.join(',')},${categories}}/**`], noShop, threeAlone, noSolids, noTables),
    restricted([`parts/{${categories}}/ranges/**`], noShop, threeAlone, noSolids),
    restricted(['parts/standards/read-table.ts'], noShop, noSolids),
    // An index only says where a model is to be fetched.
    restricted(['parts/*/*.model.ts', 'parts/*/index.ts'], noShop, threeAlone, noTables),
    restricted(['parts/**/*.test.ts'], noShop, threeAlone),
    restricted(['parts/tests/**', 'parts/standards/standards.test.ts'], noShop),
  ]
}
