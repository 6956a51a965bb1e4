import { addCents, formatCents } from '#contract/money.ts'
import type { Paper, PaperLine } from '#domain/ports.ts'
import { COLOURS, decorate, PAGE, type Sheet, WIDTH, write } from './sheet.ts'
import { weigh } from './words.ts'

const GAP = 14
const ROW = 17
const TOTAL = 32
const NAME = { x: PAGE.left + WIDTH / 2, width: 150 }
const AMOUNT = { x: PAGE.right - 116, width: 110, align: 'right' } as const

/** How high the sums of a paper are. */
export function heightOfSums(paper: Paper): number {
  return GAP + listSums(paper).length * ROW + TOTAL
}

/** What adds up to the total, and the total. Returns the position below it. */
export function drawSums(sheet: Sheet, paper: Paper, top: number): number {
  const start = top + GAP
  const rows = listSums(paper)
  for (const [index, [name, amount]] of rows.entries()) {
    const y = start + index * ROW
    write(sheet, name, { ...NAME, y, colour: COLOURS.muted })
    write(sheet, amount, { ...AMOUNT, y })
  }
  const weight = totalWeight(paper.lines)
  if (weight !== '') write(sheet, weight, { y: start, width: WIDTH / 2 - 24, colour: COLOURS.muted })
  return drawTotal(sheet, paper, start + rows.length * ROW)
}

function drawTotal(sheet: Sheet, { grossCents }: Paper, y: number): number {
  const x = NAME.x - 12
  decorate(sheet, document => {
    document.rect(x, y, PAGE.right - x, TOTAL).fill(COLOURS.tint)
    document.rect(x, y, 3, TOTAL).fill(COLOURS.accent)
  })
  const strong = { y: y + 7, size: 13, isStrong: true }
  write(sheet, 'Total', { ...NAME, ...strong })
  write(sheet, formatCents(grossCents), { ...AMOUNT, ...strong })
  return y + TOTAL
}

/** Goods and delivery as the lines show them: with VAT where it is charged. */
function listSums(paper: Paper): [string, string][] {
  const { tax, delivery, netCents, vatCents } = paper
  const isTaxed = tax.treatment === 'taxed'
  const rows: [string, string][] = []
  if (delivery) {
    const goods = addCents(...paper.lines.map(line => (isTaxed ? line.grossCents : line.netCents)))
    rows.push(['Goods', formatCents(goods)])
    rows.push([`Delivery: ${delivery.name}`, formatCents(isTaxed ? delivery.cents : delivery.netCents)])
  }
  return [...rows, ['Net', formatCents(netCents)], [`VAT ${tax.percent}%`, formatCents(vatCents)]]
}

/** What the goods weigh; '' if the weight of a piece is unknown. */
export function totalWeight(lines: readonly Pick<PaperLine, 'weightGrams' | 'quantity'>[]): string {
  let grams = 0
  for (const { weightGrams, quantity } of lines) {
    if (weightGrams === null) return ''
    grams += weightGrams * quantity
  }
  return `Weight of the goods: ${weigh(grams)}`
}
