import { matchAt } from '../1-words/scan.ts'
import { readBearing } from './bearings.ts'
import { type CodeAt, codeTerm } from './code-terms.ts'
import { readLetteredBearing } from './lettered-bearings.ts'

const SKU =
  /ph(?:[-_ ./]{1,2}(?=[a-z]{0,6}\d|[a-z]{1,6}-(?:[a-z]{1,6}-?)?\d)|(?=[a-z]{0,6}\d{2}))(?:[a-z\d]|[-_./](?=[a-z\d]))+/y
const SEPARATORS = /[-_./]/g
const HOUSED = /(?:uc ?)?p ?-?(2\d{2})(?!\d)/y
const INSERT = /([cdstvw][ncb]m[gt])[ -]?(\d{2}(?:t\d|\d{2})\d{2})(?:[- ]?[a-z]{2})?(?![a-z\d])/y
const CHAIN = /(?:iso ?606[ -])?((?:0[3-8]|[1-4]\d)b)(?:[- ]?([123]))?(?![a-z\d])/y

/** A SKU or the beginning of one: 'PH-4017-M10X40', 'ph4017', 'PH 625'. PH2 is a screwdriver. */
function skuAt(folded: string, at: number): CodeAt | undefined {
  const match = matchAt(SKU, folded, at)
  if (!match) return undefined
  const text = match[0].toUpperCase().replaceAll('_', '-').replaceAll(' ', '-')
  return codeAt(at, match[0], { text, code: text.replaceAll(SEPARATORS, '') })
}

/** A pillow block: 'UCP 205', 'P205'. */
function housedAt(folded: string, at: number): CodeAt | undefined {
  const match = matchAt(HOUSED, folded, at)
  const text = `UCP${match?.[1]}`
  return match ? codeAt(at, match[0], { text, code: text }) : undefined
}

/** A turning insert: 'CNMG 120408'. ISO 1832. */
function insertAt(folded: string, at: number): CodeAt | undefined {
  const match = matchAt(INSERT, folded, at)
  if (!match) return undefined
  const [whole, shape = '', size = ''] = match
  const text = `${shape} ${size}`.toUpperCase()
  return codeAt(at, whole, { text, code: text.replace(' ', '') })
}

/** A roller chain: '08B-1', '08B' of one strand. ISO 606. */
function chainAt(folded: string, at: number): CodeAt | undefined {
  const match = matchAt(CHAIN, folded, at)
  if (!match) return undefined
  const [whole, pitch = '', strands = '1'] = match
  const text = `${pitch.toUpperCase()}-${strands}`
  return codeAt(at, whole, { text, code: text.replace('-', '') })
}

function codeAt(
  start: number,
  written: string,
  { text, code }: { readonly text: string; readonly code: string },
): CodeAt {
  const end = start + written.length
  return { end, terms: [codeTerm({ start, end, text }, [code])] }
}

/** Reads the code that begins at this place of a folded text; undefined if there is none. */
export function readCode(folded: string, at: number, isBearing: boolean): CodeAt | undefined {
  return (
    skuAt(folded, at) ??
    readBearing(folded, at, isBearing) ??
    readLetteredBearing(folded, at) ??
    housedAt(folded, at) ??
    insertAt(folded, at) ??
    chainAt(folded, at)
  )
}
