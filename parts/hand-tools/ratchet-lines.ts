import { arc, centreMark, circle, line, outline, type Point, path, rect, type Shape } from '../drawing/kit.ts'
import { driveLength } from './ratchet-form.ts'

interface Head {
  readonly D: number
  readonly t: number
  readonly q: number
  readonly neck: number
  /** Up to where the neck is drawn, from the left of the head, in mm. */
  readonly to: number
}

/** A ratchet's head from the side of its lever, its left at x = 0. */
export function headFront({ D, q, neck, to }: Head): Shape[] {
  const centre: Point = [D / 2, 0]
  const cheek = (side: 1 | -1) =>
    path([
      [D * 0.821, side * D * 0.383],
      [D * 1.5, side * neck * 0.5],
      [to, side * neck * 0.5],
    ])
  return [
    arc(centre, D / 2, 50, 310),
    cheek(1),
    cheek(-1),
    circle(centre, D * 0.7),
    circle(centre, D * 0.4),
    ...[-1, 1].map(side => circle([D * 0.48, side * D * 0.28], D * 0.07, 'thin')),
    outline(
      [
        [D / 2 - q / 2, -q / 2],
        [D / 2 + q / 2, -q / 2],
        [D / 2 + q / 2, q / 2],
        [D / 2 - q / 2, q / 2],
      ],
      'hidden',
    ),
    ...centreMark(centre, D),
  ]
}

/** The same from above: the square drive up, the lever down. */
export function headTop({ D, t, q, neck, to }: Head): Shape[] {
  const round = t * 0.16
  const cheek = (side: 1 | -1) =>
    path([
      [D - round, (side * t) / 2],
      [D, side * t * 0.4],
      [D * 1.5, side * neck * 0.5],
      [to, side * neck * 0.5],
    ])
  const face = (side: 1 | -1) => line([round, (side * t) / 2], [D - round, (side * t) / 2])
  const end = t / 2 - round
  return [
    face(1),
    face(-1),
    arc([round, end], round, 90, 180),
    arc([round, -end], round, 180, 270),
    line([0, -end], [0, end]),
    cheek(1),
    cheek(-1),
    rect([D * 0.18, t / 2], [D * 0.82, t / 2 + 1.7]),
    rect([(D - q) / 2, t / 2 + 1.7], [(D + q) / 2, t / 2 + driveLength(q)]),
    circle([D / 2, t / 2 + driveLength(q) * 0.62], q * 0.34),
    rect([D * 0.15, -t / 2 - 1.2], [D * 0.85, -t / 2]),
    rect([D * 0.3, -t / 2 - 1.2 - D * 0.07], [D * 0.86, -t / 2 - 1.2]),
  ]
}
