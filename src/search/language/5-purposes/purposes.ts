import type { Term } from '../../understanding.ts'
import { readHole } from './holes.ts'
import { readMate } from './mates.ts'
import { readNotMade } from './not-made.ts'

/**
 * What the parts of a query say together: a tap drill for M5 is a drill of 4.2 mm, a nut for an M8 bolt a nut. What only said so is
 * left out.
 */
export function readPurposes(terms: readonly Term[], folded: string): readonly Term[] {
  const made = readNotMade(terms)
  return readHole(made) ?? readMate(made, folded) ?? made
}
