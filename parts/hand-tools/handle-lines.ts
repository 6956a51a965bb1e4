import { arc, circle, line, type Point, path, type Shape } from '../drawing/kit.ts'
import { halfAt, PADS, padReach } from './handle-form.ts'

const STEPS = 60

/**
 * A handle of two components from the side, from x = 0 to the right. Of its three soft pads one is on top: from the front its
 * crest is seen, and another pad before it; from above it lies in the middle.
 */
export function handleSide(h: number, diameter: number, from: 'front' | 'above' = 'front'): Shape[] {
  const core = diameter - 2 * PADS.proud
  const along = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  const radius = (share: number) => core * halfAt(share)
  const body = along.map((share): Point => [share * h, radius(share)])
  const padAt = (step: number) => PADS.from + (PADS.to - PADS.from) * step
  const crest = along.map((step): Point => {
    const proud = PADS.proud * Math.min(1, (1 - (2 * step - 1) ** 12) * 2)
    return [padAt(step) * h, radius(padAt(step)) + proud]
  })
  // The pad at 120 degrees from the top one turns its near border to the viewer.
  const border = (side: 1 | -1) =>
    along.map((step): Point => {
      const angle = (2 * Math.PI) / 3 + side * padReach(step)
      return [padAt(step) * h, radius(padAt(step)) * Math.cos(angle)]
    })
  const topBorder = along.map(
    (step): Point => [padAt(step) * h, radius(padAt(step)) * Math.cos(padReach(step))],
  )
  const middle = [1, -1].map(side =>
    path(
      along.map((step): Point => [padAt(step) * h, side * radius(padAt(step)) * Math.sin(padReach(step))]),
      'thin',
    ),
  )
  const pads = [path(crest), path(topBorder, 'thin'), path(border(1), 'thin'), path(border(-1), 'thin')]
  const ends = [0.13, 0.26].map(share =>
    line([share * h, -radius(share)], [share * h, radius(share)], 'thin'),
  )
  return [
    path(body),
    path(body.map(([x, r]): Point => [x, -r])),
    line([0, -radius(0)], [0, radius(0)]),
    line([h, -radius(1)], [h, radius(1)]),
    ...(from === 'front' ? pads : middle),
    ...ends,
  ]
}

/** The handle from the blade's end: the collar, and the circle that goes round the pads. */
export function handleEnd(diameter: number): Shape[] {
  const core = diameter - 2 * PADS.proud
  return [
    circle([0, 0], core * 0.94),
    ...[0, 1, 2].map(pad => arc([0, 0], diameter / 2, pad * 120 + 90 - 42, pad * 120 + 90 + 42)),
    circle([0, 0], diameter, 'thin'),
    circle([0, 0], core * 0.54, 'thin'),
  ]
}
