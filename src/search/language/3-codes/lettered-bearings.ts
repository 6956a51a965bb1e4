import { matchAt } from '../1-words/scan.ts'
import { type CodeAt, codeTerm } from './code-terms.ts'

/** Bearings whose designation begins with letters, spaced as makers write them, and how it ends where the catalogue's does. */
const LETTERED = [
  // NU 206 ECP: what is said of cage and design is left out.
  { pattern: /(nu) ?([23]\d{2})(?: ?(?:ecp|ecj|ecm|ew|et|ea|e))?(?![a-z\d])/y, ends: '' },
  { pattern: /(hk) ?(\d{2} ?\d{2})(?![a-z\d])/y, ends: '' },
  { pattern: /(lm) ?(\d{1,2}) ?uu(?![a-z\d])/y, ends: 'UU' },
  { pattern: /(ge) ?(\d{1,2} ?es?)(?: ?-?2rs)?(?![a-z\d])/y, ends: '' },
] as const

/** Reads the lettered bearing that begins at this place of a folded text; undefined if there is none. */
export function readLetteredBearing(folded: string, at: number): CodeAt | undefined {
  for (const { pattern, ends } of LETTERED) {
    const match = matchAt(pattern, folded, at)
    if (!match) continue
    const [whole, letters = '', number = ''] = match
    const code = `${letters}${number.replace(' ', '')}`.toUpperCase() + ends
    const end = at + whole.length
    return { end, terms: [codeTerm({ start: at, end, text: code }, [code])] }
  }
  return undefined
}
