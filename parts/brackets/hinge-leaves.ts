import {
  arc,
  centreLine,
  circle,
  hole,
  type Item,
  line,
  type Point,
  path,
  roundCorners,
} from '../drawing/kit.ts'
import { knuckleClearance, knuckleDiameter } from './hinge-form.ts'

interface HingeSizes {
  readonly l: number
  readonly b: number
  readonly t: number
  readonly d: number
  readonly d1: number
  readonly d2: number
}

/** The opened hinge from its countersunk side: both leaves, the knuckles each one has, and the holes. */
export function openLeaves(
  { l, b, t, d, d1, d2 }: HingeSizes,
  knuckles: readonly (readonly [from: number, to: number])[],
  holes: readonly Point[],
): Item[] {
  const barrel = knuckleDiameter(d, t) / 2
  const leaf = roundCorners(
    [
      [-barrel, l / 2],
      [-b / 2, l / 2],
      [-b / 2, -l / 2],
      [-barrel, -l / 2],
    ],
    [0, 4, 4, 0],
  )
  const turned = ([x, y]: Point): Point => [-x, -y]
  return [
    path(leaf),
    path(leaf.map(turned)),
    ...knuckles.map(([from, to]) =>
      path([
        [-barrel, from],
        [barrel, from],
        [barrel, to],
        [-barrel, to],
        [-barrel, from],
      ]),
    ),
    ...[...holes, ...holes.map(turned)].map(centre => [hole(centre, d1), circle(centre, d2)]),
    centreLine([0, -l / 2], [0, l / 2]),
  ]
}

/** The opened hinge along its pin: the rolled knuckle, and both leaves on their edges. */
export function rolledEnd({ b, t, d }: HingeSizes): Item[] {
  const barrel = knuckleDiameter(d, t) / 2
  const low = -barrel
  const edge = knuckleClearance(d, t)
  return [
    circle([0, 0], d),
    arc([0, 0], barrel, -90, 180),
    arc([0, 0], d / 2 + 0.05, -90, 160),
    path([
      [0, low],
      [-b / 2, low],
      [-b / 2, low + t],
      [-edge, low + t],
    ]),
    path([
      [0, low],
      [b / 2, low],
      [b / 2, low + t],
      [edge, low + t],
    ]),
    line([-barrel, 0], [-edge, low + t]),
    centreLine([-barrel, 0], [barrel, 0]),
    centreLine([0, -barrel], [0, barrel]),
  ]
}
