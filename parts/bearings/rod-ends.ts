import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  hexSide,
  line,
  minorDiameter,
  type Point,
  path,
  sideView,
  tappedHole,
  threadedRod,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { areaOf, cylinderVolume, hexagonVolume, threadVolume, turnedVolume } from '../geometry/volumes.ts'
import { chamferedBall, chamferedSeat } from './ball-joints.ts'
import { closed } from './ring-sections.ts'

/** The eye's flanks run to the shank at this angle to its axis, in degrees, and open out to it alike. */
const BLEND = 30
const RADIANS = (BLEND * Math.PI) / 180
const [SIN, COS, TAN] = [Math.sin(RADIANS), Math.cos(RADIANS), Math.tan(RADIANS)]
/** The hexagon for the spanner, as a share of the thread. */
const HEXAGON = 0.7

const eyeTerms = {
  G: ['Thread', 'mm'],
  d: ['Bore', 'mm'],
  h: ['From the middle to the end', 'mm'],
  P: ['Pitch', 'mm'],
  B: ['Width of the inner ring', 'mm'],
  C: ['Width of the eye', 'mm'],
  d4: ['Diameter of the eye', 'mm'],
  seat: ['Seat of the bearing', 'mm'],
  dk: ['Sphere', 'mm'],
} as const satisfies FamilyTerms

const femaleTerms = {
  ...eyeTerms,
  t: ['Thread depth', 'mm'],
  d5: ['Diameter of the shank', 'mm'],
  s: ['Width across flats', 'mm'],
} as const satisfies FamilyTerms

const maleTerms = { ...eyeTerms, l: ['Thread length', 'mm'] } as const satisfies FamilyTerms

