import type { Drawing } from '../drawing/drawing.ts'
import { type Dimensions, type DimensionTerm, defineFamily, type FamilyTerms } from '../family.ts'
import {
  countersunkHead,
  crossIn,
  crossTerms,
  domedHead,
  raisedHead,
  slotIn,
  slotTerms,
} from './recessed-heads.ts'
import { cone, depth, dome, head, overAll, thread } from './recessed-terms.ts'
import { type ScrewForm, screwForm } from './recessed-views.ts'

/** What is below a head: its terms, how a screw with it is drawn, and the volume of that screw in mm³. */
interface Shank<Terms extends FamilyTerms> {
  readonly terms: Terms & Readonly<Record<'P' | 'b', DimensionTerm>>
  readonly draw: (form: ScrewForm & Dimensions<Terms>) => Drawing
  readonly volume: (form: ScrewForm & Dimensions<Terms>) => number
}

/** The families of screws with this shank: one for each head that machine screws share with tapping and wood screws. */
export function recessedFamilies<const Terms extends FamilyTerms>({ terms, draw, volume }: Shank<Terms>) {
  return {
    /** A pan or round head with a cross recess, as ISO 7045, ISO 7049 and DIN 7996: height 0 is under the head. */
    crossPan: defineFamily({
      terms: { ...thread, ...crossTerms, ...terms, ...head, ...dome },
      form: sizes => screwForm(sizes, domedHead(sizes), at => crossIn(at, sizes.m)),
      draw,
      volume,
    }),
    /** A countersunk head with a cross recess, as ISO 7046, ISO 7050 and DIN 7997: height 0 is the head's face. */
    crossCountersunk: defineFamily({
      terms: { ...overAll, ...crossTerms, ...terms, ...cone },
      form: sizes => screwForm(sizes, countersunkHead(sizes), at => crossIn(at, sizes.m)),
      draw,
      volume,
    }),
    /** A raised countersunk one, as ISO 7047, ISO 7051 and DIN 7995: height 0 is the rim of the head's face. */
    crossRaised: defineFamily({
      terms: { ...overAll, ...crossTerms, ...terms, ...cone, ...dome },
      form: sizes => screwForm(sizes, raisedHead(sizes), at => crossIn(at, sizes.m)),
      draw,
      volume,
    }),
    /** A slotted head with a domed top, as the round, fillister and truss heads of ASME B18.6.3, and DIN 96. */
    slottedRound: defineFamily({
      terms: { ...thread, ...slotTerms, ...terms, ...head, ...depth, ...dome },
      form: sizes => screwForm(sizes, domedHead(sizes), at => slotIn(at, sizes.n, sizes.t)),
      draw,
      volume,
    }),
    /** A slotted countersunk head, as ISO 2009 and DIN 97. */
    slottedCountersunk: defineFamily({
      terms: { ...overAll, ...slotTerms, ...terms, ...cone, ...depth },
      form: sizes => screwForm(sizes, countersunkHead(sizes), at => slotIn(at, sizes.n, sizes.t)),
      draw,
      volume,
    }),
    /** A slotted raised countersunk head, as ISO 2010 and DIN 95. */
    slottedRaised: defineFamily({
      terms: { ...overAll, ...slotTerms, ...terms, ...cone, ...depth, ...dome },
      form: sizes => screwForm(sizes, raisedHead(sizes), at => slotIn(at, sizes.n, sizes.t)),
      draw,
      volume,
    }),
  }
}
