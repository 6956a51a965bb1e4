import { cents, formatCents, toCents } from '#contract/money.ts'
import { type Bound, FIRST, PRICE, type Term } from '../../understanding.ts'
import { type Phrasebook, phraseAt, phrasebook } from '../1-words/phrases.ts'
import { matchAt } from '../1-words/scan.ts'
import { tokensOf } from '../1-words/words.ts'
import { BETWEEN, COMPARISONS, type Comparison, SIGNS } from '../tables/comparisons.ts'
import { DIMENSIONS, type DimensionName, LENGTH } from '../tables/dimensions.ts'
import { mmPer, readNumber } from './numbers.ts'

const COMPARED = phrasebook(COMPARISONS, ({ written }) => written.split(', '))
const NAMED = phrasebook(DIMENSIONS, ({ written }) => written.split(', '))
const RANGES = phrasebook(BETWEEN, word => [word])

/** What lies beyond a bound lies so far beyond it, in mm; of prices a cent. */
const BEYOND_MM = 0.01
/** No phrase of these tables is longer. */
const LONGEST_PHRASE = 40

const MONEY =
  /(?:(?:€|eur) ?)(\d{1,5}(?:[.,]\d{1,2})?)(?![\d.,])|(\d{1,5}(?:[.,]\d{1,2})?) ?(?:(euros?|eur|€)|(cents?|ct))(?![a-z])/y
const SIGN = /(?:[<>]=?|[≤≥]) ?/y
/** '30 to 50', 'between 30 and 50', '30 mm to 50 mm'. */
const TO = / ?(?:to|and|und|bis|-|–) ?(?=\d)/y
/** '20 mm or longer', '20 mm max'. */
const OR_MORE =
  / ?(?:(or longer|or more|and up|and longer|oder langer|min(?:imum)?)|(or less|or shorter|max(?:imum)?))(?![a-z])/y

interface Amount {
  readonly end: number
  /** In mm, or in cents. */
  readonly value: number
  readonly isPrice: boolean
  readonly text: string
  readonly hasUnit: boolean
}

/** Reads what bounds a dimension or a price: 'longer than 50 mm', 'under 1 euro', '30 to 50 mm long'; undefined if nothing does. */
export function readBounds(folded: string, at: number): Term | undefined {
  return boundedAt(folded, at) ?? rangeAt(folded, at) ?? openAt(folded, at)
}

/** 'longer than 50 mm', '> 50', 'bore over 50 mm'. */
function boundedAt(folded: string, at: number): Term | undefined {
  const named = findPhrase(NAMED, folded, at)
  const from = named ? skipSpace(folded, named.end) : at
  const compared = comparisonAt(folded, from)
  const amount = compared && amountAt(folded, skipSpace(folded, compared.end))
  if (!compared || !amount) return undefined
  const behind = named ?? findPhrase(NAMED, folded, skipSpace(folded, amount.end))
  const { side, isStrict, keys } = compared.entry
  const bounded = keysOf(amount, behind?.entry, keys)
  if (!bounded) return undefined
  const beyond = isStrict ? (amount.isPrice ? 1 : BEYOND_MM) : 0
  const end = Math.max(amount.end, behind?.end ?? 0)
  const sign = `${side === 'min' ? '>' : '<'}${isStrict ? '' : '='}`.replace('>=', '≥').replace('<=', '≤')
  return boundsTerm({ start: at, end, text: `${sign} ${amount.text}` }, [
    side === 'min'
      ? { keys: bounded, min: amount.value + beyond, max: null }
      : { keys: bounded, min: null, max: amount.value - beyond },
  ])
}

function comparisonAt(
  folded: string,
  at: number,
): Found<Pick<Comparison, 'side' | 'isStrict' | 'keys'>> | undefined {
  const sign = matchAt(SIGN, folded, at)?.[0]
  const entry = sign && SIGNS.get(sign.trim())
  return entry ? { entry, end: at + sign.length } : findPhrase(COMPARED, folded, at)
}

