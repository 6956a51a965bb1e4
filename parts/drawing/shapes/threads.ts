import { minorDiameter } from '../../geometry/iso-forms.ts'
import type { Point } from '../../geometry/profile.ts'
import type { Shape } from '../drawing.ts'
import { arc, circle, line, path, zone } from './lines.ts'

/** Why the model's grooves are not seen in a drawing. */
const THREAD = 'ISO 6410-1: a thread is drawn by its crests and roots'

export interface RodOptions {
  /** Nominal diameter in mm. */
  readonly diameter: number
  readonly pitch: number
  /** From where to where it is threaded, along x. */
  readonly from: number
  readonly to: number
  /** The ends that are chamfered down to the roots at 45 degrees. */
  readonly chamfer?: readonly ('from' | 'to')[]
  /** The ends where the full thread stops: a thick line across, ISO 6410-1. */
  readonly stop?: readonly ('from' | 'to')[]
  /** The ends that are free, and closed by a line. */
  readonly ends?: readonly ('from' | 'to')[]
}

/** A threaded rod from the side, ISO 6410-1: crests thick, roots thin, without its centre line. */
export function threadedRod(options: RodOptions): Shape[] {
  const { diameter, pitch, from, to, chamfer = [], stop = [], ends = chamfer } = options
  const crest = diameter / 2
  const root = minorDiameter(diameter, pitch) / 2
  const way = Math.sign(to - from)
  const cut = (crest - root) * way
  const side: Point[] = [
    ...(chamfer.includes('from') ? ([[from, root]] as const) : []),
    [chamfer.includes('from') ? from + cut : from, crest],
    [chamfer.includes('to') ? to - cut : to, crest],
    ...(chamfer.includes('to') ? ([[to, root]] as const) : []),
  ]
  // Between crests and roots the model has its grooves.
  const grooves: Point[] = [...side, [to, root], [from, root]]
  const across = (x: number, reach: number) => line([x, -reach], [x, reach])
  const place = { from, to }
  const inward = { from: from + cut, to: to - cut }
  return [
    zone(grooves, THREAD),
    zone(
      grooves.map(([x, y]) => [x, -y]),
      THREAD,
    ),
    path(side),
    path(side.map(([x, y]) => [x, -y])),
    line([from, root], [to, root], 'thin'),
    line([from, -root], [to, -root], 'thin'),
    ...chamfer.map(end => across(inward[end], crest)),
    ...stop.map(end => across(place[end], crest)),
    ...ends.map(end => across(place[end], chamfer.includes(end) ? root : crest)),
  ]
}

/** An outer thread seen from its end: crests a circle, roots three quarters of a thin one. */
export function threadEnd(diameter: number, pitch: number, centre: Point = [0, 0]): Shape[] {
  return [circle(centre, diameter), arc(centre, minorDiameter(diameter, pitch) / 2, 95, 365, 'thin')]
}

/** A threaded hole seen from its end: the core a circle, the thread's full diameter three quarters of a thin one. */
export function tappedHoleEnd(diameter: number, pitch: number, centre: Point = [0, 0]): Shape[] {
  return [circle(centre, minorDiameter(diameter, pitch)), arc(centre, diameter / 2, 95, 365, 'thin')]
}

/** A through hole with a thread, its axis along x, in a section ('visible') or behind material ('hidden'). */
export function tappedHole(
  options: Pick<RodOptions, 'diameter' | 'pitch' | 'from' | 'to'> & { readonly isHidden?: boolean },
): Shape[] {
  const { diameter, pitch, from, to, isHidden = false } = options
  const core = minorDiameter(diameter, pitch) / 2
  return [core, -core, diameter / 2, -diameter / 2].map((y, index) =>
    line([from, y], [to, y], isHidden ? 'hidden' : index < 2 ? 'visible' : 'thin'),
  )
}
