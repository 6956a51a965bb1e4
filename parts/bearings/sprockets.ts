import {
  aligned,
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  outline,
  type Point,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { areaOf, cylinderVolume } from '../geometry/volumes.ts'
import { hubSide, pitchSide } from './hubs.ts'
import { type Bore, keyed, plain } from './keyed-bores.ts'
import { repeated } from './repeated.ts'

/** ISO 606: the sides of a sprocket's teeth are turned off over about 0.13 of the pitch, so that plates slide on. */
const SIDE_RELIEF = 0.13
/** What that leaves of the toothed rim. */
const RELIEVED = 0.98

/** A sprocket for simplex roller chain with its hub towards the viewer, and the seats of two rollers of its chain. */
const sprocketWith = (bore: Bore, hasScrew: boolean) =>
  defineFamily({
    terms: {
      p: ['Pitch', 'mm'],
      z: ['Teeth', ''],
      d: ['Bore', 'mm'],
      d1: ['Roller diameter', 'mm'],
      da: ['Outside diameter', 'mm'],
      b: ['Tooth width', 'mm'],
      N: ['Hub diameter', 'mm'],
      L: ['Length through bore', 'mm'],
    },
    form: dimensions => {
      const { p, z, d1, da, b, N, L } = dimensions
      // ISO 606: the joints of the chain lie a pitch apart on this diameter.
      const pitch = p / Math.sin(Math.PI / z)
      const teeth = sprocketOutline(dimensions, pitch)
      const outside = Math.max(...teeth.map(([x, y]) => Math.hypot(x, y)))
      const from = da / 2 - d1 * 0.62
      return {
        ...dimensions,
        teeth,
        pitch,
        outside,
        /** The rim's inside, the radius from which its sides are turned off, and half its width at a radius. */
        inner: N / 2 - 2,
        from,
        half: (radius: number) => {
          const share = Math.max(0, (radius - from) / (outside - from))
          return b / 2 - SIDE_RELIEF * p * (1 - Math.sqrt(Math.max(0, 1 - share ** 2 * 0.85)))
        },
        bore: bore.outline(dimensions.d),
        screw: hasScrew ? { size: screwOf(p), at: (L + b) / 2, height: N / 2 + 0.12 } : null,
      }
    },
    draw: ({ z, d, d1, da, b, N, L, teeth, pitch, outside, from, half, screw }) => {
      const over = Math.max(...teeth.map(([, y]) => y))
      const under = Math.min(...teeth.map(([, y]) => y))
      const joint = (index: number): Point => {
        const angle = Math.PI / 2 + (index * 2 * Math.PI) / z
        return [(pitch / 2) * Math.cos(angle), (pitch / 2) * Math.sin(angle)]
      }
      const radii = Array.from({ length: 9 }, (_, step) => from + ((outside - from) * step) / 8)
      // The teeth next to the top lean, so that their tips are seen a little lower.
      const side = (end: number) => radii.map((radius): Point => [half(radius), (radius * end) / outside])
      const right = [...side(under).toReversed(), ...side(over)]
      const rim = [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])]
      return {
        views: [
          frontView(
            [
              outline(teeth),
              circle([0, 0], pitch, 'centre'),
              circle([0, 0], N),
              [0, 1].map(index =>
                arc(joint(index), d1 / 2, 200 + (index * 360) / z, 340 + (index * 360) / z, 'thin'),
              ),
              bore.end(d),
              centreMark([0, 0], da),
              aligned('p', joint(1), joint(0), 14),
              diameter('d1', joint(0), d1, { angle: 60, reach: 10 }),
              diameter('da', [0, 0], da, { angle: 90 - (4.5 * 360) / z }),
            ],
            { axes: ['x', 'y'] },
          ),
          sideView(
            [
              outline(rim.map(([x, y]): Point => [x + b / 2, y])),
              hubSide(N, b, L),
              pitchSide(pitch, b),
              bore.side(d, 0, L),
              screw
                ? [
                    rect([screw.at - screw.size / 2, N / 2], [screw.at + screw.size / 2, screw.height]),
                    centreLine([screw.at, d / 2], [screw.at, screw.height]),
                  ]
                : [],
              width('b', [0, (under * from) / outside], [b, (under * from) / outside], 'below'),
              width('L', [0, (under * from) / outside], [L, -N / 2], 'below'),
              height('d', [L, -d / 2], [L, d / 2], 'right', { prefix: '⌀' }),
              height('N', [L, -N / 2], [L, N / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
      }
    },
    volume: ({ b, N, L, teeth, bore: hole }) =>
      areaOf(teeth) * b * RELIEVED + cylinderVolume(N, L - b) - areaOf(hole) * L,
  })

/** A sprocket with a finished bore, a keyway and a set screw above it. */
const sprocket = sprocketWith(keyed, true)

/** A sprocket with a pilot bore, which the buyer makes to size. */
const pilotSprocket = sprocketWith(plain, false)

export default { sprocket, 'pilot-sprocket': pilotSprocket }

/** The set screw of a sprocket for a chain of this pitch, in mm. */
function screwOf(pitch: number): number {
  const [, size] = SCREWS.find(([upTo]) => pitch <= upTo) ?? [0, 12]
  return size
}

/** Up to which pitch sprockets have which set screw, in mm. */
const SCREWS = [
  [10, 4],
  [13, 6],
  [20, 8],
  [26, 10],
] as const

/**
 * The outline of a sprocket's teeth, ISO 606: a roller seat of 0.505 of the roller round each joint, then flanks of radius
 * 0.12 d1 (z + 2) up to the outside circle. Whole turns start in the middle of a gap at the top.
 */
function sprocketOutline({ z, d1, da }: Readonly<Record<'z' | 'd1' | 'da', number>>, pitch: number): Point[] {
  const pitchRadius = pitch / 2
  const seat = 0.505 * d1
  const flank = 0.12 * d1 * (z + 2)
  const seatAngle = ((140 - 90 / z) * Math.PI) / 180
  // In the gap's own frame: the joint at (0, pitchRadius), the seat below it. One side only, mirrored for the other.
  const half = Array.from({ length: 9 }, (_, step): Point => {
    const angle = -Math.PI / 2 + ((seatAngle / 2) * step) / 8
    return [seat * Math.cos(angle), pitchRadius + seat * Math.sin(angle)]
  })
  const end = -Math.PI / 2 + seatAngle / 2
  const centre: Point = [(seat + flank) * Math.cos(end), pitchRadius + (seat + flank) * Math.sin(end)]
  const flankPoints: Point[] = []
  for (let step = 1; step <= 80; step++) {
    const angle = end + Math.PI - step * 0.02
    const point: Point = [centre[0] + flank * Math.cos(angle), centre[1] + flank * Math.sin(angle)]
    const isOut = Math.hypot(...point) >= da / 2
    const isPastMiddle = Math.atan2(point[0], point[1]) >= Math.PI / z
    if (isPastMiddle) break
    if (isOut) {
      flankPoints.push(onCircle(point, da / 2))
      break
    }
    flankPoints.push(point)
  }
  const right = [...half, ...flankPoints]
  return repeated([...right.toReversed(), ...right.slice(1).map(([x, y]): Point => [-x, y])], z)
}

function onCircle([x, y]: Point, radius: number): Point {
  const share = radius / Math.hypot(x, y)
  return [x * share, y * share]
}
