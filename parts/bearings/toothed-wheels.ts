import {
  behind,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexEnd,
  line,
  lying,
  move,
  note,
  outline,
  type Point,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'
import { gearCircles, involuteGear } from '../geometry/involute.ts'
import { areaOf, cylinderVolume, turnedVolume } from '../geometry/volumes.ts'
import { hubSide, pitchSide } from './hubs.ts'
import { type Bore, keyed, plain } from './keyed-bores.ts'
import { repeated } from './repeated.ts'

/** DIN 7721-2, tooth gap form N: width at the bottom, depth, and the angle between its flanks, by the pitch. */
const GAPS: Readonly<Record<number, Gap>> = {
  2.5: { bottom: 0.95, depth: 1, flanks: 50 },
  5: { bottom: 1.83, depth: 1.95, flanks: 50 },
  10: { bottom: 3.4, depth: 3.4, flanks: 50 },
}
/** A pulley's flanges are of sheet this thick, in mm. */
const SHEET = 1.5

/** A spur gear, DIN 867, with its hub towards the viewer. */
const gearWith = (bore: Bore) =>
  defineFamily({
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
      return {
        ...dimensions,
        ...gearCircles(gear),
        teeth: involuteGear(gear),
        bore: bore.outline(dimensions.d),
      }
    },
    draw: ({ m, z, d, b, N, L, teeth, pitch, root }) => {
      const over = Math.max(...teeth.map(([, y]) => y))
      // With an odd number of teeth a gap lies below.
      const under = Math.min(...teeth.map(([, y]) => y))
      return {
        views: [
          frontView(
            [
              outline(teeth),
              circle([0, 0], pitch, 'centre'),
              circle([0, 0], N),
              bore.end(d),
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
              rect([0, under], [b, over]),
              [root / 2, -root / 2].map(y => line([0, y], [b, y], 'hidden')),
              hubSide(N, b, L),
              pitchSide(pitch, b),
              bore.side(d, 0, L),
              width('b', [0, under], [b, under], 'below'),
              width('L', [0, under], [L, -N / 2], 'below'),
              height('d', [L, -d / 2], [L, d / 2], 'right', { prefix: '⌀' }),
              height('N', [L, -N / 2], [L, N / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['z', 'y'] },
          ),
        ],
        notes: ['Pressure angle 20°, no profile shift'],
      }
    },
    volume: ({ b, N, L, teeth, bore: hole }) =>
      areaOf(teeth) * b + cylinderVolume(N, L - b) - areaOf(hole) * L,
  })

/** A spur gear with a finished bore and keyway. */
const spurGear = gearWith(keyed)

/** A spur gear with a pilot bore, which the buyer makes to size. */
const pilotGear = gearWith(plain)

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
    const { P, z, d0, D, B, N, L } = dimensions
    return {
      ...dimensions,
      ...beltTeeth(P, z, d0),
      flange: flangeProfile(D, d0),
      ring: flangeRing(flangeProfile(D, d0), N / 2 - 0.1),
      /** One at the top, one at the side. */
      screw: { size: screwOf(N), at: (L + B) / 2, height: N / 2 + 0.1 },
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
            diameter('d0', [0, 0], d0, { angle: -40, reach: P < 5 ? 2.5 * D - d0 : D - d0 + 9 }),
            diameter('N', [0, 0], N, { angle: 145, reach: (D - N) / (P < 5 ? 0.5 : 2) + 12 }),
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
              reach: P < 5 ? 30 : 14,
              symbols: ['P', 'z'],
            }),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
  volume: ({ d, B, N, L, teeth, ring }) =>
    (areaOf(teeth) - areaOf(plain.outline(N))) * (B - 2 * SHEET) +
    cylinderVolume(N, L) -
    cylinderVolume(d, L) +
    2 * turnedVolume(ring),
  steel: ({ ring, screw: { size } }) => 2 * turnedVolume(ring) + 2 * cylinderVolume(size, size / 2),
})

export default { 'spur-gear': spurGear, 'pilot-gear': pilotGear, 'timing-pulley': timingPulley }

interface Gap {
  readonly bottom: number
  readonly depth: number
  readonly flanks: number
}

/** The gap of a pitch; of one that is not in the table, that of T5 in proportion. */
function gapOf(pitch: number): Gap {
  const { bottom, depth, flanks } = { bottom: 0.366 * pitch, depth: 0.39 * pitch, flanks: 50 }
  return GAPS[pitch] ?? { bottom, depth, flanks }
}

/** A set screw for a hub of this diameter, in mm. */
function screwOf(hub: number): number {
  if (hub < 14) return 3
  return hub < 20 ? 4 : 5
}

/** A pulley's teeth: their outline, and the heights at which their edges are seen from the side. */
function beltTeeth(pitch: number, count: number, outside: number) {
  const { bottom, depth, flanks } = gapOf(pitch)
  const scale = pitch / 5
  const radius = outside / 2
  const lean = Math.tan((flanks * Math.PI) / 360)
  const top = bottom / 2 + depth * lean
  // Flanks are drawn square to the gap's middle; their rounded ends are short straight cuts.
  const rim = Math.sqrt(radius ** 2 - (top + 0.3 * scale) ** 2)
  const gap: readonly Point[] = [
    [top + 0.3 * scale, rim],
    [top - 0.12 * scale, radius - 0.25 * scale],
    [bottom / 2 + 0.1 * scale, radius - depth + 0.25 * scale],
    [bottom / 2 - 0.3 * scale, radius - depth],
    [-bottom / 2 + 0.3 * scale, radius - depth],
    [-bottom / 2 - 0.1 * scale, radius - depth + 0.25 * scale],
    [-top + 0.12 * scale, radius - 0.25 * scale],
    [-top - 0.3 * scale, rim],
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

/** A flange's section, dished round the hub and closed. */
function flangeRing(profile: readonly Point[], inner: number): Point[] {
  const [under = 0] = profile.map(([, y]) => y)
  const foot = profile.at(-1)?.[0] ?? inner
  return [[inner, under], ...profile, [foot - 1.3, -0.45], [inner, -0.45], [inner, under]]
}
