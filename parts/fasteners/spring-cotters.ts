import {
  arcPoints,
  behind,
  centreMark,
  defineFamily,
  frontView,
  height,
  note,
  type Point,
  path,
  radius,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

/** How steeply the free end of the waved leg stands off the straight one, in degrees: it is pushed on there. */
const LEAD = 20
/** From point to point of an arc, in degrees. */
const STEP = 2

/**
 * A spring cotter as DIN 11024, which is also called an R-clip: the straight leg along x, through the hole, the waved one above it
 * round the shaft, and on the left the coil between them. The coil's middle is over x = 0.
 */
const springCotter = defineFamily({
  terms: {
    d: ['Hole', 'mm'],
    D: ['Largest shaft', 'mm'],
    l1: ['Length from the coil', 'mm'],
    d3: ['Wire', 'mm'],
    d4: ['Coil inside', 'mm'],
    l2: ['Shaft from the coil', 'mm'],
    l3: ['Shaft to neck', 'mm'],
    h: ['Opening at the necks', 'mm'],
    r1: ['Radius at the shaft', 'mm'],
    r2: ['Radius at the necks', 'mm'],
  },
  form: dimensions => {
    const wave = waveOf(dimensions)
    const turned = 540 + wave.descent
    const coil = (dimensions.d4 + dimensions.d3) / 2
    return { ...dimensions, coil, turned, wave, wire: wireOf(dimensions, coil, turned, wave) }
  },
  draw: ({ d, D, d3, d4, l1, l2, l3, h, r1, r2, coil, wave }) => {
    const half = d3 / 2
    const round = arcPoints([0, coil], d4 / 2 + d3, 0, 360, 120)
    const [over, under] = [wave.legAt(half), wave.legAt(-half)]
    const leg = [...over, ...under.toReversed()]
    const rim = behind(round, leg)
    const eye = behind(arcPoints([0, coil], d4 / 2, 0, 360, 120), leg)
    const straight = (y: number) =>
      behind(
        [
          [0, y],
          [l1, y],
        ],
        round,
      )
    return {
      views: [
        frontView(
          [
            rim,
            eye,
            straight(half),
            straight(-half),
            path([
              [l1, -half],
              [l1, half],
            ]),
            path([...over, ...under.slice(-1)]),
            path(under),
            centreMark([0, coil], d4),
            centreMark([l2, wave.middle], r1 * 2),
            width('l1', [0, coil], [l1, half], 'below'),
            width('l2', [0, coil], [l2, wave.middle], 'above'),
            width('l3', [l2, wave.middle], [l2 + l3, h + half], 'above'),
            height('d4', [0, half], [0, half + d4], 'left', { prefix: '⌀' }),
            height('h', [l2 + l3, half], [l2 + l3, half + h], 'right'),
            height('d3', [l1, -half], [l1, half], 'right', { prefix: '⌀' }),
            radius('r1', [l2, wave.middle], r1, { angle: 60, reach: -r1 * 0.7 }),
            note([l2, wave.middle + r1 + d3], `For holes ${d} in shafts up to ${D}`, { symbols: ['d', 'D'] }),
            radius('r2', [l2 - l3, wave.neck], r2, { angle: 250, reach: -r2 * 0.7 }),
          ],
          { axes: ['y', 'x'] },
        ),
      ],
      notes: ['Ends deburred'],
    }
  },
  volume: ({ d3, wire }) =>
    cylinderVolume(
      d3,
      wire.slice(1).reduce((sum, [x, y, z], index) => {
        const [fromX, fromY, fromZ] = wire[index] ?? [x, y, z]
        return sum + Math.hypot(x - fromX, y - fromY, z - fromZ)
      }, 0),
    ),
})

export default { 'spring-cotter': springCotter }

type Dimensions = Readonly<Record<'d3' | 'd4' | 'l1' | 'l2' | 'l3' | 'h' | 'r1' | 'r2', number>>
type Wave = ReturnType<typeof waveOf>
/** A point of the wire's middle line: along the legs, across them in their plane, and out of it towards the eye. */
type Place = readonly [x: number, y: number, z: number]

/** The waved leg: it leaves the coil on a tangent, and arcs of the necks and of the bulge follow each other without a corner. */
function waveOf({ d3, d4, l1, l2, l3, h, r1, r2 }: Dimensions) {
  const coil = (d4 + d3) / 2
  const [neckRadius, bulgeRadius] = [r2 + d3 / 2, r1 + d3 / 2]
  const neck = h + d3 + neckRadius
  // The bulge's middle lies about on the straight leg, where its arc touches those of the necks.
  const middle = neck - Math.sqrt((bulgeRadius + neckRadius) ** 2 - l3 ** 2)
  const [along, up] = [l2 - l3, neck - coil]
  const apart = Math.hypot(along, up)
  const descent = degrees(Math.asin((coil + neckRadius) / apart) - Math.atan2(up, along))
  const opening = degrees(Math.asin(l3 / (bulgeRadius + neckRadius)))
  const bend = (centre: Point, size: number, from: number, to: number) =>
    arcPoints(centre, size, from, to, Math.max(2, Math.ceil(Math.abs(to - from) / STEP)))
  /** The line of the leg that lies so far above its middle line, from the coil to its end. */
  const legAt = (off: number): Point[] => {
    const second = bend([l2 + l3, neck], neckRadius - off, 270 - opening, 270 + LEAD)
    const [x, y] = second.at(-1) ?? [0, 0]
    // It ends half way between its neck and the end of the straight one.
    const end = (l1 + l2 + l3) / 2 - off * Math.sin((LEAD * Math.PI) / 180)
    return [
      onCircle([0, coil], coil + off, 90 - descent),
      ...bend([l2 - l3, neck], neckRadius - off, 270 - descent, 270 + opening),
      ...bend([l2, middle], bulgeRadius + off, 90 + opening, 90 - opening).slice(1),
      ...second.slice(1),
      [end, y + (end - x) * Math.tan((LEAD * Math.PI) / 180)],
    ]
  }
  return { neck, middle, descent, legAt }
}

/**
 * The middle line of the whole wire. In the coil the turns lie beside each other; the legs come back into one plane over the way from
 * where they are clear of it to the bulge.
 */
function wireOf({ d3, l1, l2, l3 }: Dimensions, coil: number, turned: number, { legAt }: Wave): Place[] {
  const out = d3 * (turned / 720) * 1.01
  const clear = Math.sqrt(2 * coil * d3) * 1.1
  const back = (x: number) => {
    const share = Math.min(1, Math.max(0, (x - clear) / Math.max(1, l2 - l3 / 2 - clear)))
    return out * (1 - share * share * (3 - 2 * share))
  }
  const steps = 24
  const straight = Array.from({ length: steps }, (_, step): Place => {
    const x = step === 0 ? l1 : l2 * (1 - (step - 1) / (steps - 1))
    return [x, 0, -back(x)]
  })
  const round = Array.from({ length: Math.ceil(turned / STEP) }, (_, step): Place => {
    const [x, y] = onCircle([0, coil], coil, 270 - step * STEP)
    return [x, y, out * ((2 * step * STEP) / turned - 1)]
  })
  const [from = [0, 0], to = [0, 0], ...rest] = legAt(0)
  const tangent = Array.from({ length: steps }, (_, step): Point => {
    const share = step / steps
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
  return [
    ...straight.slice(0, -1),
    ...round,
    ...[...tangent, to, ...rest].map(([x, y]): Place => [x, y, back(x)]),
  ]
}

function onCircle([x, y]: Point, size: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + size * Math.cos(turn), y + size * Math.sin(turn)]
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
