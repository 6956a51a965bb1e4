import type { FamilyTerms } from '../family.ts'
import { recessNumber } from '../geometry/cross-recess.ts'
import { riseOf } from '../geometry/domes.ts'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { turnedVolume } from '../geometry/volumes.ts'

/** The turned form of a screw's head. Heights are along the screw's axis, in mm, from where its length is measured. */
export interface Head {
  /** [radius, height] from the lower edge outwards, up and in to the axis. */
  readonly profile: readonly Point[]
  /** Where the shank leaves it: 0, or below the cone of a countersunk head. */
  readonly foot: number
  /** The edges that are seen from the side, as [radius, height]. */
  readonly edges: readonly Point[]
}

/** A slot across a head. */
export interface Slot {
  readonly kind: 'slot'
  readonly width: number
  readonly floor: number
  /** The radius of the head at the slot's floor. */
  readonly reach: number
}

/** A cross recess, ISO 4757: tapered wings over a conical point, of type Z with a ray in each corner between them. */
export interface Cross {
  readonly kind: 'cross'
  /** The wings' ends and half their thickness at the mouth. */
  readonly mouth: Section
  readonly bottom: Section
  /** Height of the mouth's rim and of the wings' lower ends. */
  readonly top: number
  readonly floor: number
  readonly tip: number
}

/** A cross recess at one height. */
interface Section {
  /** Distance of a wing's end from the axis. */
  readonly reach: number
  /** Half the thickness of a wing. */
  readonly half: number
  /** How far the corner between two wings is cut off along both of them. */
  readonly corner: number
  /** How far the ray in that corner reaches, along both wings, from the axis; none in type H. */
  readonly ray?: number
}

export const crossTerms = {
  m: ['Cross recess width', 'mm'],
} as const satisfies FamilyTerms

export const slotTerms = {
  n: ['Slot width', 'mm'],
} as const satisfies FamilyTerms

/** How many short lines a dome is made of. */
const STEPS = 10
/** The edge round a countersunk head's face is broken by so much at the most, in mm. */
const EDGE = 0.15

/** A head of this diameter and height whose top is a dome of radius `rf`, over a low cylinder. */
export function domedHead({ dk, k, rf }: Readonly<Record<'dk' | 'k' | 'rf', number>>): Head {
  const rise = riseOf(dk, rf)
  const side = Math.max(k - rise, k * 0.02)
  const dome = domeOf(dk, rf, k)
  const corner: Point[] = roundCorners(
    [[dk / 2, 0], [dk / 2, side], dome[1] ?? [0, k]],
    [0, (dk - 2 * (dome[1]?.[0] ?? 0)) * 2, 0],
  )
  return { profile: [...corner, ...dome.slice(2)], foot: 0, edges: [] }
}

/** A cylindrical head with a flat top, its upper edge rounded. */
export function flatHead({ dk, k }: Readonly<Record<'dk' | 'k', number>>, rounding: number): Head {
  const profile = roundCorners(
    [
      [dk / 2, 0],
      [dk / 2, k],
      [0, k],
    ],
    [0, rounding, 0],
  )
  return { profile, foot: 0, edges: rounding < k * 0.3 ? [[dk / 2, k - rounding]] : [] }
}

/** A countersunk head: a cone of angle `a` (degrees) under a low rim, measured from its face. */
export function countersunkHead({ d, dk, k, a }: Readonly<Record<'d' | 'dk' | 'k' | 'a', number>>): Head {
  const rim = rimOf(d, dk, k, a)
  const edge = Math.min(EDGE, rim / 3)
  return {
    profile: [
      [d / 2, -k],
      [dk / 2, -rim],
      [dk / 2, -edge],
      [dk / 2 - edge, 0],
      [0, 0],
    ],
    foot: -k,
    edges: [[dk / 2, -rim]],
  }
}

/** A countersunk head whose face is a dome of radius `rf`. */
export function raisedHead(form: Readonly<Record<'d' | 'dk' | 'k' | 'a' | 'rf', number>>): Head {
  const { d, dk, k, a, rf } = form
  const rim = rimOf(d, dk, k, a)
  return {
    profile: [[d / 2, -k], [dk / 2, -rim], ...domeOf(dk, rf, riseOf(dk, rf))],
    foot: -k,
    edges: [
      [dk / 2, -rim],
      [dk / 2, 0],
    ],
  }
}

/** How high the rim between the cone and the face of a countersunk head is. */
function rimOf(d: number, dk: number, k: number, angle: number): number {
  return k - (dk - d) / 2 / Math.tan((angle * Math.PI) / 360)
}

/** Points of a dome from its rim in to the axis, its top at this height. */
function domeOf(diameter: number, radius: number, top: number): Point[] {
  const from = (Math.acos(diameter / 2 / radius) * 180) / Math.PI
  const points = arc([0, top - radius], radius, from, 90, STEPS)
  return [...points.slice(0, -1), [0, top]]
}

/** The height of a head's upper side at a radius. */
export function crownOf({ profile }: Head, radius: number): number {
  for (let index = profile.length - 1; index > 0; index--) {
    const [r, h] = profile[index] ?? [0, 0]
    const [outer, lower] = profile[index - 1] ?? [0, 0]
    if (radius < r - 1e-9 || radius > outer + 1e-9) continue
    return outer - r < 1e-9 ? h : h + ((lower - h) * (radius - r)) / (outer - r)
  }
  return profile.at(-1)?.[1] ?? 0
}

/** How far a head's upper side is from the length's origin at its highest. */
export function topOf({ profile }: Head): number {
  return profile.at(-1)?.[1] ?? 0
}

