import {
  centreMark,
  circle,
  diameter,
  frontView,
  hatch,
  height,
  type Item,
  mirrored,
  outline,
  type Point,
  radius,
  sideView,
  turnedSection,
  type View,
  width,
} from '../drawing/kit.ts'
import type { FamilyTerms } from '../family.ts'
import {
  pitchDiameter,
  races,
  ringProfile,
  type Shoulders,
  sealSection,
  shouldersOf,
} from '../geometry/bearing-rings.ts'
import { ballsBetween } from './end-lines.ts'

/** The dimensions of a deep groove ball bearing, open or sealed. */
export const bearingTerms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  B: ['Width', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  r: ['Corner radius', 'mm'],
  Dw: ['Ball diameter', 'mm'],
  Z: ['Balls', ''],
} as const satisfies FamilyTerms

interface BallBearing {
  readonly d: number
  readonly D: number
  readonly B: number
  readonly r: number
  readonly Dw: number
  readonly Z: number
}

/** A deep groove bearing: the section along its axis and the view on its face. */
export function ballBearingViews(bearing: BallBearing, kind: 'open' | 'sealed'): View[] {
  const { d, D, B, r, Dw, Z } = bearing
  const race = { bore: d, outside: D, width: B, corner: r, ball: Dw }
  const pitch = pitchDiameter(race)
  const shoulders = shouldersOf(race, kind)
  const sections = races(race, shoulders).map(ring => ring.map(([radial, y]): Point => [y, radial]))
  const balls = mirrored([circle([0, pitch / 2], Dw)], 'x')
  return [
    frontView(
      [
        sections.map((ring, index) => turnedSection(ring, index === 0 ? 45 : 135)),
        balls,
        kind === 'sealed' ? seals(shoulders, B) : [],
        width('B', [-B / 2, r - D / 2], [B / 2, r - D / 2], 'below'),
        height('D', [-B / 2 + r, -D / 2], [-B / 2 + r, D / 2], 'left', { prefix: '⌀' }),
        height('d', [B / 2 - r, -d / 2], [B / 2 - r, d / 2], 'right', { prefix: '⌀' }),
        radius('r', [B / 2 - r, D / 2 - r], r, { angle: 45 }),
        diameter('Dw', [0, pitch / 2], Dw, { angle: 30, reach: B * 0.5 + 6, prefix: 'S⌀' }),
      ],
      { axes: ['y', 'x'] },
    ),
    sideView(
      [
        [D, D - 2 * r, 2 * shoulders.outer, 2 * shoulders.inner, d + 2 * r, d].map(size =>
          circle([0, 0], size),
        ),
        circle([0, 0], pitch, 'centre'),
        kind === 'open' ? ballsBetween(Dw, pitch, Z, shoulders.inner, shoulders.outer) : [],
        centreMark([0, 0], D),
      ],
      { axes: ['z', 'x'] },
    ),
  ]
}

function seals(shoulders: Shoulders, face: number): Item {
  const seal = sealSection(shoulders, face / 2)
  return [1, -1].flatMap(end =>
    [1, -1].map(side => {
      const loop = ringProfile(seal).map(([radial, y]): Point => [end * y, side * radial])
      return [hatch([loop], 135), outline(loop)]
    }),
  )
}
