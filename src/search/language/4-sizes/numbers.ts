import { MM_PER_INCH } from '#contract/inches.ts'
import { isAlphanumeric, matchAt } from '../1-words/scan.ts'

/** A number as it was written, with its unit. */
export interface Written {
  readonly end: number
  readonly value: number
  /** '10.5', '1 1/2': without its unit. */
  readonly text: string
  /** 'mm', 'in', 'ft', 'kN', 'teeth', ...; null: none was written. */
  readonly unit: string | null
  readonly isFraction: boolean
}

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const MIXED = /(\d{1,2})(?: {1,2}| ?- ?)(\d{1,2})\/(\d{1,2})(?![\d/])/y
const FRACTION = /(\d{1,2})\/(\d{1,2})(?![\d/])/y
const MIXED_VULGAR = /(\d{0,2}) ?([½¼¾⅛⅜⅝⅞])/y
/** In 'M10x40,8.8' the comma stands between two numbers. */
const DECIMAL = /\d{1,6}(?:[.,]\d{1,4}(?!\.\d))?|\.\d{1,4}/y
/** 'half inch', 'three eighths'; a half nut is a thin one. */
const SPOKEN =
  /(?:(half|quarter)(?: an?)?(?= ?-?(?:inch|in\b|"))|(one|three|five|seven|nine|eleven)[ -](quarter|eighth|sixteenth)s?)/y
const SPOKEN_NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  three: 3,
  five: 5,
  seven: 7,
  nine: 9,
  eleven: 11,
}
const SPOKEN_PARTS: Readonly<Record<string, number>> = { half: 2, quarter: 4, eighth: 8, sixteenth: 16 }

/** Units by how they are written; the longer one first. 'M8 x 40 in stainless' is no 40 inches long. */
const UNIT =
  / ?(?:(mm|millimet(?:er|re)s?|er(?= ))|(cm)|(m|met(?:er|re)s?)|(inch(?:es)?|in(?! (?:stainless|steel|edelstahl|stahl|brass|messing|bronze|copper|alumini?um|nylon|titanium|zinc|black|plain|a[24]\b|\d|an? |packs?|box(?:es)?|bags?|stock))|zoll|''|")|(ft|foot|feet|'))(?![\p{L}\d])| ?(?:(")|('))/uy
const UNIT_NAMES = ['mm', 'cm', 'm', 'in', 'ft', 'in', 'ft'] as const
const OTHER_UNIT =
  / ?(n[·*. ]?m|kn|n|kg|g|t(?! shaped?| ?-?(?:slot|plate|head|nut|bolt))|gram|tons?|tonnes?|teeth|tooth|zahne|links?|glieder|coils?|turns?|windungen|discs?)(?![\p{L}\d])/uy
const OTHER_UNIT_NAMES: Readonly<Record<string, string>> = {
  kn: 'kN',
  n: 'N',
  gram: 'g',
  ton: 't',
  tons: 't',
  tonne: 't',
  tonnes: 't',
  tooth: 'teeth',
  zahne: 'teeth',
  link: 'links',
  glieder: 'links',
  coil: 'coils',
  windungen: 'coils',
  turn: 'turns',
  disc: 'discs',
}

/** A tolerance behind a diameter: '10 H7'. */
const FIT = / ?h(?:6|7|8|9|11)(?![a-z\d])/y

/** Whether people write this as a fraction of an inch: 3/8, but not 10/22 or 8/16. */
function isInchFraction(numerator: number, denominator: number): boolean {
  return numerator % 2 === 1 && numerator < denominator && [2, 4, 8, 16, 32, 64].includes(denominator)
}

function fractionAt(folded: string, at: number): Omit<Written, 'unit'> | undefined {
  const spoken = matchAt(SPOKEN, folded, at)
  if (spoken) {
    const [whole, alone, number = 'one', part = alone ?? ''] = spoken
    return fraction(at + whole.length, 0, SPOKEN_NUMBERS[number] ?? 1, SPOKEN_PARTS[part] ?? 1)
  }
  const vulgar = matchAt(MIXED_VULGAR, folded, at)
  if (vulgar) {
    const [whole = '', part = ''] = vulgar.slice(1)
    const [numerator = 0, denominator = 1] = (VULGAR[part] ?? '').split('/').map(Number)
    return fraction(at + vulgar[0].length, Number(whole), numerator, denominator)
  }
  const mixed = matchAt(MIXED, folded, at)
  if (mixed) {
    const [whole = 0, numerator = 0, denominator = 1] = mixed.slice(1).map(Number)
    if (isInchFraction(numerator, denominator) && whole > 0 && whole <= 12)
      return fraction(at + mixed[0].length, whole, numerator, denominator)
  }
  const plain = matchAt(FRACTION, folded, at)
  if (!plain) return undefined
  const [numerator = 0, denominator = 1] = plain.slice(1).map(Number)
  if (!isInchFraction(numerator, denominator)) return undefined
  return fraction(at + plain[0].length, 0, numerator, denominator)
}

function fraction(end: number, whole: number, numerator: number, denominator: number): Omit<Written, 'unit'> {
  const text = `${whole > 0 ? `${whole} ` : ''}${numerator}/${denominator}`
  return { end, value: whole + numerator / denominator, text, isFraction: true }
}

function decimalAt(folded: string, at: number): Omit<Written, 'unit'> | undefined {
  const match = matchAt(DECIMAL, folded, at)
  if (!match) return undefined
  const value = Number(match[0].replace(',', '.'))
  return { end: at + match[0].length, value, text: String(value), isFraction: false }
}

/** Reads the number that is written here, with its unit; undefined if there is none, or it goes over into a word. */
export function readNumber(folded: string, at: number): Written | undefined {
  const number = fractionAt(folded, at) ?? decimalAt(folded, at)
  if (!number) return undefined
  const fit = matchAt(FIT, folded, number.end)
  if (fit) return { ...number, end: number.end + fit[0].length, unit: null }
  const unit = unitAt(folded, number.end)
  if (unit) return { ...number, ...unit }
  const after = folded[number.end]
  const isCross = after === 'x' && !/^x[a-wyz]/.test(folded.slice(number.end, number.end + 2))
  if (isAlphanumeric(after) && !isCross) return undefined
  return { ...number, unit: null }
}

function unitAt(folded: string, at: number): { end: number; unit: string } | undefined {
  const length = matchAt(UNIT, folded, at) ?? matchAt(LENGTH_BEFORE_CROSS, folded, at)
  if (length) {
    const index = length.slice(1).findIndex(each => each !== undefined)
    return { end: at + length[0].length, unit: UNIT_NAMES[index] ?? 'mm' }
  }
  const other = matchAt(OTHER_UNIT, folded, at)
  if (!other) return undefined
  const written = other[1] ?? ''
  const unit = /^n.?m$/.test(written) ? 'N·m' : (OTHER_UNIT_NAMES[written] ?? written)
  return { end: at + other[0].length, unit }
}

/** '8mmx40mm' */
const LENGTH_BEFORE_CROSS = /(mm)(?=x)/y

const MM_PER_UNIT: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: MM_PER_INCH,
  ft: 12 * MM_PER_INCH,
}

/** How many mm a unit of length has; undefined for the unit of something else. */
export function mmPer(unit: string): number | undefined {
  return MM_PER_UNIT[unit]
}
