import { defineFamily, type Item, line, mirrored, nameThread, threadedRod } from '../drawing/kit.ts'
import { cylinderVolume, threadVolume } from '../geometry/volumes.ts'
import { recessedFamilies } from './recessed-families.ts'
import {
  countersunkHead,
  crossIn,
  crossTerms,
  domedHead,
  flatHead,
  headVolume,
  slotIn,
  slotTerms,
} from './recessed-heads.ts'
import { cone, depth, dome, head, overAll, thread } from './recessed-terms.ts'
import { type ScrewForm, screwDrawing, screwForm } from './recessed-views.ts'

const shank = { P: ['Pitch', 'mm'], b: ['Thread length', 'mm'] } as const

/** Machine screws: a metric or inch thread, its end chamfered. */
const families = recessedFamilies({ terms: shank, draw, volume })

/** A cheese head with a cross recess, as ISO 7048. */
const crossCheese = defineFamily({
  terms: { ...thread, ...crossTerms, ...shank, ...head },
  form: sizes => screwForm(sizes, flatHead(sizes, sizes.k * CHEESE), at => crossIn(at, sizes.m)),
  draw,
  volume,
})

/** A pan head with a cross recess of type Z (Pozidriv), as ISO 7045. */
const poziPan = defineFamily({
  terms: { ...thread, ...crossTerms, ...shank, ...head, ...dome },
  form: sizes => screwForm(sizes, domedHead(sizes), at => crossIn(at, sizes.m, 'Z')),
  draw: form => ({ ...draw(form), notes: ['Cross recess type Z'] }),
  volume,
})

/** A countersunk head with a cross recess of type Z (Pozidriv), as ISO 7046. */
const poziCountersunk = defineFamily({
  terms: { ...overAll, ...crossTerms, ...shank, ...cone },
  form: sizes => screwForm(sizes, countersunkHead(sizes), at => crossIn(at, sizes.m, 'Z')),
  draw: form => ({ ...draw(form), notes: ['Cross recess type Z'] }),
  volume,
})

/** A slotted cheese head, as ISO 1207. */
const slottedCheese = defineFamily({
  terms: { ...thread, ...slotTerms, ...shank, ...head, ...depth },
  form: sizes => screwForm(sizes, flatHead(sizes, sizes.k * CHEESE), at => slotIn(at, sizes.n, sizes.t)),
  draw,
  volume,
})

/** A slotted pan head, as ISO 1580: flat on top, `rf` the radius of its edge. */
const slottedPan = defineFamily({
  terms: { ...thread, ...slotTerms, ...shank, ...head, ...depth, rf: ['Radius of the edge', 'mm'] },
  form: sizes => screwForm(sizes, flatHead(sizes, sizes.rf), at => slotIn(at, sizes.n, sizes.t)),
  draw,
  volume,
})

export default {
  'cross-pan-screw': families.crossPan,
  'cross-cheese-screw': crossCheese,
  'cross-countersunk-screw': families.crossCountersunk,
  'cross-raised-screw': families.crossRaised,
  'pozi-pan-screw': poziPan,
  'pozi-countersunk-screw': poziCountersunk,
  'slotted-cheese-screw': slottedCheese,
  'slotted-pan-screw': slottedPan,
  'slotted-round-screw': families.slottedRound,
  'slotted-countersunk-screw': families.slottedCountersunk,
  'slotted-raised-screw': families.slottedRaised,
}

/** The radius of a cheese head's upper edge, as a share of its height. */
const CHEESE = 0.12

function draw(form: ScrewForm) {
  return screwDrawing(form, screwShank(form), nameThread(form.d, form.P))
}

/** The screw below its head: plain shank, if any, and thread, its end chamfered. */
function screwShank({ d, l, P, b, head: { foot } }: ScrewForm): Item {
  const from = -foot
  const start = Math.max(from, l - b)
  const isPlain = start - from > 0.01
  const rod = threadedRod({
    diameter: d,
    pitch: P,
    from: start,
    to: l,
    chamfer: ['to'],
    stop: isPlain ? ['from'] : [],
  })
  return isPlain ? [rod, mirrored([line([from, d / 2], [start, d / 2])], 'x')] : rod
}

function volume({ d, l, P, b, head: shape, recess }: ScrewForm): number {
  const under = l + shape.foot
  const threaded = Math.min(b, under)
  return headVolume(shape, recess) + threadVolume(d, P, threaded) + cylinderVolume(d, under - threaded)
}
