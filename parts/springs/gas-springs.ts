import {
  arcPoints,
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hole,
  type Item,
  line,
  note,
  outline,
  type Point,
  rect,
  roundCorners,
  sideView,
  standing,
  width,
} from '../drawing/kit.ts'
import { areaOf, cylinderVolume, turnedVolume } from '../geometry/volumes.ts'

/** How thick the tube's wall is, as a share of its diameter. */
const WALL = 0.07
/** From an eye's axis to where its neck begins, in degrees. */
const NECK = 40

/** A gas spring at full length, its rod on the left: the eyes seen through their holes. */
const gasSpring = defineFamily({
  terms: {
    F1: ['Extension force', 'N'],
    L: ['Length between the eyes', 'mm'],
    H: ['Stroke', 'mm'],
    D: ['Tube diameter', 'mm'],
    d: ['Rod diameter', 'mm'],
    dh: ['Eye hole', 'mm'],
    R: ['Mean spring rate', 'N/mm'],
  },
  form: dimensions => {
    const { L, H, D, d, dh } = dimensions
    const eye = eyeForm(d, dh)
    // The rod's stroke and a rest of it are free.
    return { ...dimensions, eye, tube: tubeForm(D, d, eye.length + H + d * 0.9 - L, -eye.length) }
  },
  draw: ({ L, H, D, d, dh, eye, tube }) => {
    const rim = tube.profile.reduce(
      (least, [, y], index, all) => (y < (all[least]?.[1] ?? y) ? index : least),
      0,
    )
    const body = along(standing(tube.profile.slice(rim)))
    const [from] = body[0] ?? [tube.from, 0]
    const round = tube.waist.radius
    return {
      views: [
        frontView(
          [
            seenEye(eye, y => -L - y),
            seenEye(eye, y => y),
            rect([eye.length - L, -d / 2], [from, d / 2]),
            outline(body),
            tube.waist.ends.map(x => line([x, -round], [x, round])),
            centreLine([-L - eye.outer / 2, 0], [eye.outer / 2, 0]),
            width('L', [-L, 0], [0, 0], 'below'),
            height('D', [tube.to - D, -D / 2], [tube.to - D, D / 2], { at: tube.to - D }, { prefix: '⌀' }),
            note([-L + eye.length + H / 2, d / 2], `Rod ⌀${d}, stroke ${H}`, {
              angle: 60,
              reach: 12,
              symbols: ['d', 'H'],
            }),
            diameter('dh', [0, 0], dh, { angle: 60, reach: 16 }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([circle([0, 0], D), eyeFromEnd(eye), centreMark([0, 0], D)], { axes: ['z', 'x'] }),
      ],
      notes: ['Shown at full length'],
    }
  },
  volume: ({ L, d, eye, tube }) =>
    turnedVolume(tube.shell) + cylinderVolume(d, tube.from + L - eye.length + 3) + 2 * eyeVolume(eye),
})

export default { 'gas-spring': gasSpring }

/** An eye, as thick as the rod and twice as wide as its hole, with the hole in the middle of 0 and its collar downwards; in mm. */
function eyeForm(rod: number, bore: number) {
  const outer = bore * 2
  const neck = rod * 0.62
  /** From the hole's middle to the end of the collar. */
  const length = outer / 2 + rod * 1.3
  const plate: readonly Point[] = [
    ...arcPoints([0, 0], outer / 2, -90 + NECK, 270 - NECK, 48),
    [-neck, -outer / 2 - 1.5],
    [neck, -outer / 2 - 1.5],
  ]
  const collar = roundCorners(
    [
      [0, -length],
      [rod * 0.75, -length],
      [rod * 0.75, -outer / 2 + 0.5],
      [0, -outer / 2 + 0.5],
    ],
    [0, 0.6, 0.6, 0],
  )
  return { outer, hole: bore, thickness: rod, length, plate, collar, collarDiameter: rod * 1.5 }
}

/** The tube: rolled in over the guide at the rod's end and into a waist behind it, drawn in to a dome at the other. */
function tubeForm(D: number, d: number, from: number, to: number) {
  const groove = from + D * 0.42
  const waist = { radius: D / 2 - D * 0.035, ends: [groove + D * 0.04, groove + D * 0.12] as const }
  const profile = roundCorners(
    [
      [D * 0.34, from + 0.4],
      [D / 2, from],
      [D / 2, groove],
      [waist.radius, waist.ends[0]],
      [waist.radius, waist.ends[1]],
      [D / 2, groove + D * 0.16],
      [D / 2, to - D * 0.02],
      [d * 0.6, to + 0.01],
      [0, to + 0.01],
    ],
    [0, D * 0.09, 0.4, 0.4, 0.4, 0.4, D * 0.2, 0.4, 0],
  )
  const inside = D / 2 - D * WALL
  /** The wall of the tube: its inside from the closed end down to the guide, then its outside. */
  const shell: readonly Point[] = [
    [0, to - D * WALL],
    [inside, to - D * WALL],
    [inside, from + D * 0.2],
    ...profile,
  ]
  return { from, to, waist, profile, shell }
}

/** The volume of an eye with its collar, which reaches into it, in mm³. */
function eyeVolume({ hole: bore, thickness, plate, collar }: ReturnType<typeof eyeForm>): number {
  return thickness * areaOf(plate) - cylinderVolume(bore, thickness) + turnedVolume(collar)
}

/** Upright points laid along x. */
function along(points: readonly Point[], place = (y: number) => y): Point[] {
  return points.map(([x, y]): Point => [place(y), x])
}

/** An eye through its hole, each height put where it belongs along x. */
function seenEye(eye: ReturnType<typeof eyeForm>, place: (y: number) => number): Item {
  const collar = along(standing(eye.collar), place)
  const plate = along(eye.plate, place)
  return [behind([...plate, ...plate.slice(0, 1)], collar), hole([place(0), 0], eye.hole), outline(collar)]
}

/** An eye from its end, and its collar behind it. */
function eyeFromEnd({ outer, thickness, collarDiameter }: ReturnType<typeof eyeForm>): Item {
  const [x, y] = [thickness / 2, outer / 2]
  const plate: readonly Point[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]
  return [outline(plate), behind(arcPoints([0, 0], collarDiameter / 2, 0, 360, 96), plate)]
}
