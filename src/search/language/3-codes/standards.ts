import type { Reading, Term } from '../../understanding.ts'
import { fold } from '../1-words/fold.ts'
import { matchAt } from '../1-words/scan.ts'
import { EQUIVALENCES, KNOWN_STANDARDS } from '../tables/standards.ts'

/** A standard that may stand for another one. */
interface Equivalent {
  readonly standard: string
  /** It differs in what `note` says. */
  readonly isNear: boolean
  /** 'DIN 912 is ISO 4762', 'DIN 934 and ISO 4032 differ in ...' */
  readonly note: string
}

interface Standards {
  /** As the shop writes it: 'ISO 4017', 'DIN 125-A', 'ASME B18.2.1'. */
  readonly standard: string
  readonly equivalents: readonly Equivalent[]
}

const EQUIVALENTS = listEquivalents()

function listEquivalents(): ReadonlyMap<string, readonly Equivalent[]> {
  const map = new Map<string, Equivalent[]>()
  for (const { standards, differIn } of EQUIVALENCES) {
    const [a, b] = standards
    const isNear = differIn !== null
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const note = isNear ? `${a} and ${b} differ in ${differIn}` : `${from} is ${to}`
      map.set(from, [...(map.get(from) ?? []), { standard: to, isNear, note }])
    }
  }
  return map
}

/** Known standards by their number without part and form: '125' has DIN 125-A and DIN 125-B. */
const BY_NUMBER = byNumber()

function byNumber(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>()
  for (const standard of KNOWN_STANDARDS) {
    const number = /\d+/.exec(standard)?.[0] ?? ''
    if (/^(?:DIN|ISO|EN) /.test(standard)) map.set(number, [...(map.get(number) ?? []), standard])
  }
  return map
}

const BODY =
  /(din|iso|en|bs|uni|nf|asme|ansi|sae|jis|gb)(?:[ /-]?(en|iso|asme|t)\b)?(?:[ -]?(iso)\b)?[ .-]{0,2}(?:(?:nr|no)\.? ?)?([bje]? ?\d{1,5}(?:\.\d{1,2}){0,2}m?)(?:[-/ ]?(?:(\d{1,2})(?!\d)(?![.,/x]\d| ?x)|([a-k])(?![\p{L}\d])))?(?:[:-](?:19|20)\d\d)?(?=m\d|$|[^\p{L}\d])/uy
