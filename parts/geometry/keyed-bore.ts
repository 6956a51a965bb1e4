import { arc, type Point } from './profile.ts'

/** DIN 6885-1: bores up to this diameter get a keyway so wide, and so much deeper than the bore, in mm. */
const KEYWAYS: readonly (readonly [bore: number, width: number, depth: number])[] = [
  [10, 3, 1.4],
  [12, 4, 1.8],
  [17, 5, 2.3],
  [22, 6, 2.8],
  [30, 8, 3.3],
  [38, 10, 3.3],
  [44, 12, 3.3],
  [50, 14, 3.8],
]

/** The keyway of a bore by DIN 6885-1, in mm: its width, and how much deeper than the bore it is. */
function keywayOf(bore: number): { width: number; depth: number } {
  const [, width, depth] = KEYWAYS.find(([upTo]) => bore <= upTo) ?? [0, 14, 3.8]
  return { width, depth }
}

/** The outline of a bore with its keyway at the top (towards y). */
export function keyedBore(bore: number): Point[] {
  const { width, depth } = keywayOf(bore)
  const side = (Math.asin(width / bore) * 180) / Math.PI
  const bottom = bore / 2 + depth
  return [...arc([0, 0], bore / 2, 90 + side, 450 - side, 72), [width / 2, bottom], [-width / 2, bottom]]
}
