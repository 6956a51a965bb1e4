import { join } from 'node:path'
import { z } from 'zod'
import { readRowsOf, words } from '#csv/rows.ts'
import type { products } from '#db/schema.ts'
import { placeOf } from './place-of.ts'
import { remember } from './remember.ts'

const tableOf = <Read>(file: string, row: z.ZodType<Read>) => readRowsOf(join(import.meta.dirname, file), row)

const kinds = tableOf(
  'kinds-of-material.csv',
  z.strictObject({ words, of: z.string(), strength: z.enum(['', 'under', 'over', 'grade-5']) }),
)

/** A dimension and how large it is: 'd <= 12'. */
interface Condition {
  readonly symbol: string
  readonly than: '<=' | '>'
  readonly millimetres: number
}

const condition = z
  .string()
  .regex(/^(\w+ (<=|>) \d+(\.\d+)?)?$/, "is not as 'd <= 12'")
  .transform((text): Condition | null => {
    const [symbol = '', than, size] = text.split(' ')
    return text === '' ? null : { symbol, than: than === '>' ? '>' : '<=', millimetres: Number(size) }
  })

const rows = tableOf(
  'customs-codes.csv',
  z.strictObject({
    models: words.transform(cell => cell.split(' ')),
    standard: z.string(),
    of: z.string().transform(cell => cell.split('+').filter(Boolean)),
    when: condition,
    code: z.string().regex(/^\d{6}(\d\d)?$/, 'has neither six nor eight figures'),
    certain: z.enum(['', 'yes']).transform(cell => cell === 'yes'),
    heading: words,
  }),
)
type Row = (typeof rows)[number]
const rowsOfModel: ReadonlyMap<string, readonly Row[]> = new Map(
  [...new Set(rows.flatMap(({ models }) => models))].map(model => [
    model,
    rows.filter(({ models }) => models.includes(model)),
  ]),
)

/** The conditions on a size that the table has, and of which models. */
export const sizeConditions: readonly (Condition & { readonly models: readonly string[] })[] = [
  ...Map.groupBy(rows, ({ when }) => when && keyOf(when)).values(),
].flatMap(alike => {
  const [first] = alike
  return first?.when ? [{ ...first.when, models: [...new Set(alike.flatMap(({ models }) => models))] }] : []
})

function keyOf({ symbol, than, millimetres }: Condition): string {
  return `${symbol} ${than} ${millimetres}`
}

/** A customs code that a part's shape and material lead to. */
export interface ProposedCode {
  /** Eight figures, or six of which nobody but a person knows how they go on. */
  readonly code: string
  /** Whether the nomenclature names such a part. */
  readonly isCertain: boolean
  /** What the nomenclature calls it. */
  readonly heading: string
}

type Facts = Pick<typeof products.$inferSelect, 'model' | 'material' | 'standard'>

/** The customs code that the Combined Nomenclature has for such a part; null if the table has none for it. */
export function proposeCustomsCode(
  part: Facts & Pick<typeof products.$inferSelect, 'dimensions'>,
): ProposedCode | null {
  const sizes = new Map(part.dimensions.map(({ symbol, value }) => [symbol, value]))
  return findCode(part, ({ symbol, than, millimetres }) => {
    const size = sizes.get(symbol)
    return size !== undefined && (than === '>' ? size > millimetres : size <= millimetres)
  })
}

/** The same of parts of which is known which of `sizeConditions` they meet: '10' if the first of two. */
export function proposeByConditions(part: Facts, met: string): ProposedCode | null {
  return findCode(part, asked => {
    const at = sizeConditions.findIndex(each => keyOf(each) === keyOf(asked))
    return met[at] === '1'
  })
}

function findCode(
  { model, material, standard }: Facts,
  meets: (condition: Condition) => boolean,
): ProposedCode | null {
  const traits = traitsOf(material?.toLowerCase() ?? '')
  const row = rowsOfModel
    .get(model ?? '')
    ?.find(
      ({ standard: first, of, when }) =>
        (standard ?? '').startsWith(first) &&
        of.every(trait => traits.has(trait)) &&
        (when === null || meets(when)),
    )
  return row ? { code: row.code, isCertain: row.certain, heading: row.heading } : null
}

/** What it is of, by the words that stand first, and how strong it is. */
const traitsOf = remember((material): ReadonlySet<string> => {
  const found = kinds
    .map(kind => ({ ...kind, at: placeOf(kind.words, material) }))
    .filter(({ at }) => at !== -1)
  const [first] = found
    .filter(({ of }) => of !== '')
    .toSorted((one, other) => one.at - other.at || other.words.length - one.words.length)
  const strengths = found.flatMap(({ strength }) => strength || [])
  return new Set([...(first ? [first.of] : []), ...strengths])
})