/** A rod end with an inner thread, ISO 12240-4, its shank to the right along x. */
const femaleRodEnd = (isLeftHanded: boolean) =>
  defineFamily({
    terms: femaleTerms,
    form: dimensions => ({
      ...eyeOf(dimensions, dimensions.d5),
      ...dimensions,
      isLeftHanded,
      countersink: countersinkOf(dimensions.G),
      hexagon: HEXAGON * dimensions.G,
    }),
    draw: form => {
      const { G, P, h, t, d5, s, hexagon, flare } = form
      const hex = hexSide({ acrossFlats: s, from: h - hexagon, to: h })
      const hole = [
        tappedHole({ diameter: G, pitch: P, from: h - t, to: h, isHidden: true }),
        line([h - t, -G / 2], [h - t, G / 2], 'hidden'),
      ]
      return {
        views: [
          frontView(
            [
              eyeInFront(form),
              [1, -1].map(side => line([flare, (side * d5) / 2], [h - hexagon, (side * d5) / 2])),
              hex,
              hole,
              width('h', [0, form.d / 2], [h, s / 2], 'below'),
              width('t', [h - t, G / 2], [h, G / 2], 'above'),
              height('G', [h, -G / 2], [h, G / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              eyeBeside(form),
              [1, -1].map(side => line([flare, (side * d5) / 2], [h - hexagon, (side * d5) / 2])),
              path([
                [h - hexagon, -s / 2],
                [h - hexagon, s / 2],
                [h, s / 2],
                [h, -s / 2],
                [h - hexagon, -s / 2],
              ]),
              line([h - hexagon, 0], [h, 0]),
              height('s', [h, -s / 2], [h, s / 2], 'right'),
              height('d5', [h - hexagon - 0.1 * G, -d5 / 2], [h - hexagon - 0.1 * G, d5 / 2], 'right', {
                prefix: '⌀',
              }),
            ],
            { axes: ['y', 'z'] },
          ),
        ],
        notes: isLeftHanded ? ['Left-hand thread'] : [],
      }
    },
    volume: form => {
      const { G, P, h, t, d5, s, hexagon, flare } = form
      return (
        eyeVolume(form) +
        cylinderVolume(d5, h - hexagon - flare) +
        hexagonVolume(s, hexagon) -
        threadVolume(G, P, t)
      )
    },
  })

/** A rod end with an outer thread, ISO 12240-4, its shank to the right along x. */
const maleRodEnd = (isLeftHanded: boolean) =>
  defineFamily({
    terms: maleTerms,
    form: dimensions => ({
      ...eyeOf(dimensions, dimensions.G),
      ...dimensions,
      isLeftHanded,
      chamfer: (dimensions.G - minorDiameter(dimensions.G, dimensions.P)) / 2,
    }),
    draw: form => {
      const { G, P, h, l, flare } = form
      const from = Math.max(h - l, flare)
      const shank = [
        from > flare ? [1, -1].map(side => line([flare, (side * G) / 2], [from, (side * G) / 2])) : [],
        threadedRod({ diameter: G, pitch: P, from, to: h, chamfer: ['to'], stop: ['from'] }),
      ]
      return {
        views: [
          frontView(
            [
              eyeInFront(form),
              shank,
              width('h', [0, form.d / 2], [h, G / 2], 'below'),
              width('l', [h - l, G / 2], [h, G / 2], 'above'),
              height('G', [h, -G / 2], [h, G / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView([eyeBeside(form), shank], { axes: ['y', 'z'] }),
        ],
        notes: isLeftHanded ? ['Left-hand thread'] : [],
      }
    },
    volume: form => eyeVolume(form) + threadVolume(form.G, form.P, form.h - form.flare),
  })

export default {
  'female-rod-end': femaleRodEnd(false),
  'left-female-rod-end': femaleRodEnd(true),
  'male-rod-end': maleRodEnd(false),
  'left-male-rod-end': maleRodEnd(true),
}

/** What both kinds share, the eye's middle in 0: its outline down to the shank, and the bearing in it. */
function eyeOf(eye: Dimensions<typeof eyeTerms>, shank: number) {
  const { d, B, C, d4, seat, dk } = eye
  /** Where the flanks leave the eye, [along, across], and where they reach the shank. */
  const tangent: Point = [(d4 / 2) * SIN, (d4 / 2) * COS]
  const blend = (d4 / 2 - (shank / 2) * COS) / SIN
  /** Where the shank is round: from there on its sides are no narrower than the eye. */
  const flare = blend + Math.max(0, (shank - C) / 2 / TAN)
  const round = arcPoints([0, 0], d4 / 2, 90 - BLEND, 270 + BLEND, 60)
  const edge = Math.min(0.5, 0.02 * d4)
  return {
    ...eye,
    shank,
    tangent,
    blend,
    flare,
    edge,
    outline: [
      [flare, -shank / 2],
      [flare, shank / 2],
      [blend, shank / 2],
      ...round,
      [blend, -shank / 2],
    ] as Point[],
    /** From the eye's flanks to the round shank, [radius, along]. */
    cone: [
      [0, blend - 0.02],
      [Math.min(C, shank) / 2, blend - 0.02],
      [shank / 2, flare],
    ] as Point[],
    inner: closed(chamferedBall({ bore: d, sphere: dk, width: B, edge })),
    liner: closed(chamferedSeat({ outside: seat, sphere: dk, width: C, edge: 0.05 })),
    flat: Math.sqrt(dk ** 2 - B ** 2),
    mouth: Math.sqrt(dk ** 2 - C ** 2),
  }
}

type Eye = ReturnType<typeof eyeOf>

/** The eye as it is seen along its bore. */
function eyeInFront({ d, d4, seat, shank, blend, flare, edge, tangent, flat, mouth }: Eye) {
  return [
    path(arcPoints([0, 0], d4 / 2, 90 - BLEND, 270 + BLEND, 60)),
    [1, -1].map(side =>
      path([
        [tangent[0], side * tangent[1]],
        [blend, (side * shank) / 2],
        [flare, (side * shank) / 2],
      ]),
    ),
    [seat, mouth, flat, d + 2 * edge, d].map(size => circle([0, 0], size)),
    centreMark([0, 0], d4),
    centreLine([d4 / 2, 0], [flare, 0]),
    diameter('d4', [0, 0], d4, { angle: 130 }),
    diameter('d', [0, 0], d, { angle: 200, reach: d4 / 2 + 6 }),
  ]
}

/** The eye from the side. */
function eyeBeside({ d4, B, C, dk, shank, blend, flare, mouth, flat }: Eye) {
  const narrow = Math.min(C, shank) / 2
  const bulge = (side: 1 | -1) =>
    path([
      [-mouth / 2, (side * C) / 2],
      ...[0.25, 0.5, 0.75].map((share): Point => {
        const across = C / 2 + (share * (B - C)) / 2
        return [-Math.sqrt((dk / 2) ** 2 - across ** 2), side * across]
      }),
      [-flat / 2, (side * B) / 2],
      [flat / 2, (side * B) / 2],
      ...[0.75, 0.5, 0.25].map((share): Point => {
        const across = C / 2 + (share * (B - C)) / 2
        return [Math.sqrt((dk / 2) ** 2 - across ** 2), side * across]
      }),
      [mouth / 2, (side * C) / 2],
    ])
  return [
    path([
      [blend, C / 2],
      [-d4 / 2, C / 2],
      [-d4 / 2, -C / 2],
      [blend, -C / 2],
    ]),
    shank > C
      ? [1, -1].map(side => line([blend, side * narrow], [flare, (side * shank) / 2]))
      : line([blend, -C / 2], [blend, C / 2]),
    line([flare, -shank / 2], [flare, shank / 2]),
    bulge(1),
    bulge(-1),
    centreLine([-d4 / 2, 0], [flare, 0]),
    centreLine([0, -B / 2], [0, B / 2]),
    height('C', [-d4 / 2, -C / 2], [-d4 / 2, C / 2], 'left'),
    height('B', [-flat / 2, -B / 2], [-flat / 2, B / 2], 'left'),
  ]
}

/** What eye, bearing and the way to the round shank have of material, in mm³. */
function eyeVolume({ C, seat, shank, blend, flare, outline, cone, inner, liner }: Eye): number {
  const plate = areaOf(outline.filter(([along]) => along <= blend + 1e-9))
  return (
    plate * C -
    cylinderVolume(seat, C) +
    turnedVolume(inner) +
    turnedVolume(liner) +
    // The plate between the flanks goes on as far as the shank is round.
    (flare > blend ? (turnedVolume(cone) + (flare - blend) * shank * C) / 2 : 0)
  )
}