/** A slot of this width and depth across a head. */
export function slotIn(head: Head, width: number, depth: number): Slot {
  const floor = topOf(head) - depth
  return { kind: 'slot', width, floor, reach: radiusAt(head.profile, floor) }
}

/** The radius of a profile where it first rises to a height. */
function radiusAt(profile: readonly Point[], height: number): number {
  for (const [index, [r, h]] of profile.entries()) {
    if (h < height) continue
    const [below, low] = profile[index - 1] ?? [r, h]
    return h - low < 1e-9 ? r : below + ((r - below) * (height - low)) / (h - low)
  }
  return 0
}

/**
 * ISO 4757, type H, by the recess's number: width at the wings' lower ends, thickness there, depth of the conical point, and the
 * taper of a wing's side in degrees.
 */
const RECESSES = [
  { width: 0.81, thickness: 0.34, point: 0.22, taper: 7 },
  { width: 1.27, thickness: 0.54, point: 0.34, taper: 7 },
  { width: 2.29, thickness: 0.7, point: 0.61, taper: 5.75 },
  { width: 3.81, thickness: 0.83, point: 1.01, taper: 5.75 },
  { width: 5.08, thickness: 1.23, point: 1.35, taper: 7 },
] as const

/** Of type Z the wings' sides are all but parallel, and the wings so much thicker at their lower ends than those of type H. */
const TYPE_Z = { taper: 1, thicker: 1.35 }
/** How far the rays of type Z reach at the mouth, as a share of the wings' reach. */
const RAY = 0.5

/** ISO 4757: the ends of the wings slope by 26° 30' from the axis. */
const SLOPE = Math.tan((26.5 * Math.PI) / 180)

/** A cross recess of this type, H (Phillips) or Z (Pozidriv), and width at the surface of a head. */
export function crossIn(head: Head, width: number, type: 'H' | 'Z' = 'H'): Cross {
  const recess = RECESSES[recessNumber(width)] ?? RECESSES[0]
  const top = crownOf(head, width / 2)
  const depth = (width - recess.width) / 2 / SLOPE
  const isZ = type === 'Z'
  const half = (recess.thickness / 2) * (isZ ? TYPE_Z.thicker : 1)
  const taper = isZ ? TYPE_Z.taper : recess.taper
  const corner = recess.width * 0.09
  return {
    kind: 'cross',
    mouth: {
      reach: width / 2,
      half: half + depth * Math.tan((taper * Math.PI) / 180),
      corner,
      ...(isZ ? { ray: (width / 2) * RAY } : {}),
    },
    bottom: {
      reach: recess.width / 2,
      half,
      corner: corner / 2,
      ...(isZ ? { ray: half + corner / 4 } : {}),
    },
    top,
    floor: top - depth,
    tip: top - depth - recess.point,
  }
}

/** The outline of a cross recess, anticlockwise; each stretch in so many parts: a wing's end, its side, the corner. */
export function crossOutline(
  { reach, half, corner, ray }: Section,
  [end, side, bevel]: readonly [end: number, side: number, bevel: number],
): Point[] {
  const tip = Math.asin(half / reach)
  const quarter: Point[] = [
    ...Array.from({ length: end }, (_, step): Point => {
      const angle = (tip * step) / end
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    }),
    ...between([Math.cos(tip) * reach, half], [half + corner, half], side),
    ...(ray === undefined
      ? between([half + corner, half], [half, half + corner], bevel)
      : [
          ...between([half + corner, half], [ray, ray], bevel),
          ...between([ray, ray], [half, half + corner], bevel),
        ]),
    ...between([half, half + corner], [half, Math.cos(tip) * reach], side),
    ...Array.from({ length: end }, (_, step): Point => {
      const angle = Math.PI / 2 - tip + (tip * step) / end
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    }),
  ]
  return [0, 1, 2, 3].flatMap(turns => quarter.map(point => quarterTurns(point, turns)))
}

/** Points from one to another without the last. */
function between([x, y]: Point, [u, v]: Point, parts: number): Point[] {
  return Array.from({ length: parts }, (_, step): Point => {
    const share = step / parts
    return [x + (u - x) * share, y + (v - y) * share]
  })
}

function quarterTurns([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : quarterTurns([-y, x], turns - 1)
}

/** The volume of a head without its recess, in mm³. */
export function headVolume(head: Head, recess: Slot | Cross): number {
  const solid = turnedVolume([[0, head.profile[0]?.[1] ?? 0], ...head.profile])
  return solid - (recess.kind === 'slot' ? slotVolume(head, recess) : crossVolume(recess))
}

function slotVolume(head: Head, { width, floor, reach }: Slot): number {
  const upper = head.profile.filter(([, height]) => height > floor)
  const section = [[reach, floor] as const, ...upper, [0, floor] as const]
  const area = section.reduce((sum, [r, h], index) => {
    const [nextR, nextH] = section[(index + 1) % section.length] ?? [r, h]
    return sum + (r * nextH - nextR * h) / 2
  }, 0)
  return 2 * Math.abs(area) * width
}

function crossVolume({ mouth, bottom, top, floor, tip }: Cross): number {
  const area = ({ reach, half, corner, ray = half + corner / 2 }: Section) =>
    8 * reach * half - 4 * half ** 2 + 4 * corner * (ray - half)
  const upper = area(mouth)
  const lower = area(bottom)
  return ((upper + lower + Math.sqrt(upper * lower)) * (top - floor)) / 3 + (lower * (floor - tip)) / 3
}
