/** What stands on a bolt's head: a text, or so many lines from its middle outwards; null where there is nothing. */
export type HeadMark = { readonly text: string } | { readonly lines: number } | null

/** Stainless steels by the number that a size has for its class: ISO 3506-1, and the alloy of inch bolts. */
const STAINLESS: Readonly<Record<number, string>> = { 50: 'A2-50', 70: 'A2-70', 80: 'A4-80', 304: '304' }
/** SAE J429: lines for the grades of inch bolts. */
const LINES: Readonly<Record<number, number>> = { 2: 0, 5: 3, 8: 6 }

/**
 * The mark of a strength class: 8.8 and the other classes of ISO 898-1 by their own number, 70 as A2-70, 80 as A4-80; 2, 5 and 8
 * are the grades of SAE J429, and 304 is the alloy of stainless inch bolts.
 */
export function headMarkOf(strength: number): HeadMark {
  const lines = LINES[strength]
  if (lines !== undefined) return lines > 0 ? { lines } : null
  return { text: STAINLESS[strength] ?? strength.toFixed(1) }
}

/** How far the marks stand out of the head, in mm: the head's face lies lower by so much. */
export function markHeight(strength: number, acrossFlats: number): number {
  return headMarkOf(strength) ? acrossFlats * 0.008 : 0
}
