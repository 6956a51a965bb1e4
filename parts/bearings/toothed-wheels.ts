import {
  aligned,
  arc,
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexEnd,
  type Item,
  line,
  lying,
  move,
  note,
  outline,
  type Point,
  path,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { gearCircles, involuteGear } from '../geometry/involute.ts'
import { boreEnd, boreSide } from './keyed-bores.ts'
import { repeated } from './repeated.ts'

/** DIN 7721-2, tooth gap form N of T5: width at the bottom, depth, and the angle between its flanks. */
const GAP = { bottom: 1.83, depth: 1.95, flanks: 50 }
/** A pulley's flanges are of sheet this thick, in mm. */
const SHEET = 1.5
/** ISO 606: the sides of a sprocket's teeth are turned off over about 0.13 of the pitch, so that plates slide on. */
const SIDE_RELIEF = 0.13

/** A spur gear, DIN 867, with its hub towards the viewer. */
const spurGear = defineFamily({
  terms: {
    m: ['Module', 'mm'],
    z: ['Teeth', ''],
    d: ['Bore', 'mm'],
    b: ['Face width', 'mm'],
    N: ['Hub diameter', 'mm'],
    L: ['Length through bore', 'mm'],
  },
  form: dimensions => {
    const gear = { module: dimensions.m, teeth: dimensions.z }
    return { ...dimensions, ...gearCircles(gear), teeth: involuteGear(gear) }
  },
  draw: ({ m, z, d, b, N, L, teeth, pitch, root }) => {
    const over = Math.max(...teeth.map(([, y]) => y))
    return {
      views: [
        frontView(
          [
            outline(teeth),
            circle([0, 0], pitch, 'centre'),
            circle([0, 0], N),
            boreEnd(d),
            centreMark([0, 0], 2 * over),
            note([(pitch / 2) * Math.SQRT1_2, (pitch / 2) * Math.SQRT1_2], `m = ${m}, z = ${z}`, {
              angle: 45,
              reach: 12,
              symbols: ['m', 'z'],
            }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            rect([0, -over], [b, over]),
            [root / 2, -root / 2].map(y => line([0, y], [b, y], 'hidden')),
            hubSide(N, b, L),
            pitchSide(pitch, b),
            boreSide(d, 0, L),
            width('b', [0, -over], [b, -over], 'below'),
            width('L', [0, -over], [L, -N / 2], 'below'),
            height('d', [L, -d / 2], [L, d / 2], 'right', { prefix: '⌀' }),
            height('N', [L, -N / 2], [L, N / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
      notes: ['Pressure angle 20°, no profile shift'],
    }
  },
})

/** A timing belt pulley, DIN 7721-2, with its hub towards the viewer. */
const timingPulley = defineFamily({
  terms: {
    P: ['Pitch', 'mm'],
    z: ['Teeth', ''],
    d: ['Bore', 'mm'],
    d0: ['Diameter over teeth', 'mm'],
    D: ['Flange diameter', 'mm'],
    B: ['Width over flanges', 'mm'],
    N: ['Hub diameter', 'mm'],
    L: ['Length through bore', 'mm'],
  },
  form: dimensions => {
    const { z, d0, D, B, N, L } = dimensions
    return {
      ...dimensions,
      ...beltTeeth(z, d0),
      flange: flangeProfile(D, d0),
      /** The flanges' bore. */
      inner: N / 2 - 4,
      /** One at the top, one at the side. */
      screw: { size: 5, at: (L + B) / 2, height: N / 2 + 0.1 },
    }
  },
  draw: ({ P, z, d, d0, D, B, N, L, edges, flange, screw }) => {
    const rim = lying(flange)
    const left = [...rim, ...rim.toReversed().map(([x, y]): Point => [x, -y])]
    const right = left.map(([x, y]): Point => [B - x, y])
    const face = Math.max(...rim.filter(([x]) => x === 0).map(([, y]) => y))
    return {
      views: [
        frontView(
          [
            [D, N, d].map(size => circle([0, 0], size)),
            circle([0, 0], d0, 'hidden'),
            centreMark([0, 0], D),
            diameter('D', [0, 0], D, { angle: 35 }),
            diameter('d0', [0, 0], d0, { angle: -40, reach: D - d0 + 9 }),
            diameter('N', [0, 0], N, { angle: 145, reach: (D - N) / 2 + 12 }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            outline(left),
            outline(right),
            edges.map(y =>
              behind(
                [
                  [0, y],
                  [B, y],
                ],
                left,
                right,
              ),
            ),
            hubSide(N, B, L),
            [d / 2, -d / 2].map(y => line([0, y], [L, y], 'hidden')),
            circle([screw.at, 0], screw.size),
            move(hexEnd(screw.size / 2, { isChamfered: false }), screw.at, 0),
            centreLine([screw.at, -screw.size / 2], [screw.at, N / 2]),
            width('B', [0, -face], [B, -face], 'below'),
            width('L', [0, -face], [L, -N / 2], 'below'),
            height('d', [L, -d / 2], [L, d / 2], 'right', { prefix: '⌀' }),
            note([B / 2, Math.max(...edges)], `T${P}, ${z} teeth`, {
              angle: 65,
              reach: 14,
              symbols: ['P', 'z'],
            }),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

/** A sprocket for simplex roller chain with its hub towards the viewer, and the seats of two rollers of its chain. */
const sprocket = defineFamily({
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
      screw: { size: 6, at: (L + b) / 2, height: N / 2 + 0.12 },
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
            boreEnd(d),
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
            boreSide(d, 0, L),
            rect([screw.at - screw.size / 2, N / 2], [screw.at + screw.size / 2, screw.height]),
            centreLine([screw.at, d / 2], [screw.at, screw.height]),
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
})

export default { 'spur-gear': spurGear, 'timing-pulley': timingPulley, sprocket }

/** A hub on the right of a disc that is `from` thick, as far as `to`, and the axis through both. */
function hubSide(hub: number, from: number, to: number): Item {
  return [
    path([
      [from, hub / 2],
      [to, hub / 2],
      [to, -hub / 2],
      [from, -hub / 2],
    ]),
    centreLine([0, 0], [to, 0]),
  ]
}

/** The pitch circle from the side. */
function pitchSide(pitch: number, wide: number): Item {
  return [pitch / 2, -pitch / 2].map(y => centreLine([0, y], [wide, y]))
}

/** A pulley's teeth: their outline, and the heights at which their edges are seen from the side. */
function beltTeeth(count: number, outside: number) {
  const radius = outside / 2
  const lean = Math.tan((GAP.flanks * Math.PI) / 360)
  const top = GAP.bottom / 2 + GAP.depth * lean
  // Flanks are drawn square to the gap's middle; their rounded ends are short straight cuts.
  const rim = Math.sqrt(radius ** 2 - (top + 0.3) ** 2)
  const gap: readonly Point[] = [
    [top + 0.3, rim],
    [top - 0.12, radius - 0.25],
    [GAP.bottom / 2 + 0.1, radius - GAP.depth + 0.25],
    [GAP.bottom / 2 - 0.3, radius - GAP.depth],
    [-GAP.bottom / 2 + 0.3, radius - GAP.depth],
    [-GAP.bottom / 2 - 0.1, radius - GAP.depth + 0.25],
    [-top + 0.12, radius - 0.25],
    [-top - 0.3, rim],
  ]
  const teeth = repeated(gap, count)
  const outermost = teeth.filter(([x, y]) => x < 0 && Math.hypot(x, y) > radius - 1e-6)
  return { teeth, edges: outermost.map(([, y]) => y) }
}

/** A flange of sheet from inside to outside, [radius, height], its outer face at 0: the rim is flared outwards from the teeth. */
function flangeProfile(outside: number, teeth: number): Point[] {
  return [
    [teeth / 2 - 0.5, -SHEET],
    [outside / 2 - 0.4, -SHEET + 0.75],
    [outside / 2, -SHEET + 1],
    [outside / 2, -0.25],
    [outside / 2 - 0.25, 0],
    [teeth / 2 + 0.5, 0],
  ]
}

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
