import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Where something else is counted in hundredths or written with two decimals, and what. */
const NO_AMOUNTS = new Map([
  ['scripts/lighthouse.ts', 'points of a hundred'],
  ['src/contract/tax/tax.ts', 'percents, and the net price of a piece in hundredths of a cent'],
  ['src/domain/delivery/offer.ts', 'grams as tenths of a kilogram'],
  ['src/domain/delivery/working-days.ts', 'centuries'],
  ['src/search/fits/alike.ts', 'a share in percent'],
  ['src/search/fits/alternatives.ts', 'millimetres'],
  ['src/search/fits/holes.ts', 'millimetres'],
  ['src/search/fits/metric-holes.ts', 'millimetres'],
  ['src/search/fits/strength.ts', 'megapascals'],
  ['src/server/sight/metrics.ts', 'the first digit of a status'],
  ['src/contract/on-account/discount.ts', 'percent'],
  ['src/server/sight/readiness.ts', 'bytes'],
  ['src/stand-ins/stripe-sandbox-params.ts', 'what the card service says, in any currency'],
  ['src/web/ui/owner/product-editor/UploadProgress.tsx', 'a share in percent'],
  ['src/web/ui/owner/desk/SalesTotals.tsx', 'a share in percent'],
  ['src/web/ui/product/gallery/PictureDialog.tsx', 'a share in percent'],
  ['src/web/ui/product/offer/PriceTiers.tsx', 'a share in percent'],
  ['src/web/ui/visitor/product-reviews/RatingSummary.tsx', 'a share in percent'],
  ['scripts/bench.ts', 'a ratio'],
])

/** The only file that makes cents of euros, writes euros and formats them. */
const MONEY = 'src/contract/money.ts'
const root = join(import.meta.dirname, '..')

/** Whether an expression is this value, written as such. */
const isLiteral = (node: object, value: number | string) => 'value' in node && node.value === value

/** What in a file looks like an amount that is made, written or read by hand, by its line. */
function findHandmade(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  if (!/\b100\b|\btoFixed\b|\bparseFloat\b|'EUR'/.test(code)) return []
  const found: string[] = []
  const note = (what: string, start: number) =>
    found.push(`${file}:${code.slice(0, start).split('\n').length} ${what}`)
  new Visitor({
    BinaryExpression({ operator, left, right, start }) {
      if (operator === '/' && isLiteral(right, 100)) note('/ 100', start)
      if (operator === '*' && (isLiteral(left, 100) || isLiteral(right, 100))) note('* 100', start)
    },
    CallExpression({ callee, arguments: [digits], start }) {
      const name = 'property' in callee ? callee.property : callee
      if (!('name' in name)) return
      if (name.name === 'toFixed' && digits && isLiteral(digits, 2)) note('toFixed(2)', start)
      if (name.name === 'parseFloat') note('parseFloat', start)
    },
    Property({ key, value, start }) {
      if ('name' in key && key.name === 'currency' && isLiteral(value, 'EUR'))
        note('a format of euros', start)
    },
  }).visit(parseSync(file, code).program)
  return found
}

async function listFiles(): Promise<string[]> {
  const files = await Array.fromAsync(glob('{src,scripts}/**/*.{ts,tsx}', { cwd: root }))
  return files.filter(name => !name.includes('.test.') && name !== MONEY).sort()
}

test('only contract/money.ts makes cents of euros, and writes and formats euros', async () => {
  const found = (await listFiles()).map(file => ({ file, places: findHandmade(file) }))
  const suspects = found.filter(({ places }) => places.length > 0)
  expect(suspects.filter(({ file }) => !NO_AMOUNTS.has(file)).flatMap(({ places }) => places)).toEqual([])
  expect(suspects.map(({ file }) => file).toSorted()).toEqual([...NO_AMOUNTS.keys()].toSorted())
})
