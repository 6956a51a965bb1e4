import type { Term } from '../understanding.ts'
import { matchAt } from './scan.ts'

/** A code as it was written: of a bearing, a chain, an insert, or a SKU of the shop. Its suffixes are terms of their own. */
export interface CodeAt {
  readonly end: number
  readonly terms: readonly Term[]
}

const SKU = /ph(?:[-_ ./]{1,2}(?=[a-z]{0,6}\d)|(?=[a-z]{0,6}\d{2}))(?:[a-z\d]|[-_./](?=[a-z\d]))+/y
const WRITTEN_AT_ONCE = /[-_./]/g
const MAKERS =
  /(?:skf|fag|ina|nsk|ntn|snr|koyo|nachi|timken|zkl|kbc|cx|fbj|ezo|nmb|zwz|lyc|hch|iko|rhp|craft|wkl?)[ -]{0,2}(?=[a-z]{0,4} ?\d)/y
/** Series of bearings that have a name: 6205, 608, 16005, 61805, 51105, 30205. */
const DESIGNATION =
  /(ss|s|w)?[- ]?(6[0-4]\d{2}|160\d{2}|6[189]\d{3}|6[89]\d{2}|5[1-4][1-4]\d{2}|3[0-3][0-3]\d{2}|6[0-3]\d|68\d|69\d)(?!\d|[.,]\d|\/\d| ?[x×*] ?\d| ?mm)/y
const HOUSED = /(?:ucp|uc ?p|p) ?-?(2\d{2})(?!\d)/y
const SUFFIX =
  /[-/ ]{0,2}(?:(2 ?-? ?(?:rsr|rsh|rsl|rs1|rs2|rs|hrs|rz)|rsr|rs1|rs|ddu|dd|llu|llb|llh|lu|vv|2nse|2nke)|(2 ?-? ?zr|2 ?-? ?z|zzr|zze|zz)|(c[2-5])|(?:cm|cn|p[56]|j2|jr?|m|tn9?|tvh|e|a|etn9|nr|q))(?=$|[^a-z\d]|c\d)/y
const INSERT = /([cdstvw][ncb]m[gt])[ -]?(\d{2}(?:t\d|\d{2})\d{2})(?:[- ]?[a-z]{2})?(?![a-z\d])/y
const CHAIN = /(?:iso ?606[ -])?((?:0[3-8]|[1-4]\d)b)(?:[- ]?([123]))?(?![a-z\d])/y

function codeTerm(
  start: number,
  end: number,
  text: string,
  codes: readonly string[],
  note: string | null = null,
): Term {
  return { start, end, text, note, readings: codes.map(code => ({ kind: 'code', code })) }
}

/** A SKU or the beginning of one: 'PH-4017-M10X40', 'ph4017', 'PH 625'. PH2 is a screwdriver. */
function skuAt(folded: string, at: number): CodeAt | undefined {
  const match = matchAt(SKU, folded, at)
  if (!match) return undefined
  const end = at + match[0].length
  const text = match[0].toUpperCase().replaceAll('_', '-').replaceAll(' ', '-')
  return { end, terms: [codeTerm(at, end, text, [text.replaceAll(WRITTEN_AT_ONCE, '')])] }
}

/** 6805 and 6905 are what NSK and NTN call 61805 and 61905. */
function designationsOf(number: string): readonly string[] {
  return /^6[89]\d{2}$/.test(number)
    ? [number, `6${number[1] === '8' ? '18' : '19'}${number.slice(2)}`]
    : [number]
}

function qualityTerm(start: number, end: number, quality: string, text: string, note: string | null): Term {
  return { start, end, text, note, readings: [{ kind: 'quality', quality }] }
}