/** Whose numbers have points: ASME B18.2.1, GB 70.1. 'DIN 8.8' is none. */
const DOTTED: ReadonlySet<string> = new Set(['asme', 'ansi', 'gb'])
const AMERICAN = /b(18|94|27)\.(\d{1,2}m?(?:\.\d{1,2})?)(?![\p{L}\d])/uy
const BARE = /(\d{2,5})(?:-(\d{1,2}))?(?:[- ]?([a-k]))?(?![\p{L}\d.,/"])(?! ?(?:mm|x|×|\*))/uy

/** A standard as it is written at a place. */
interface StandardAt extends Standards {
  readonly end: number
  /** Known standards that begin like it, if none is written so. */
  readonly continuations: readonly string[]
}

/** Reads the standard that begins at this place of a folded text with the name of its body; undefined if there is none. */
export function readStandard(folded: string, at: number): StandardAt | undefined {
  const american = matchAt(AMERICAN, folded, at)
  if (american) return found(at + american[0].length, `ASME ${american[0].toUpperCase()}`)
  const match = matchAt(BODY, folded, at)
  if (!match) return undefined
  const [whole, first = '', second, third, number = '', part, form] = match
  if (number.includes('.') && !DOTTED.has(first)) return undefined
  const body = bodyOf([first, second, third])
  const base = `${body} ${number.replaceAll(' ', '').toUpperCase()}`
  const isApart = whole.slice(whole.indexOf(number) + number.length).startsWith(' ')
  // 'DIN 933 8' has no part 8, and 'DIN 471-30' no part 30.
  if (part !== undefined && (isApart || part.length > 1) && !KNOWN_STANDARDS.has(`${base}-${part}`))
    return found(
      at + whole.slice(0, whole.lastIndexOf(part)).replace(/[ -]$/, '').length,
      known(base, body, number),
    )
  const suffix = part ?? form?.toUpperCase()
  const full =
    suffix === undefined
      ? undefined
      : [`${base}-${suffix}`, `${base} ${suffix}`].find(each => KNOWN_STANDARDS.has(each))
  if (suffix !== undefined && full === undefined && form !== undefined)
    return found(at + whole.slice(0, whole.lastIndexOf(form)).trimEnd().length, known(base, body, number))
  return found(at + whole.length, full ?? known(base, body, number))
}

/** DIN EN ISO 4017 is ISO 4017, DIN EN 1661 is EN 1661; ANSI publishes what ASME writes. */
function bodyOf(names: readonly (string | undefined)[]): string {
  if (names.includes('iso')) return 'ISO'
  if (names.includes('asme') || names[0] === 'ansi') return 'ASME'
  if (names.includes('en')) return 'EN'
  return (names[0] ?? '').toUpperCase()
}

/** The standard that was meant: 'DIN 4017' and 'ISO 933' are written for ISO 4017 and DIN 933. */
function known(base: string, body: string, number: string): string {
  const others = BY_NUMBER.get(number) ?? []
  const isKnown = others.some(each => fitsStandard(base, each))
  const [other] = others
  if (isKnown || other === undefined || !['DIN', 'ISO', 'EN'].includes(body)) return base
  return other.replace(/(?<=\d)[- ][A-Z\d]{1,2}$/, '')
}

/** A number with its part, '14399-4': no range of lengths is written so. */
const BARE_PART = /\d{4,5}-\d{1,2}(?![\p{L}\d.,/"])/uy

/** Reads a number with a part that a known standard has: '14399-4', '7380-2'. */
function readBarePart(folded: string, at: number): StandardAt | undefined {
  const written = matchAt(BARE_PART, folded, at)?.[0]
  const standard =
    written && ['ISO', 'DIN', 'EN'].map(body => `${body} ${written}`).find(each => KNOWN_STANDARDS.has(each))
  return standard ? found(at + (written?.length ?? 0), standard) : undefined
}

const BODY_AFTER = /(\d{2,5}) (din|iso|en)(?! ?-?\d{2,5}(?![.,]\d))(?!\p{L})/uy

/** Reads a standard whose number comes first: '933 DIN', '14399-4'. */
export function readReversedStandard(folded: string, at: number): StandardAt | undefined {
  const match = matchAt(BODY_AFTER, folded, at)
  if (!match) return readBarePart(folded, at)
  const [whole, number = '', body = ''] = match
  return found(at + whole.length, known(`${body.toUpperCase()} ${number}`, body.toUpperCase(), number))
}

/** Reads a number that is known as one of a standard: '933', '4762', '125 B', '14399-4'. */
export function readBareStandard(folded: string, at: number): StandardAt | undefined {
  const match = matchAt(BARE, folded, at)
  if (!match) return undefined
  const [whole, number = '', part, form] = match
  const candidates = BY_NUMBER.get(number) ?? []
  const suffix = part ?? form?.toUpperCase()
  const full = candidates.find(
    each => suffix !== undefined && each.endsWith(suffix) && each.length > number.length + 4,
  )
  if (full) return found(at + whole.length, full)
  const [first] = candidates
  if (first === undefined || part !== undefined) return undefined
  const end = at + (form === undefined ? whole.length : number.length)
  return found(end, first.replace(/(?<=\d)[- ][A-Z\d]{1,2}$/, ''))
}

const MOST_CONTINUATIONS = 6

/** Known standards that a half typed one begins: of 'DIN 93' DIN 931 and DIN 933. */
function continuationsOf(beginning: string): readonly string[] {
  return [...KNOWN_STANDARDS].filter(each => each.startsWith(beginning)).slice(0, MOST_CONTINUATIONS)
}

/** What is made to ISO 4762 is meant by DIN 912 as well. */
function withEquivalents(standards: readonly string[]): readonly string[] {
  const others = standards.flatMap(each => EQUIVALENTS.get(each) ?? []).filter(({ isNear }) => !isNear)
  return [...new Set([...standards, ...others.map(({ standard }) => standard)])]
}

/** Whether a number is known as one of a standard: 933. */
export function isStandardNumber(number: string): boolean {
  return BY_NUMBER.has(number)
}

const MOST_OPEN = 40

/** A standard of which more may be typed: 'DIN 7' may become DIN 7349. */
export function withContinuations(standard: StandardAt): StandardAt {
  const all = [...KNOWN_STANDARDS].filter(each => each.startsWith(standard.standard))
  return { ...standard, continuations: withEquivalents(all.slice(0, MOST_OPEN)) }
}

function found(end: number, standard: string): StandardAt {
  const forms = [...KNOWN_STANDARDS].filter(each => fitsStandard(standard, each))
  const named = new Set<string>()
  const others = forms
    .flatMap(form => EQUIVALENTS.get(form) ?? [])
    .filter(each => !forms.includes(each.standard) && !named.has(each.standard) && named.add(each.standard))
  return {
    end,
    standard,
    equivalents: others,
    continuations: forms.length === 0 ? withEquivalents(continuationsOf(standard)) : [],
  }
}

/**
 * Reads a standard in whatever writing ('din933', 'DIN EN ISO 4017', 'ANSI B18.2.1', '4762') and says what may stand for it;
 * undefined if it names none.
 */
export function standardsFor(written: string): Standards | undefined {
  const folded = fold(written.trim())
  const read = readStandard(folded, 0) ?? readBareStandard(folded, 0)
  return read && { standard: read.standard, equivalents: read.equivalents }
}

/** Whether a part of this standard was asked for: DIN 125 is asked for and DIN 125-A is made, or ASME B18.3. */
export function fitsStandard(asked: string, made: string): boolean {
  return made === asked || (made.startsWith(asked) && '- '.includes(made.charAt(asked.length)))
}

/** A term of a standard and of those that may stand for it; the same ones before those that differ in a detail. */
export function standardTerm(start: number, { standard, equivalents, continuations, end }: StandardAt): Term {
  const sorted = equivalents.toSorted((a, b) => Number(a.isNear) - Number(b.isNear))
  const usual = sorted.find(other => /^(?:DIN|ISO|EN) /.test(other.standard))
  const readings: Reading[] = [
    { kind: 'standard', standard, isNear: false },
    ...sorted.map((other): Reading => ({ kind: 'standard', standard: other.standard, isNear: other.isNear })),
    ...continuations.map((each): Reading => ({ kind: 'standard', standard: each, isNear: false })),
  ]
  return { start, end, text: standard, note: usual?.note ?? null, readings }
}
