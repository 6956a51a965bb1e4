import { matchAt } from './scan.ts'

/** A text with its words apart, and where a place in it was in the text as it was written. */
export interface Unglued {
  readonly text: string
  readonly placeOf: (at: number) => number
}

/** Letters behind a number, with the digits of a grade: 'bolt' of 'M8x40bolt', 'a2' of 'M8x40a2'. */
const BEHIND_NUMBER = /(?<=\d)(mm)?(\p{L}{2,}(?:\d{1,2})?|[ac]\d(?:-\d{2})?)(?![\p{L}\d])/giu
/** A thread behind words or a standard: 'nutM8', 'hexboltM8', 'din934m8'; a number behind the name of a part, 'bearing6205', unless something is called so. */
const BEFORE_THREAD = /(?<![\p{L}\d])(\p{L}{3,}|(?:din|iso)\d{3,5})(?=m\d)|(?<![\p{L}\d])(\p{L}{4,})(?=\d)/giu
const STANDARD = /\d$/
const WHOLE = /[\p{L}\d]+/uy

/**
 * Puts what is written together apart: 'M8x40bolt' is 'M8x40 bolt'. `wordsIn` says of which words a run of letters is made;
 * undefined if it is none.
 */
export function unglue(text: string, wordsIn: (run: string) => readonly string[] | undefined): Unglued {
  const gaps = new Set<number>()
  for (const { index, 1: unit = '', 2: run = '' } of text.matchAll(BEHIND_NUMBER)) {
    let at = index + unit.length
    for (const word of wordsIn(run) ?? []) {
      gaps.add(at)
      at += word.length
    }
  }
  for (const { index, 1: beforeThread, 2: beforeNumber = '' } of text.matchAll(BEFORE_THREAD)) {
    if (beforeThread === undefined && wordsIn(matchAt(WHOLE, text, index)?.[0] ?? '')?.length === 1) continue
    const run = beforeThread ?? beforeNumber
    let at = index
    for (const word of STANDARD.test(run) ? [run] : (wordsIn(run) ?? [])) {
      at += word.length
      gaps.add(at)
    }
  }
  if (gaps.size === 0) return { text, placeOf: at => at }
  const sorted = [...gaps].sort((a, b) => a - b)
  const apart = [0, ...sorted].map((from, index) => text.slice(from, sorted[index])).join(' ')
  const spaces = sorted.map((at, index) => at + index)
  return { text: apart, placeOf: at => at - spaces.filter(space => space < at).length }
}
