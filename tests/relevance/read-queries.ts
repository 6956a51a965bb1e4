import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Category, categories } from '#contract/catalog/catalog.ts'

/** What a query mainly asks of a search, so that a weakness shows as one kind that scores badly. */
export const kinds = [
  'standard',
  'equivalent',
  'size',
  'dimensions',
  'inch',
  'material',
  'code',
  'sku',
  'synonym',
  'german',
  'typo',
  'order',
  'words',
  'plain',
  'mixed',
] as const
type Kind = (typeof kinds)[number]

/**
 * What a person who knows the trade expects first: one size, any size of a family, a category, or to be told that a size is
 * not made, with the nearest ones of its family.
 */
export type Expectation =
  | { readonly form: 'sku'; readonly sku: string }
  | { readonly form: 'family'; readonly family: string }
  | { readonly form: 'category'; readonly category: Category }
  | { readonly form: 'missing'; readonly label: string; readonly family: string }

export interface Query {
  readonly text: string
  readonly kind: Kind
  /** Any one of them is right. */
  readonly expected: readonly [Expectation, ...Expectation[]]
}

export const files = ['seen', 'unseen'] as const
/** The search is written with the seen queries at hand; the unseen ones only judge it. */
export type QueryFile = (typeof files)[number]

/** The queries of one file beside this one; throws if any line departs from the format. */
export function readQueries(file: QueryFile): Query[] {
  return parseQueries(readFileSync(join(import.meta.dirname, `${file}.tsv`), 'utf8'))
}

const HEADER = 'query\tkind\texpected'

/** Reads tab-separated lines below their header. Nothing is quoted; every line ends with a newline. */
export function parseQueries(table: string): Query[] {
  const [header, ...lines] = table.split('\n')
  if (header !== HEADER) throw new Error('line 1: not the header')
  if (lines.pop() !== '') throw new Error('the last line does not end')
  return lines.map((line, index) => {
    try {
      return parseLine(line)
    } catch (error) {
      throw new Error(`line ${index + 2}: ${line}`, { cause: error })
    }
  })
}

function parseLine(line: string): Query {
  const [text = '', word, alternatives, ...more] = line.split('\t')
  const kind = kinds.find(known => known === word)
  if (text === '' || text !== text.trim()) throw new Error('no query, or spaces around it')
  if (kind === undefined) throw new Error('an unknown kind')
  if (alternatives === undefined || more.length > 0) throw new Error('not three columns')
  const parts = alternatives.split(' | ')
  const [first, ...others] = parts.map(parseExpectation)
  if (first === undefined || new Set(parts).size < parts.length)
    throw new Error('an alternative occurs twice')
  return { text, kind, expected: [first, ...others] }
}

const SKU = /^sku:(PH-[0-9A-Z.-]+)$/
const FAMILY = /^family:([a-z0-9]+(?:-[a-z0-9]+)*)$/
const CATEGORY = /^category:(.*)$/
const MISSING = /^missing:([^\s@|](?:[^@|]*[^\s@|])?)@([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Throws for anything but `sku:<sku>`, `family:<id>`, `category:<category>` and `missing:<label>@<family>`. */
function parseExpectation(text: string): Expectation {
  const [, sku] = SKU.exec(text) ?? []
  if (sku !== undefined) return { form: 'sku', sku }
  const [, family] = FAMILY.exec(text) ?? []
  if (family !== undefined) return { form: 'family', family }
  const [, name] = CATEGORY.exec(text) ?? []
  const category = categories.find(known => known === name)
  if (category !== undefined) return { form: 'category', category }
  const [, label, nearest] = MISSING.exec(text) ?? []
  if (label !== undefined && nearest !== undefined) return { form: 'missing', label, family: nearest }
  throw new Error(`not an expectation: ${text}`)
}
