import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Category, categories } from '#contract/catalog/catalog.ts'

/** What a query mainly asks of a search, so that a weakness shows as one kind that scores badly. */
const kinds = [
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

/** What is asked for beyond a designation: see `README.md`. */
export const intents = [
  'hole',
  'limit',
  'mate',
  'glued',
  'shape',
  'begun',
  'noun',
  'unmade',
  'said',
  'inch',
  'typo',
  'called',
  'copied',
  'stock',
  'german',
  'french',
  'spanish',
  'italian',
  'dutch',
  'polish',
  'portuguese',
] as const
type Kind = (typeof kinds)[number] | (typeof intents)[number]

/** A bound that a dimension of a size, or its price in euros, keeps: 'length>50'. */
export interface Bound {
  readonly key: string
  readonly sign: '=' | '<' | '>'
  readonly value: number
}

/**
 * What a person who knows the trade expects first: one size, any size of a family, a category, or to be told that a size is
 * not made, with the nearest ones of its family. `size` is one label in any grade, `fits` what keeps these bounds, each of the
 * families that a glob names; `near`: to be told that a size is not made, with this label as a nearest one; `none`: to be told that
 * nothing of this word is made.
 */
export type Expectation =
  | { readonly form: 'sku'; readonly sku: string }
  | { readonly form: 'family'; readonly family: string }
  | { readonly form: 'category'; readonly category: Category }
  | { readonly form: 'missing'; readonly label: string; readonly family: string }
  | { readonly form: 'size' | 'near'; readonly label: string; readonly families: string }
  | { readonly form: 'fits'; readonly bounds: readonly Bound[]; readonly families: string }
  | { readonly form: 'none'; readonly word: string }

export interface Query {
  readonly text: string
  readonly kind: Kind
  /** Any one of them is right. */
  readonly expected: readonly [Expectation, ...Expectation[]]
}

export const files = ['seen', 'unseen', 'questions'] as const
/** The search is written with the seen queries at hand; the unseen ones only judge it; questions say what a part is for. */
export type QueryFile = (typeof files)[number]

/** The kinds of the queries of a file. */
export function kindsOf(file: QueryFile): readonly Kind[] {
  return file === 'questions' ? intents : kinds
}

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
  const kind = [...kinds, ...intents].find(known => known === word)
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

const SIZE = /^(size|near):(\S(?:[^@|]*[^\s@|])?)@([a-z0-9*-]+)$/
const FITS = /^fits:([a-z0-9=<>.,-]+)@([a-z0-9*-]+)$/
const BOUND = /^([a-z-]+)([=<>])(\d+(?:\.\d+)?)$/
const NONE = /^none:([^\s|](?:[^|]*[^\s|])?)$/

/**
 * Throws for anything but `sku:<sku>`, `family:<id>`, `category:<category>`, `missing:<label>@<family>`, `size:<label>@<families>`,
 * `near:<label>@<families>`, `fits:<bound>,<bound>@<families>` and `none:<word>`.
 */
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
  const [, form, made, ofFamilies] = SIZE.exec(text) ?? []
  if (made !== undefined && ofFamilies !== undefined)
    return { form: form === 'near' ? 'near' : 'size', label: made, families: ofFamilies }
  const [, bounds, families] = FITS.exec(text) ?? []
  if (bounds !== undefined && families !== undefined)
    return { form: 'fits', bounds: bounds.split(',').map(parseBound), families }
  const [, none] = NONE.exec(text) ?? []
  if (none !== undefined) return { form: 'none', word: none }
  throw new Error(`not an expectation: ${text}`)
}

function parseBound(text: string): Bound {
  const [, key, written, value] = BOUND.exec(text) ?? []
  const sign = (['=', '<', '>'] as const).find(each => each === written)
  if (key === undefined || sign === undefined) throw new Error(`not a bound: ${text}`)
  return { key, sign, value: Number(value) }
}
