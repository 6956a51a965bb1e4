import * as bearings from './bearings.ts'
import type { Fit } from './fit.ts'
import * as internal from './internal-threads.ts'
import type { PartFacts } from './part.ts'
import * as pins from './pins.ts'
import { fitsOfRod, fitsOfScrew, fitsOfSetScrew, fitsOfStud } from './screws.ts'
import { kindOf } from './shapes.ts'
import * as tools from './tools.ts'

/**
 * What fits a part, by the standards: what holds it, what turns it, the holes for it. Empty for shapes that the rules say nothing
 * of. Pure: which products that are, is for others to find.
 */
export function fitsWith(part: PartFacts): Fit[] {
  const kind = kindOf(part.model)
  switch (kind?.of) {
    case undefined:
      return []
    case 'screw':
      return fitsOfScrew(part, kind)
    case 'set screw':
      return fitsOfSetScrew(part, kind)
    case 'stud':
      return fitsOfStud(part)
    case 'rod':
      return fitsOfRod(part)
    case 'hex nut':
      return internal.fitsOfHexNut(part)
    case 'nut':
      return internal.fitsOfNut(part)
    case 't-nut':
      return internal.fitsOfTNut(part)
    case 'insert':
      return internal.fitsOfInsert(part)
    case 'flat washer':
      return internal.fitsOfWasher(part)
    case 'ball bearing':
    case 'roller bearing':
    case 'thrust bearing':
      return bearings.fitsOfBearing(part, kind)
    case 'bearing unit':
      return bearings.fitsOfBearingUnit(part)
    case 'bush':
      return bearings.fitsOfBush(part)
    case 'shaft':
      return bearings.fitsOfShaft(part)
    case 'shaft seal':
      return bearings.fitsOfShaftSeal(part)
    case 'parallel key':
      return bearings.fitsOfParallelKey(part)
    case 'shaft circlip':
      return bearings.fitsOfShaftCirclip(part)
    case 'bore circlip':
      return bearings.fitsOfBoreCirclip(part)
    case 'collar':
      return bearings.fitsOfCollar(part)
    case 'hex key':
      return tools.fitsOfHexKey(part)
    case 'spanner':
      return tools.fitsOfSpanner(part)
    case 'tap':
      return tools.fitsOfTap(part)
    case 'chain':
    case 'sprocket':
      return tools.fitsOfChainDrive(part, kind.of)
    case 'pin':
      return pins.fitsOfPin(part)
    case 'spring pin':
      return pins.fitsOfSpringPin(part)
    case 'drilled pin':
      return pins.fitsOfDrilledPin(part)
    case 'blind rivet':
      return pins.fitsOfBlindRivet(part)
  }
}
