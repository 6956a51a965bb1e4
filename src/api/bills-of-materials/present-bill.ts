import { spaceCustomsCode } from '#contract/catalog/plain-facts.ts'
import type { CsvCell } from '#contract/csv.ts'
import { toEuros } from '#contract/money.ts'
import type { Bill, BillLine } from '#domain/bills-of-materials/compose.ts'

/** Its columns, with the units of their figures. */
const COLUMNS = [
  'Position',
  'SKU',
  'Own number',
  'Name',
  'Standard',
  'Quantity',
  'Mass each [g]',
  'Mass [g]',
  'Customs code',
  'Customs code, to be confirmed',
  'Origin',
  'Net price each [EUR]',
  'Net price [EUR]',
  'Availability',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], CsvCell>>

/** A bill of materials as a table; its last row has the sums. */
export function presentBill({ lines, netCents, weightGrams, unweighed }: Bill) {
  const total = unweighed === 0 ? 'Total' : `Total, without the mass of ${unweighed} of ${lines.length} lines`
  const sums: Cells = { Name: total, 'Mass [g]': weightGrams, 'Net price [EUR]': toEuros(netCents) }
  return {
    name: 'bill-of-materials',
    columns: COLUMNS,
    rows: [...lines.map(presentLine), sums].map(row => COLUMNS.map(column => row[column] ?? null)),
  }
}

function presentLine(line: BillLine, at: number): Cells {
  const { product, quantity, net, weightGrams, customsCode, proposedCode } = line
  return {
    Position: at + 1,
    SKU: product.sku,
    'Own number': line.ownNumber ?? null,
    Name: product.name,
    Standard: line.standard,
    Quantity: quantity,
    'Mass each [g]': product.weightGrams,
    'Mass [g]': weightGrams,
    'Customs code': customsCode && spaceCustomsCode(customsCode),
    'Customs code, to be confirmed': proposedCode && spaceCustomsCode(proposedCode).trim(),
    Origin: line.countryOfOrigin,
    'Net price each [EUR]': net && net.eachEuros,
    'Net price [EUR]': net && toEuros(net.cents),
    Availability: wordAvailability(line),
  }
}

function wordAvailability({ problem, product, quantity }: BillLine): string {
  const { available, backOrderDays, minQuantity, packStep } = product
  switch (problem?.kind) {
    case 'archived':
      return 'no longer made'
    case 'sold-out':
      return 'sold out'
    case 'too-many':
      return `${available} in stock`
    case 'below-minimum':
      return `in stock, from ${minQuantity} pieces`
    case 'broken-pack':
      return `in stock, in packs of ${packStep}`
    default:
      return quantity <= available
        ? 'in stock'
        : `${available} in stock, the others within ${backOrderDays} working days`
  }
}
