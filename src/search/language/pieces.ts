import { matchAt } from './scan.ts'

const PIECES =
  /(?:qty|quantity|menge|anzahl|pack of|box of|bag of|lot of)[ .:]{0,2}(?:\d{1,3}(?:[.,']\d{3}){1,2}|\d{1,7})|(?:\d{1,3}(?:[.,']\d{3}){1,2}|\d{1,7}) ?(?:pcs?|pieces?|stk|stck|stuck|stueck|off|ea|each|units?|er[- ]pack|packs?|box(?:es)?|pk)(?![a-z\d])\.?|\d{1,5} ?x (?=m ?\d+ ?x)|\d{1,5}x (?=m ?\d)/y

/** Where a number of pieces ends that begins here: '100 pcs', '1,000 pcs', 'pack of 50', '4 x M8x40'; undefined if there is none. No size is one. */
export function endOfPieces(folded: string, at: number): number | undefined {
  const match = matchAt(PIECES, folded, at)
  return match ? at + match[0].length : undefined
}
