import type { RangeSize } from '@parts-hub/parts/ranges'
import type { Grade } from '../grade.ts'
import { type Names as FormulaNames, readFormula } from './formula.ts'
import { phrases } from './phrases.ts'

/** Words about a size in a grade. */
export type Words = (size: RangeSize, grade: Grade) => string

/** What words may name: what formulas may, and other words. */
export interface Names extends FormulaNames {
  readonly phrases: ReadonlyMap<string, Words>
}

/**
 * Reads words with braces: '{l - b} mm of shank'. In braces stands a dimension or a formula, with how it is written ('{d * 0.7:0.0}');
 * a phrase by its name; words that stand only where something is so, with others where it is not ('{b < l ? over {b} mm | up to the
 * head}'); or, after 'a', something that is counted ('{a {s} mm spanner}'). Throws what cannot be read.
 */
export function readWords(text: string, names: Names): Words {
  const pieces = piecesOf(text).map(piece => (piece.isBraced ? readBraces(piece.text, names) : piece.text))
  return (size, grade) =>
    pieces.map(piece => (typeof piece === 'string' ? piece : piece(size, grade))).join('')
}

function readBraces(text: string, names: Names): Words {
  const named = names.phrases.get(text) ?? phrases[text]
  if (named) return named
  if (text.startsWith('a {')) {
    const thing = readWords(text.slice('a '.length), names)
    return (size, grade) => withArticle(thing(size, grade))
  }
  const [question, ...answers] = text.split(' ? ')
  if (question !== undefined && answers.length > 0) return readChoice(question, answers.join(' ? '), names)
  return readFigure(text, names)
}

function readChoice(question: string, answers: string, names: Names): Words {
  const bar = barOf(answers)
  if (bar < 0) throw new Error(`'${answers}' lacks a | before what stands otherwise`)
  const isSo = readQuestion(question, names)
  const [one, other] = [answers.slice(0, bar), answers.slice(bar + 1)].map(answer =>
    readWords(answer.trim(), names),
  )
  return (size, grade) => (isSo(size, grade) ? one : other)?.(size, grade) ?? ''
}

/** Whether a formula says so, or there are words of this name. */
function readQuestion(text: string, names: Names): (size: RangeSize, grade: Grade) => boolean {
  const named = names.phrases.get(text) ?? phrases[text]
  if (named) return (size, grade) => named(size, grade) !== ''
  const formula = readFormula(text, names)
  return ({ dimensions }) => formula(dimensions) !== 0
}

/** Always so many decimals: '0.00'; at most so many: '#.##'; none: '0'. */
const FORMAT = /^(?<formula>.*):(?<kind>[0#])(?:\.(?<decimals>0+|#+))?$/

function readFigure(text: string, names: Names): Words {
  const { formula = text, kind, decimals = '' } = FORMAT.exec(text)?.groups ?? {}
  const value = readFormula(formula, names)
  const write = writerOf(kind, decimals.length)
  return ({ dimensions }) => write(value(dimensions))
}

function writerOf(kind: string | undefined, decimals: number): (value: number) => string {
  if (kind === undefined) return String
  if (decimals === 0) return value => String(Math.round(value))
  return kind === '0' ? value => value.toFixed(decimals) : value => String(Number(value.toFixed(decimals)))
}

interface Piece {
  readonly text: string
  readonly isBraced: boolean
}

/** Parts a text at its outer braces. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let [depth, from] = [0, 0]
  for (const [index, letter] of text.split('').entries()) {
    if (letter !== '{' && letter !== '}') continue
    const isOuter = depth === (letter === '{' ? 0 : 1)
    depth += letter === '{' ? 1 : -1
    if (depth < 0) throw new Error(`'${text}' has a } too many`)
    if (!isOuter) continue
    pieces.push({ text: text.slice(from, index), isBraced: letter === '}' })
    from = index + 1
  }
  if (depth > 0) throw new Error(`'${text}' lacks a }`)
  return [...pieces, { text: text.slice(from), isBraced: false }]
}

/** Where the | outside of braces stands; -1 where there is none. */
function barOf(text: string): number {
  let depth = 0
  return text.split('').findIndex(letter => {
    if (letter === '{') depth++
    if (letter === '}') depth--
    return letter === '|' && depth === 0
  })
}

/** A thing with its article, as its number is read aloud: 'a 6 mm hexagon key', 'an 18 mm spanner', 'an 11/16 in spanner'. */
export function withArticle(thing: string): string {
  return `${/^(8|1[18](?!\d))/.test(thing) ? 'an' : 'a'} ${thing}`
}
