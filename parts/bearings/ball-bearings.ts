import type { Drawing } from '../drawing/drawing.ts'
import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  type Item,
  line,
  mirrored,
  type Point,
  path,
  radius,
  roundCorners,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import type { Dimensions, FamilyTerms } from '../family.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { ballVolume } from './balls.ts'
import { cageCut, cageVolume, pocketEdge, pressedCage } from './pressed-cages.ts'
import { GROOVE_RADIUS } from './races.ts'
import { ballLeader, closed, cut, EDGE, endOf, overturned } from './ring-sections.ts'
import { seenBetween } from './seen-between.ts'

/** Shoulders from the pitch circle, as shares of the ball: the outer ring of a sealed bearing is recessed for the seals. */
const SHOULDERS = { open: { inner: 0.3, outer: 0.3 }, sealed: { inner: 0.3, outer: 0.47 } }
/** How deep a cover reaches into a bearing, in mm, and which share of the room beside the balls it takes at most. */
const COVER = { depth: 1.7, share: 0.8 }
/** The density of seals (nitrile rubber on sheet) as a share of that of the rings. */
const RUBBER = 1.2 / 7.85

const terms = {
  d: ['Bore', 'mm'],
  D: ['Outside diameter', 'mm'],
  B: ['Width', 'mm'],
  C: ['Dynamic load rating', 'kN'],
  C0: ['Static load rating', 'kN'],
  r: ['Corner radius', 'mm'],
  Dw: ['Ball diameter', 'mm'],
  Z: ['Balls', ''],
} as const satisfies FamilyTerms

/** An open deep groove ball bearing, DIN 625, its axis along x. */
const ballBearing = defineFamily({
  terms,
  form: dimensions => ({ ...racesOf(dimensions, 'open'), cage: pressedCage(dimensions) }),
  draw: form => {
    const { Z, pitch, shoulders, cage } = form
    const inside = pitch / 2 - cage.half
    const outside = pitch / 2 + cage.half
    const seenBeside = mirrored(
      [
        seenBetween(form.Dw, pitch, shoulders.inner, inside),
        seenBetween(form.Dw, pitch, outside, shoulders.outer),
      ],
      'y',
    )
    const pocket = [path(pocketEdge(cage)), path(pocketEdge(cage).map(([x, y]): Point => [-x, y]))]
    const rivet = turn([circle([0, pitch / 2], 2 * cage.rivet)], 180 / Z)
    return {
      views: [
        frontView([sectionOf(form), cageCut(cage)], { axes: ['y', 'x'] }),
        sideView(
          [
            faceOf(form),
            circle([0, 0], 2 * inside),
            circle([0, 0], 2 * outside),
            Array.from({ length: Z }, (_, index) =>
              turn([...seenBeside, ...pocket, ...rivet], (index * 360) / Z),
            ),
          ],
          { axes: ['z', 'x'] },
        ),
      ],
    }
  },
  volume: form => ringsVolume(form) + cageVolume(form.cage),
})

/** A deep groove ball bearing, DIN 625, with a steel shield on both sides, which does not touch the inner ring. */
const shieldedBallBearing = defineFamily({
  terms,
  form: dimensions => withCovers(dimensions, shieldSection),
  draw: drawCovered,
  volume: form => ringsVolume(form) + 2 * turnedVolume(form.covers[0]),
})

/** A deep groove ball bearing, DIN 625, with a seal on both sides. */
const sealedBallBearing = defineFamily({
  terms,
  form: dimensions => withCovers(dimensions, sealSection),
  draw: drawCovered,
  volume: form => ringsVolume(form) + 2 * RUBBER * turnedVolume(form.covers[0]),
})

export default {
  'ball-bearing': ballBearing,
  'shielded-ball-bearing': shieldedBallBearing,
  'sealed-ball-bearing': sealedBallBearing,
}

type BallBearing = Dimensions<typeof terms>

/** The radii of the rings' shoulders, in mm. */
interface Shoulders {
  readonly inner: number
  readonly outer: number
}

/** A deep groove bearing's rings in the middle of y = 0: their sections, shoulders and the diameter that the balls run on. */
function racesOf(bearing: BallBearing, kind: keyof typeof SHOULDERS) {
  const { d, D, B, r, Dw } = bearing
  const pitch = (d + D) / 2
  const half = B / 2
  const shoulders = {
    inner: pitch / 2 - SHOULDERS[kind].inner * Dw,
    outer: pitch / 2 + SHOULDERS[kind].outer * Dw,
  }
  const ring = (bore: number, shoulder: number, side: 1 | -1) => {
    const groove = raceway(pitch, Dw, shoulder, side)
    const points: Point[] = [
      [bore, -side * half],
      [bore, side * half],
      [shoulder, side * half],
      ...groove,
      [shoulder, -side * half],
    ]
    return closed(
      roundCorners(points, [r, r, EDGE, ...groove.map(() => 0), EDGE], {
        isClosed: true,
      }),
    )
  }
  return {
    ...bearing,
    pitch,
    shoulders,
    rings: [ring(d / 2, shoulders.inner, -1), ring(D / 2, shoulders.outer, 1)] as const,
  }
}