/** 'between 30 and 50 mm', '30 to 50 mm long'. A dash makes a range only between these words: '25-40' is what a clamp spans. */
function rangeAt(folded: string, at: number): Term | undefined {
  const between = findPhrase(RANGES, folded, at)
  const first = amountAt(folded, between ? skipSpace(folded, between.end) : at)
  const to = first && matchAt(TO, folded, first.end)
  const last = to && amountAt(folded, first.end + to[0].length)
  if (!first || !last) return undefined
  const behind = findPhrase(NAMED, folded, skipSpace(folded, last.end))
  if (!between && (/^ ?[-–]/.test(to[0]) || (!behind && !last.hasUnit))) return undefined
  const keys = keysOf(last, behind?.entry, [...LENGTH, FIRST])
  if (!keys || first.value > last.value) return undefined
  const end = Math.max(last.end, behind?.end ?? 0)
  return boundsTerm({ start: at, end, text: `${first.text}–${last.text}` }, [
    { keys, min: first.value, max: last.value },
  ])
}

/** '20 mm or longer', '50 mm max'. */
function openAt(folded: string, at: number): Term | undefined {
  const amount = amountAt(folded, at)
  const open = amount && matchAt(OR_MORE, folded, amount.end)
  if (!amount || !open) return undefined
  const keys = keysOf(amount, undefined, [...LENGTH, FIRST])
  if (!keys) return undefined
  const isLeast = open[1] !== undefined
  return boundsTerm(
    { start: at, end: amount.end + open[0].length, text: `${isLeast ? '≥' : '≤'} ${amount.text}` },
    [{ keys, min: isLeast ? amount.value : null, max: isLeast ? null : amount.value }],
  )
}

/** A part of a query that keeps these bounds. */
function boundsTerm(place: Pick<Term, 'start' | 'end' | 'text'>, bounds: readonly Bound[]): Term {
  return { ...place, note: null, readings: [{ kind: 'bounds', bounds }] }
}

/** The dimension that a word behind or before a number names: 'od', 'wire diameter'. */
export function dimensionAt(folded: string, at: number): Found<DimensionName> | undefined {
  return findPhrase(NAMED, folded, at)
}

/** What an amount bounds; undefined if money bounds no price. */
function keysOf(
  { isPrice }: Amount,
  named: DimensionName | undefined,
  usual: readonly string[],
): readonly string[] | undefined {
  if (isPrice) return [PRICE]
  const keys = named?.keys ?? usual
  return keys.includes(PRICE) ? undefined : keys
}

function amountAt(folded: string, at: number): Amount | undefined {
  const money = matchAt(MONEY, folded, at)
  if (money) {
    const amount = Number((money[1] ?? money[2] ?? '').replace(',', '.'))
    const value = money[4] === undefined ? toCents(amount) : cents(Math.round(amount))
    return { end: at + money[0].length, value, isPrice: true, text: formatCents(value), hasUnit: true }
  }
  const written = readNumber(folded, at)
  const mm = written && mmPer(written.unit ?? (written.isFraction ? 'in' : 'mm'))
  if (!written || mm === undefined) return undefined
  const value = Math.round(written.value * mm * 10_000) / 10_000
  return { end: written.end, value, isPrice: false, text: `${value} mm`, hasUnit: written.unit !== null }
}

const FIRST_WORD = /\p{L}+/uy

interface Found<Entry> {
  readonly entry: Entry
  readonly end: number
}

/** The longest phrase of a book that begins at this place. */
function findPhrase<Entry>(book: Phrasebook<Entry>, folded: string, at: number): Found<Entry> | undefined {
  // Most words begin no phrase, and are not looked at any closer.
  const first = matchAt(FIRST_WORD, folded, at)?.[0]
  if (first === undefined || !book.has(first)) return undefined
  const tokens = tokensOf(folded.slice(at, at + LONGEST_PHRASE))
  const phrase = phraseAt(
    book,
    tokens.map(({ word }) => word),
    0,
  )
  const last = phrase && tokens[phrase.length - 1]
  return phrase && last && { entry: phrase.entry, end: at + last.end }
}

function skipSpace(folded: string, at: number): number {
  let end = at
  while (folded[end] === ' ') end += 1
  return end
}