/** The suffixes behind a bearing's number: how it is closed, its clearance. Others say nothing that the catalogue has. */
function suffixesAt(folded: string, from: number): CodeAt {
  const terms: Term[] = []
  let end = from
  while (terms.length < 4) {
    const match = matchAt(SUFFIX, folded, end)
    if (!match) break
    const [whole, sealed, shielded, clearance] = match
    const start = end + whole.length - whole.replace(/^[-/ ]+/, '').length
    end += whole.length
    const written = (sealed ?? shielded ?? clearance ?? '').replaceAll(/[ -]/g, '').toUpperCase()
    if (sealed !== undefined) {
      const note = written === '2RS' ? null : `${written}: sealed, 2RS`
      terms.push(qualityTerm(start, end, '2rs', '2RS, sealed', note))
    } else if (shielded !== undefined) {
      const note = written === 'ZZ' ? null : `${written}: shielded, ZZ`
      terms.push(qualityTerm(start, end, 'zz', 'ZZ, shielded', note))
    } else if (clearance !== undefined) {
      terms.push(qualityTerm(start, end, clearance, `${written} clearance`, null))
    } else if (!/^[-/]|^(?:cm|cn|p\d|j2|tn)/.test(whole)) {
      end -= whole.length
      break
    }
  }
  return { end, terms }
}

/**
 * 'SKF 6205-2RS1/C3', '6204zz'. `isBearing`: the query says so; without it, a number alone may be something else, and is left to
 * whoever reads numbers.
 */
function bearingAt(folded: string, at: number, isBearing: boolean): CodeAt | undefined {
  const maker = matchAt(MAKERS, folded, at)
  const start = at + (maker?.[0].length ?? 0)
  const match = matchAt(DESIGNATION, folded, start)
  if (!match) return undefined
  const [whole, stainless, number = ''] = match
  const end = start + whole.length
  const suffixes = suffixesAt(folded, end)
  const isAlone = !maker && suffixes.terms.length === 0 && !isBearing && stainless === undefined
  const goesOn = suffixes.end === end && /^[a-z\d]/.test(folded.slice(end, end + 1))
  if (isAlone || goesOn) return undefined
  const suffix = suffixes.terms
    .flatMap(({ readings: [reading] }) => (reading?.kind === 'quality' ? [reading.quality] : []))
    .map(key => key.toUpperCase())
    .join('')
  const designations = designationsOf(number)
  const codes = suffix === '' ? designations : designations.flatMap(each => [each + suffix, each])
  const note = designations.length > 1 ? `${number} is ${designations[1]} as well` : null
  const ofSteel =
    stainless === undefined
      ? []
      : [qualityTerm(start, start + stainless.length, 'stainless', 'Stainless', null)]
  const from = stainless === undefined ? at : end - number.length
  return {
    end: suffixes.end,
    terms: [...ofSteel, codeTerm(from, end, number, codes, note), ...suffixes.terms],
  }
}

function otherCodeAt(folded: string, at: number): CodeAt | undefined {
  const housed = matchAt(HOUSED, folded, at)
  if (housed) {
    const end = at + housed[0].length
    return { end, terms: [codeTerm(at, end, `UCP${housed[1]}`, [`UCP${housed[1]}`])] }
  }
  const insert = matchAt(INSERT, folded, at)
  if (insert) {
    const end = at + insert[0].length
    const [, shape = '', size = ''] = insert.map(each => each.toUpperCase())
    return { end, terms: [codeTerm(at, end, `${shape} ${size}`, [shape + size])] }
  }
  const chain = matchAt(CHAIN, folded, at)
  if (!chain) return undefined
  const end = at + chain[0].length
  const pitch = (chain[1] ?? '').toUpperCase()
  const strands = chain[2] ?? '1'
  return { end, terms: [codeTerm(at, end, `${pitch}-${strands}`, [pitch + strands])] }
}

/** Reads the code that begins at this place of a folded text; undefined if there is none. */
export function readCode(folded: string, at: number, isBearing: boolean): CodeAt | undefined {
  return skuAt(folded, at) ?? bearingAt(folded, at, isBearing) ?? otherCodeAt(folded, at)
}

/** Whether a number is one that bearings have: 6205, 608, 51105. */
export function isBearingNumber(number: string): boolean {
  const match = matchAt(DESIGNATION, number, 0)
  return match !== null && match[0].length === number.length && match[1] === undefined
}
