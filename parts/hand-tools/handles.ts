import { circle, line, outline, type Point, path, type Shape } from '../drawing/kit.ts'
import { hermite } from '../geometry/hermite.ts'

/** The soft pads on the swell of a handle: from and to where (shares of its length), and how far they stand out in mm. */
const PADS = { from: 0.33, to: 0.89, proud: 0.785 } as const
/** The soft band round its waist. */
const BAND = { from: 0.13, length: 0.13 } as const
/** How many places along a handle and round it are looked at for its outline. */
const [STEPS, COLUMNS] = [180, 120]

/** A place on a handle's skin: its share of the length, its angle (radians from +x towards -z) and radius in mm. */
interface Skin {
  readonly share: number
  readonly angle: number
  readonly radius: number
}

/** A handle of two components, in mm: its blade's end at 0, three pads on it, the first towards +x. */
export interface HandleForm {
  readonly h: number
  /** Diameter of the hard core, without the pads that stand out of it. */
  readonly core: number
  /** The hard core ends this much below the cap. */
  readonly capped: number
  readonly coreRadius: (share: number, angle: number) => number
  /** The middle of each pad, in radians. */
  readonly pads: readonly number[]
  /** A place on a pad: its share of the pad's length, and across it from -1 to 1. */
  readonly padSkin: (middle: number, along: number, side: number) => Skin
  /** The waist's band, by the share of its own length. */
  readonly bandSkin: (along: number) => Omit<Skin, 'angle'>
  /** Profiles, [radius, height]. */
  readonly collar: readonly Point[]
  readonly cap: readonly Point[]
}

/** A handle of this length and of this diameter over its pads. */
export function handleForm(h: number, diameter: number): HandleForm {
  const D = diameter - 2 * PADS.proud
  const coreRadius = (share: number, angle: number) => D * halfAt(share) * flute(share, angle)
  return {
    h,
    core: D,
    capped: 0.5,
    coreRadius,
    pads: [0, 1, 2].map(index => (index * 2 * Math.PI) / 3),
    padSkin(middle, along, side) {
      const share = PADS.from + (PADS.to - PADS.from) * along
      const angle = middle + side * padReach(along)
      const border = Math.min(1, (1 - side ** 6) * 1.3, (1 - (2 * along - 1) ** 12) * 2)
      const rib = 0.12 * (0.5 + 0.5 * Math.cos(along * 2 * Math.PI * 11)) * smooth(0, 0.3, 1 - Math.abs(side))
      return { share, angle, radius: coreRadius(share, angle) - 0.35 + border * (0.75 + rib * 3.2) }
    },
    bandSkin(along) {
      const share = BAND.from + BAND.length * along
      const bulge = Math.min(1, (1 - (2 * along - 1) ** 10) * 2)
      const rib = 0.22 * Math.cos(along * 2 * Math.PI * 4)
      return { share, radius: D * halfAt(share) - 0.3 + bulge * (0.65 + rib) }
    },
    collar: [
      [0, -2],
      [D * 0.27, -2],
      [D * 0.36, -1.2],
      [D * 0.4, 0.4],
      [0, 0.4],
    ],
    cap: [
      [0, h - 2],
      [D * 0.16, h - 2],
      [D * 0.16, h - 0.3],
      [D * 0.15, h],
      [0, h],
    ],
  }
}

/** Half the angle that a pad covers, in radians, at a share of its length. */
function padReach(along: number): number {
  return 0.74 * Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 4)) * (0.72 + 0.28 * along)
}

/** The half diameter of a handle along its length (both as shares, 0 at the blade), between a collar and a waist. */
const CURVE = [
  [0, 0.4],
  [0.015, 0.45],
  [0.05, 0.47],
  [0.11, 0.42],
  [0.19, 0.345],
  [0.26, 0.33],
  [0.36, 0.38],
  [0.48, 0.45],
  [0.6, 0.49],
  [0.7, 0.5],
  [0.82, 0.485],
  [0.92, 0.44],
  [0.97, 0.37],
  [0.99, 0.3],
  [1, 0.2],
] as const

/** Smooth through the points of the curve (Catmull and Rom). */
function halfAt(share: number): number {
  const next = Math.max(
    1,
    CURVE.findIndex(([at]) => at >= share - 1e-9),
  )
  const [before, from, to, after] = [next - 2, next - 1, next, next + 1].map(
    index => CURVE[Math.min(CURVE.length - 1, Math.max(0, index))] ?? CURVE[0],
  )
  if (!before || !from || !to || !after) return 0
  const slope = (one: readonly [number, number], other: readonly [number, number]) =>
    ((other[1] - one[1]) / (other[0] - one[0] || 1)) * (to[0] - from[0])
  return hermite((share - from[0]) / (to[0] - from[0]), from, to, slope(before, to), slope(from, after))
}

/** Three flutes in the swell, where the fingers lie; none at the ends. */
function flute(share: number, angle: number): number {
  const swell = smooth(0.3, 0.42, share) * (1 - smooth(0.88, 0.97, share))
  const around = Math.cos(angle * 3)
  return 1 - swell * 0.085 * (0.5 - 0.5 * around) ** 1.6
}

