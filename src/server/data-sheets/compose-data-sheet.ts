import { wordDimension } from '@parts-hub/parts'
import type { DataSheet } from '#adapters/papers/data-sheet.ts'
import { pieces, weigh } from '#adapters/papers/words.ts'
import type { DataSheetFacts } from '#contract/catalog/data-sheets.ts'
import {
  plainFacts,
  spaceCustomsCode,
  TO_BE_CONFIRMED,
  UNCONFIRMED,
  wordFact,
} from '#contract/catalog/plain-facts.ts'

/** The units of what is measured on a part; others are of loads, teeth and pieces. */
const MEASURED: ReadonlySet<string> = new Set(['mm', '°'])

type Figures = Pick<DataSheet, 'name' | 'sku' | 'standard' | 'description' | 'groups' | 'facts'>

/** What a product's data sheet says, in words: in inches first where its standard is in inches. */
export function composeDataSheet(product: DataSheetFacts): Figures {
  const { name, sku, standard, description, dimensions } = product
  const { measured = [], other = [] } = Object.groupBy(dimensions, ({ unit }) =>
    MEASURED.has(unit) ? 'measured' : 'other',
  )
  const groups = [
    { title: 'Dimensions', rows: measured },
    { title: 'Loads and figures', rows: other },
  ]
  return {
    name,
    sku: sku ?? '',
    standard: standard ?? '',
    description,
    groups: groups
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => ({ title, rows: rows.map(row => writeDimension(row, standard)) })),
    facts: listFacts(product),
  }
}

function writeDimension(
  dimension: DataSheetFacts['dimensions'][number],
  standard: string | null,
): DataSheet['groups'][number]['rows'][number] {
  const { symbol, name } = dimension
  const [value, also = ''] = wordDimension(dimension, standard)
  return { symbol, name, value, also }
}

function listFacts(product: DataSheetFacts): DataSheet['facts'] {
  const { standard, material, finish, grade, weight, customsCode, countryOfOrigin, min, step } = product
  const { dimensions, dimensionSource, declarations = [], codes = [] } = product
  const said = new Map(codes.map(({ subject, statement }) => [subject, statement]))
  const facts = {
    Standard: standard,
    Material: material,
    Finish: finish,
    Grade: grade,
    'Mass of a piece': weight === null ? TO_BE_CONFIRMED : weigh(weight),
    'Minimum order': `${pieces(min)} ${min === 1 ? 'piece' : 'pieces'}`,
    'Sold in packs of': step > 1 ? pieces(step) : null,
    [plainFacts.customsCode.label]:
      customsCode === null ? (said.get(plainFacts.customsCode.label) ?? null) : spaceCustomsCode(customsCode),
    [plainFacts.countryOfOrigin.label]:
      countryOfOrigin === null ? TO_BE_CONFIRMED : wordFact(plainFacts.countryOfOrigin, countryOfOrigin),
    ...Object.fromEntries(declarations.map(({ subject, statement }) => [subject, statement])),
    [plainFacts.dimensionSource.label]: dimensions.length === 0 ? null : (dimensionSource ?? UNCONFIRMED),
  }
  return Object.entries(facts).flatMap(([term, words]) => (words ? [[term, words] as const] : []))
}
