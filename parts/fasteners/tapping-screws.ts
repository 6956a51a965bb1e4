import { type Item, line, mirrored, type Point, path, zone } from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'
import { recessedFamilies } from './recessed-families.ts'
import { headVolume } from './recessed-heads.ts'
import { type ScrewForm, screwDrawing } from './recessed-views.ts'

const shank = {
  P: ['Pitch', 'mm'],
  b: ['Thread length', 'mm'],
  dc: ['Core diameter', 'mm'],
} as const

/** Screws that cut their own thread, with a cone point: tapping screws and wood screws. */
const families = recessedFamilies({ terms: shank, draw, volume })

export default {
  'cross-pan-tapping-screw': families.crossPan,
  'cross-countersunk-tapping-screw': families.crossCountersunk,
  'cross-raised-tapping-screw': families.crossRaised,
  'slotted-round-tapping-screw': families.slottedRound,
  'slotted-countersunk-tapping-screw': families.slottedCountersunk,
  'slotted-raised-tapping-screw': families.slottedRaised,
}

/** A screw with a thread of narrow ridges on a core. */
export interface TappingForm extends ScrewForm {
  readonly dc: number
}

/** ISO 1478, type C: the cone of the point is about so long as a share of the diameter; wood screws' is as well. */
const POINT = 0.9

/** How long the conical point is, in mm. */
export function pointOf({ d }: Pick<TappingForm, 'd'>): number {
  return d * POINT
}

/** How wide the foot of a ridge with flanks of 60 degrees is, as a share of the pitch. */
export function ridgeOf({ d, dc, P }: Pick<TappingForm, 'd' | 'dc' | 'P'>): number {
  return Math.min(0.7, (d - dc) / Math.sqrt(3) / P)
}

const THREAD = 'ISO 6410-1: a thread is drawn by its crests and roots'

function draw(form: TappingForm) {
  const { P } = form
  return screwDrawing(form, pointedShank(form), { prefix: '⌀', suffix: ` × ${P}`, also: ['P'] })
}

/** The shank from the side, ISO 6410-1: crests thick, roots thin, both ending in the point. */
function pointedShank(form: TappingForm): Item {
  const { d, l, b, dc, head: shape } = form
  const from = -shape.foot
  const start = Math.max(from, l - b)
  const coneStart = l - pointOf(form)
  const crest: Point[] = [
    [start, d / 2],
    [coneStart, d / 2],
    [l, 0],
  ]
  const root: Point[] = [
    [start, dc / 2],
    [coneStart, dc / 2],
    [l, 0],
  ]
  const isPlain = start - from > 0.01
  return [
    mirrored(
      [
        path(crest),
        path(root, 'thin'),
        zone([...crest, ...root.toReversed()], THREAD),
        ...(isPlain ? [line([from, d / 2], [start, d / 2])] : []),
      ],
      'x',
    ),
    isPlain ? line([start, -d / 2], [start, d / 2]) : [],
  ]
}

function volume(form: TappingForm): number {
  const { d, l, b, dc, head: shape, recess } = form
  const under = l + shape.foot
  const threaded = Math.min(b, under)
  const full = threaded - (pointOf(form) * 2) / 3
  const height = (d - dc) / 2
  const ridge = (height * ridgeOf(form) * Math.PI * (dc + (2 * height) / 3)) / 2
  return (
    headVolume(shape, recess) + cylinderVolume(dc, full) + ridge * full + cylinderVolume(d, under - threaded)
  )
}
