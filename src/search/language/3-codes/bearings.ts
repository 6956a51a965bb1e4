import type { Term } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'
import { MAKERS } from '../tables/fillers.ts'
import { type CodeAt, codeTerm } from './code-terms.ts'

const AFTER_MAKER = /[ -]{0,2}(?=[a-z]{0,4} ?\d)/y
/** Series of bearings that have a name: 6205, 608, 16005, 61805, 51105, 30205. */
const DESIGNATION =
  /(ss|s|w)?[- ]?(6[0-4]\d{2}|160\d{2}|6[189]\d{3}|6[89]\d{2}|5[1-4][1-4]\d{2}|3[0-3][0-3]\d{2}|6[0-3]\d|68\d|69\d)(?!\d|[.,]\d|\/\d| ?[x×*] ?\d| ?mm)/y
const SUFFIX =
  /[-/ ]{0,3}(?:(2 ?-? ?(?:rsr|rsh|rsl|rs1|rs2|rs|hrs|rz)|rsr|rs1|rs|ddu|dd|llu|llb|llh|lu|vv|2nse|2nke)|(2 ?-? ?zr|2 ?-? ?z|zzr|zze|zz)|(c[2-5])|(?:cm|cn|p[56]|j2|jr?|m|tn9?|tvh|e|a|etn9|nr|q))(?=$|[^a-z\d]|c\d)/y
const MOST_SUFFIXES = 4

function qualityTerm({ start, end, text, note }: Omit<Term, 'readings'>, quality: string): Term {
  return { start, end, text, note, readings: [{ kind: 'quality', quality }] }
}

/** 6805 and 6905 are what NSK and NTN call 61805 and 61905. */
function designationsOf(number: string): readonly string[] {
  return /^6[89]\d{2}$/.test(number)
    ? [number, `6${number[1] === '8' ? '18' : '19'}${number.slice(2)}`]
    : [number]
}

function noteOf([number, other]: readonly string[]): string | null {
  return other === undefined ? null : `${number} is ${other} as well`
}

/** Where the name of a maker ends that begins here and has a designation behind it; undefined if none does. */
function endOfMaker(folded: string, at: number): number | undefined {
  const maker = MAKERS.find(each => folded.startsWith(each, at))
  if (maker === undefined) return undefined
  const gap = matchAt(AFTER_MAKER, folded, at + maker.length)
  return gap ? at + maker.length + gap[0].length : undefined
}

/** The suffixes behind a bearing's number: how it is closed, its clearance. Others say nothing that the catalogue has. */
function suffixesAt(folded: string, from: number): CodeAt {
  const terms: Term[] = []
  let end = from
  while (terms.length < MOST_SUFFIXES) {
    const match = matchAt(SUFFIX, folded, end)
    if (!match) break
    const [whole, sealed, shielded, clearance] = match
    const place = { start: end + whole.length - whole.replace(/^[-/ ]+/, '').length, end: end + whole.length }
    const written = (sealed ?? shielded ?? clearance ?? '').replaceAll(/[ -]/g, '').toUpperCase()
    if (sealed !== undefined) {
      const note = written === '2RS' ? null : `${written}: sealed, 2RS`
      terms.push(qualityTerm({ ...place, text: '2RS, sealed', note }, '2rs'))
    } else if (shielded !== undefined) {
      const note = written === 'ZZ' ? null : `${written}: shielded, ZZ`
      terms.push(qualityTerm({ ...place, text: 'ZZ, shielded', note }, 'zz'))
    } else if (clearance !== undefined) {
      terms.push(qualityTerm({ ...place, text: `${written} clearance`, note: null }, clearance))
    } else if (!/^[-/]|^(?:cm|cn|p\d|j2|tn)/.test(whole)) break
    ;({ end } = place)
  }
  return { end, terms }
}

/**
 * Reads the bearing that begins at this place of a folded text: 'SKF 6205-2RS1/C3', '6204zz'; undefined if there is none.
 * `isBearing`: the query says so; without it, a number alone may be something else, and is left to whoever reads numbers.
 */
export function readBearing(folded: string, at: number, isBearing: boolean): CodeAt | undefined {
  const maker = endOfMaker(folded, at)
  const start = maker ?? at
  const match = matchAt(DESIGNATION, folded, start)
  if (!match) return undefined
  const [whole, stainless, number = ''] = match
  const end = start + whole.length
  const suffixes = suffixesAt(folded, end)
  const isAlone = maker === undefined && suffixes.terms.length === 0 && !isBearing && stainless === undefined
  const goesOn = suffixes.end === end && /^[a-z\d]/.test(folded.slice(end, end + 1))
  if (isAlone || goesOn) return undefined
  const suffix = suffixes.terms
    .flatMap(({ readings: [reading] }) => (reading?.kind === 'quality' ? [reading.quality] : []))
    .map(key => key.toUpperCase())
    .join('')
  const designations = designationsOf(number)
  const codes = suffix === '' ? designations : designations.flatMap(each => [each + suffix, each])
  const ofSteel =
    stainless === undefined
      ? []
      : [qualityTerm({ start, end: start + stainless.length, text: 'Stainless', note: null }, 'stainless')]
  const from = stainless === undefined ? at : end - number.length
  const bearing = codeTerm({ start: from, end, text: number }, codes, noteOf(designations))
  return { end: suffixes.end, terms: [...ofSteel, bearing, ...suffixes.terms] }
}

/** The bearing that a number alone is, without its suffixes: '6205', '608', '51105'; undefined if bearings have no such number. */
export function readBareBearing(start: number, number: string): Term | undefined {
  const match = matchAt(DESIGNATION, number, 0)
  if (match?.[2] !== number) return undefined
  const designations = designationsOf(number)
  return codeTerm({ start, end: start + number.length, text: number }, designations, noteOf(designations))
}