/** Rises from 0 to 1 between two values, without a kink. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/**
 * A handle from the side, its blade's end at x = 0, on a shaft of this radius. From the front one of its three pads is on top
 * and another before it; from above one lies in the middle.
 */
export function handleSide(form: HandleForm, from: 'front' | 'above', shaft = 0): Shape[] {
  const { h, core, capped, cap, pads, coreRadius, padSkin } = form
  const [up, down] = from === 'front' ? [0, Math.PI] : [Math.PI / 2, -Math.PI / 2]
  const ends: readonly Point[] = [[h - capped, core * 0.16], ...cap.slice(2, 4).map(lie)]
  const collar = collarOver(form, shaft)
  const edge = (direction: number) => [...collar, ...silhouette(form, direction), ...ends]
  // Closer at both ends, where the pads are round.
  const along = Array.from({ length: 61 }, (_, step) => (1 - Math.cos((step * Math.PI) / 60)) / 2)
  /** How far up the sheet the border of a pad lies. */
  const border = (middle: number, side: 1 | -1) =>
    along.map((step): Point => {
      const { share, angle } = padSkin(middle, step, side)
      return [share * h, coreRadius(share, angle) * Math.cos(angle - up)]
    })
  const [top = 0, side = 0] = pads
  const borders =
    from === 'front' ? [border(top, 1), border(side, 1), border(side, -1)] : [border(top, 1), border(top, -1)]
  const bands = [BAND.from, BAND.from + BAND.length].map(share => [share * h, coreRadius(share, 0)] as const)
  const edges = [...collar.slice(0, 1), ...ends.slice(0, 1), ...ends.slice(-1)]
  return [
    path(edge(up)),
    path(edge(down).map(([x, y]) => [x, -y])),
    ...edges.map(([x, y]) => line([x, -y], [x, y])),
    ...borders.map(points => path(points, 'thin')),
    ...bands.map(([x, y]) => line([x, -y], [x, y], 'thin')),
  ]
}

/** The handle from the blade's end, its first pad on the right: its pads, its front and the collar. */
export function handleEnd(form: HandleForm): Shape[] {
  const { core, pads, coreRadius, padSkin } = form
  const shares = Array.from({ length: 101 }, (_, step) => step / 100)
  // Nearest to the blade the handle is round.
  const front = Math.max(...Array.from({ length: 31 }, (_, step) => coreRadius(step / 300, 0)))
  const columns = COLUMNS * 2
  const points = Array.from({ length: columns }, (_, column): Point => {
    const angle = (column / columns) * 2 * Math.PI
    const onPads = pads.flatMap(middle =>
      shares.flatMap(along => {
        const off = Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle))
        const side = off / padReach(along)
        return Math.abs(side) <= 1 ? [padSkin(middle, along, side).radius] : []
      }),
    )
    const radius = Math.max(front, ...onPads, ...shares.map(share => coreRadius(share, angle)))
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  return [
    outline(points),
    circle([0, 0], front * 2),
    circle([0, 0], core * 0.8, 'thin'),
    circle([0, 0], core * 0.54),
  ]
}

/** What of the collar stands out of a shaft of this radius, laid on its side. */
export function collarOver({ collar }: HandleForm, shaft: number): Point[] {
  const [foot = [0, 0], shoulder = foot, rim = shoulder] = collar.slice(1, -1)
  if (shaft <= foot[0]) return [foot, shoulder].map(lie)
  const share = (shaft - foot[0]) / (shoulder[0] - foot[0])
  return [[foot[1] + (shoulder[1] - foot[1]) * share, shaft], lie(shoulder), [0, rim[0]]]
}

/** How far a handle reaches at each place along it in a direction across it (radians, as the angles of its skin). */
function silhouette(form: HandleForm, direction: number): Point[] {
  const { h, capped, coreRadius, pads, padSkin, bandSkin } = form
  const angles = Array.from({ length: COLUMNS }, (_, column) => (column / COLUMNS) * 2 * Math.PI)
  const sides = Array.from({ length: 37 }, (_, column) => column / 18 - 1)
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const y = ((h - capped) * step) / STEPS
    const along = (y / h - PADS.from) / (PADS.to - PADS.from)
    const around = (y / h - BAND.from) / BAND.length
    const skins: readonly Omit<Skin, 'share'>[] = [
      ...angles.map(angle => ({ angle, radius: coreRadius(y / (h - capped), angle) })),
      ...(along > 0 && along < 1 ? pads.flatMap(pad => sides.map(side => padSkin(pad, along, side))) : []),
      ...(around > 0 && around < 1 ? [{ angle: direction, radius: bandSkin(around).radius }] : []),
    ]
    return [y, Math.max(...skins.map(({ angle, radius }) => radius * Math.cos(angle - direction)))]
  })
}

function lie([radius, height]: Point): Point {
  return [height, radius]
}