/** From one shoulder to the other: upwards on the inner ring (side -1), downwards on the outer one (side 1). */
function raceway(pitch: number, ball: number, shoulder: number, side: 1 | -1): Point[] {
  const groove = GROOVE_RADIUS * ball
  const centre = pitch / 2 + side * (ball / 2 - groove)
  const opening = (Math.acos(Math.abs(shoulder - centre) / groove) * 180) / Math.PI
  const middle = side === 1 ? 0 : 180
  return arcPoints([centre, 0], groove, middle + opening, middle - opening, 14)
}

/** A covered bearing: its rings, and the sections of its covers on both sides. */
function withCovers(bearing: BallBearing, sectionOfCover: typeof sealSection) {
  const form = racesOf(bearing, 'sealed')
  const room = (bearing.B - bearing.Dw) / 2
  const cover = closed(
    sectionOfCover(form.shoulders, bearing.B / 2, Math.min(1, (COVER.share * room) / COVER.depth)),
  )
  return { ...form, covers: [cover, overturned(cover)] as const }
}

function drawCovered(form: ReturnType<typeof withCovers>): Drawing {
  return {
    views: [
      frontView([sectionOf(form), form.covers.map(cover => cut(cover, 135))], { axes: ['y', 'x'] }),
      sideView([faceOf(form)], { axes: ['z', 'x'] }),
    ],
  }
}

/**
 * A seal below a face at this height: lip on the inner ring, a groove, a flat of rubber on steel, the bead in the recess. In
 * narrow bearings it is flatter by `scale`.
 */
function sealSection(shoulders: Shoulders, face: number, scale: number): Point[] {
  const inner = shoulders.inner + 0.06
  const outer = shoulders.outer - 0.02
  const wide = outer - inner
  const at = (depth: number) => face - depth * scale
  const points: Point[] = [
    [inner, at(COVER.depth)],
    [outer, at(COVER.depth)],
    [outer, at(0.45)],
    [outer - 0.1 * wide, at(0.25)],
    [outer - 0.2 * wide, at(0.25)],
    [outer - 0.25 * wide, at(0.62)],
    [inner + 0.36 * wide, at(0.62)],
    [inner + 0.31 * wide, at(0.36)],
    [inner + 0.1 * wide, at(0.36)],
    [inner, at(0.6)],
  ]
  return roundCorners(points, [0, 0, ...points.slice(2).map(() => 0.12 * scale)], { isClosed: true })
}

/** A shield below a face at this height: a flat of sheet that ends before the inner ring, its edge rolled into the recess. */
function shieldSection(shoulders: Shoulders, face: number, scale: number): Point[] {
  const outer = shoulders.outer - 0.02
  const wide = outer - shoulders.inner
  const inner = shoulders.inner + 0.06 * wide
  const at = (depth: number) => face - depth * scale
  return [
    [inner, at(0.75)],
    [outer - 0.16 * wide, at(0.75)],
    [outer - 0.12 * wide, at(1.3)],
    [outer, at(1.3)],
    [outer, at(0.3)],
    [outer - 0.12 * wide, at(0.3)],
    [outer - 0.16 * wide, at(0.42)],
    [inner, at(0.42)],
  ]
}

/** What a deep groove bearing's rings and balls have of material, in mm³. */
function ringsVolume({ rings, Dw, Z }: ReturnType<typeof racesOf>): number {
  const [inner, outer] = rings
  return turnedVolume(inner) + turnedVolume(outer) + Z * ballVolume(Dw)
}

/** A deep groove bearing cut along its axis, without what is between its rings besides the balls. */
function sectionOf({ d, D, B, r, Dw, pitch, shoulders, rings }: ReturnType<typeof racesOf>): Item {
  const [inner, outer] = rings
  return [
    cut(inner, 45),
    cut(outer, 135),
    mirrored([circle([0, pitch / 2], Dw)], 'x'),
    [-B / 2, B / 2].map(x => [
      endOf(x, d / 2 + r),
      mirrored([line([x, shoulders.inner - EDGE], [x, shoulders.outer + EDGE])], 'x'),
    ]),
    centreLine([-B / 2, 0], [B / 2, 0]),
    width('B', [-B / 2, r - D / 2], [B / 2, r - D / 2], 'below'),
    height('D', [-B / 2 + r, -D / 2], [-B / 2 + r, D / 2], 'left', { prefix: '⌀' }),
    height('d', [B / 2 - r, -d / 2], [B / 2 - r, d / 2], 'right', { prefix: '⌀' }),
    radius('r', [B / 2 - r, D / 2 - r], r, { angle: 45 }),
    diameter('Dw', [0, pitch / 2], Dw, { ...ballLeader(D, B), prefix: 'S⌀' }),
  ]
}

/** The face of a deep groove bearing: its rings with their rounded edges. */
function faceOf({ d, D, r, pitch, shoulders }: ReturnType<typeof racesOf>): Item {
  return [
    [D, D - 2 * r, 2 * shoulders.outer, 2 * shoulders.inner, d + 2 * r, d].map(size => circle([0, 0], size)),
    circle([0, 0], pitch, 'centre'),
    centreMark([0, 0], D),
  ]
}
