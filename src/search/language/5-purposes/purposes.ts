import type { Term } from '../../understanding.ts'
import { readHole } from './holes.ts'
import { readLength } from './lengths.ts'
import { joinParts, markPurpose, readMate } from './mates.ts'
import { readNotMade } from './not-made.ts'
import { leaveSaidTwice } from './said-twice.ts'
import { readUsualDimensions } from './usual-dimensions.ts'
import { readWasher } from './washers.ts'

/**
 * What the parts of a query say together: a tap drill for M5 is a drill of 4.2 mm, a nut for an M8 bolt a nut, an M8
 * bolt 40 mm long one of M8 x 40. What only said so is left out.
 */
export function readPurposes(terms: readonly Term[], folded: string): readonly Term[] {
  const made = joinParts(leaveSaidTwice(readUsualDimensions(readNotMade(terms))), folded)
  const read = readHole(made) ?? readMate(made, folded) ?? readLength(made) ?? readWasher(made, folded)
  return markPurpose(read, folded)
}
