import {
  aligned,
  arcPoints,
  behind,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  roundCorners,
  topView,
  width,
} from '../drawing/kit.ts'
import { blend, box, common, cut, hexagon, polygon, slab } from '../geometry/fields.ts'
import { type Field, least, shadow } from './shadows.ts'

/** DIN 3113 form A: the jaws stand at 15 degrees to the shank, and the ring's plane is turned by 15 degrees. */
const ANGLE = (15 * Math.PI) / 180
const [COS, SIN] = [Math.cos(ANGLE), Math.sin(ANGLE)]
/** How many flats the open end's round is made of. */
const ROUND = 96

/** A combination spanner, the open end on the left; x = 0 is the tip of the jaws. */
const combinationSpanner = defineFamily({
  terms: {
    s: ['Width across flats', 'mm'],
    L: ['Length', 'mm'],
    b: ['Width of the open end', 'mm'],
    D: ['Diameter of the ring end', 'mm'],
    a: ['Thickness of the open end', 'mm'],
    t: ['Thickness of the ring end', 'mm'],
    m: ['Mass', 'g'],
  },
  form: dimensions => {
    const laidOut = layOut(dimensions)
    const forged = forgedField(dimensions, laidOut)
    return {
      ...dimensions,
      ...laidOut,
      forged,
      whole: wholeField(dimensions, forged),
      /** In what steps the drawing follows its skin, in mm: finer than the cells of the model's net. */
      step: dimensions.s > 16 ? 0.5 : Math.min(0.25, dimensions.s * 0.025),
    }
  },
  draw: form => ({
    views: [spannerFront(form), spannerTop(form)],
    notes: ['Open end at 15° to the shank', 'Ring end turned by 15°', 'Openings to ISO 691'],
  }),
})

export default { 'combination-spanner': combinationSpanner }

type Dimensions = Readonly<Record<'s' | 'L' | 'b' | 'D' | 'a' | 't' | 'm', number>>
type LaidOut = ReturnType<typeof layOut>
type Form = Dimensions & LaidOut & { readonly forged: Field; readonly whole: Field; readonly step: number }

/** Where the heads and the shank lie, so that the spanner is as long as its length over all: the ring's middle at y = 0. */
function layOut({ s, L, b, D, t, a }: Dimensions) {
  const jaw = openEnd(s, b)
  const reach = Math.max(...jaw.map(([, y]) => y))
  const round = edgeOf(t)
  // The lowest point of a disc of this diameter and thickness, with rounded edges, turned out of the plane.
  const ring = (D / 2 - round) * COS + (t / 2 - round) * SIN + round
  const y = L - ring - reach
  const shaft = {
    from: D * 0.62,
    to: y - b * 0.56,
    width: s * 0.82,
    rim: s * 0.82 * 0.17,
    thickness: a * 0.83,
    /** How far the sunk panels' floors are from the middle. */
    floor: a * 0.83 * 0.5 - s * 0.055,
  }
  return { open: { y, outline: jaw }, top: y + reach, shaft }
}

/** Radius on the heads' edges, for the thickness of 6 mm of a size 13. */
function edgeOf(thickness: number): number {
  return thickness * 0.13
}

/** The open end's outline round the middle of the nut: a round head, its two tips cut off, and the jaw between them. */
function openEnd(s: number, b: number): Point[] {
  const radius = b / 2
  const reach = s * 0.72
  const tip = (Math.acos(reach / radius) * 180) / Math.PI
  const half = s / 2
  // The jaw's floor leaves room for the nut's corner, which lies at 0.577 s.
  const floor = -s * 0.6
  const corners: Point[] = [
    ...arcPoints([0, 0], radius, 90 + tip, 450 - tip, ROUND),
    [half, reach],
    [half, floor * 0.52],
    [half * 0.45, floor],
    [-half * 0.45, floor],
    [-half, floor * 0.52],
    [-half, reach],
  ]
  const radii = corners.map((_, index) => {
    if (index === 0 || index === ROUND) return s * 0.1
    if (index === ROUND + 1 || index === ROUND + 6) return s * 0.06
    return index > ROUND ? s * 0.12 : 0
  })
  return roundCorners(corners, radii, { isClosed: true }).map(lean)
}

/** Turned as the open end is to the shank. */
function lean([x, y]: Point): Point {
  return [x * COS - y * SIN, x * SIN + y * COS]
}

/** Shank and heads as they are forged, without the hole of the ring. */
function forgedField({ s, b, D, a, t }: Dimensions, { open, shaft }: LaidOut): Field {
  const closely = polygon(open.outline)
  // Far from the head its outline need not be known closely.
  const jaw = (x: number, y: number) => {
    const off = Math.hypot(x, y) - b * 0.6
    return off > s * 0.6 ? off : closely(x, y)
  }
  return (x, y, z) => {
    const head = slab(jaw(x, y - open.y), z, a, edgeOf(a))
    const [up, out] = [y * COS - z * SIN, y * SIN + z * COS]
    const ring = slab(Math.hypot(x, up) - D / 2, out, t, edgeOf(t))
    // Where the shank flows into the open end it grows broader, but no thicker than that end.
    const jawed = Math.max(blend(shank(shaft, x, y, z), head, s * 0.5), Math.abs(z) - a / 2)
    return blend(jawed, ring, s * 0.4)
  }
}

/** A tapering shank with rounded edges and a sunk panel on both sides, which leaves the form of an I. */
function shank(shaft: LaidOut['shaft'], x: number, y: number, z: number): number {
  const { from, to, width: across, rim, thickness, floor } = shaft
  const breadth = breadthAt(shaft, y)
  const length = to - from
  const [middle, reach] = [(from + to) / 2, length + across * 0.9]
  const bar = slab(box(x, y - middle, breadth, reach, across * 0.1), z, thickness, thickness * 0.4)
  const panel = box(x, y - middle, breadth - 2 * rim, length - rim, breadth / 2 - rim - 0.01)
  return cut(bar, common(panel, floor - Math.abs(z), across * 0.14), across * 0.16)
}

function breadthAt({ from, to, width: across }: LaidOut['shaft'], y: number): number {
  const share = (y - from) / (to - from)
  return across * (0.84 + 0.16 * share)
}

function wholeField({ s, t }: Dimensions, forged: Field): Field {
  return (x, y, z) => {
    const [up, out] = [y * COS - z * SIN, y * SIN + z * COS]
    const hole = Math.min(hexagon(x, up, s), hexagon(up, x, s))
    // The entry of the ring is turned out by 45 degrees.
    const entry = (Math.hypot(x, up) - s * ENTRY + (t / 2 - Math.abs(out)) - s * 0.05) * Math.SQRT1_2
    return cut(cut(forged(x, y, z), hole, 0), entry, 0)
  }
}

/** Radius of the ring's entry beneath its face, by the width across flats. */
const ENTRY = 0.58

/** From the front: the shadow of the forging, and in the ring, whose plane is turned, both rims of its hole. */
function spannerFront(form: Form) {
  const { s, L, b, D, t, open, top, shaft } = form
  // The model stands along y; here its top lies on the left.
  const lay = ([x, y]: Point): Point => [top - y, x]
  const ofNut = (point: Point): Point => {
    const [x, y] = lean(point)
    return lay([x, y + open.y])
  }
  const [nut, eye] = [lay([0, open.y]), lay([0, 0])]
  /** A point of the ring, at a height out of its plane. */
  const onRing = ([x, up]: Point, out: number): Point => lay([x, up * COS + out * SIN])
  const round = (radius: number) => arcPoints([0, 0], radius, 0, 360, 72)
  const star = Array.from({ length: 24 }, (_, index): Point => {
    const radius = index % 2 === 0 ? s / Math.sqrt(3) : s / 2 / Math.cos(Math.PI / 12)
    const angle = (index * Math.PI) / 12
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  // The flats begin below the entry.
  const rim = t / 2 - s * 0.08
  const near = star.map(point => onRing(point, rim))
  const far = star.map(point => onRing(point, -rim))
  const frame: Point[] = [
    [eye[0] - D, -D],
    [eye[0] + D, -D],
    [eye[0] + D, D],
    [eye[0] - D, D],
  ]
  return frontView(
    [
      shadowFront(form).map(loop => outline(loop.map(lay))),
      outline(panelOf(shaft).map(lay), 'thin'),
      outline(round(s * (ENTRY + 0.05)).map(point => onRing(point, t / 2))),
      outline(near),
      // Of the far rim, what the near one leaves to see.
      behind([...far, ...far.slice(0, 1)], [...frame, ...frame.slice(0, 1), ...near, ...near.slice(0, 1)]),
      centreMark(eye, D),
      centreLine([0, 0], eye),
      centreLine(ofNut([0, s]), ofNut([0, -s * 0.75])),
      aligned('s', ofNut([s / 2, s * 0.66]), ofNut([-s / 2, s * 0.66]), -9),
      width('L', [0, open.outline[0]?.[0] ?? 0], [L, 0], 'below'),
      height('D', [eye[0], -D / 2], [eye[0], D / 2], 'right', { prefix: '⌀' }),
      height('b', [nut[0], -b / 2], [nut[0], b / 2], 'left'),
    ],
    { axes: ['y', 'x'] },
  )
}

/** From above: the ring is turned, its far side down. */
function spannerTop(form: Form) {
  const { D, a, t, top } = form
  const tilted = (along: number, out: number): Point => [
    top + along * COS + out * SIN,
    -along * SIN + out * COS,
  ]
  return topView(
    [
      shadowTop(form).map(loop => outline(loop.map(([y, z]): Point => [top - y, -z]))),
      centreLine(tilted(0, -t / 2), tilted(0, t / 2)),
      aligned('t', tilted(D / 2, t / 2), tilted(D / 2, -t / 2), 6),
      height('a', [0, -a / 2], [0, a / 2], 'left'),
    ],
    { axes: ['y', 'z'] },
  )
}

/** The border of a sunk panel: its ends are round. */
function panelOf(shaft: LaidOut['shaft']): Point[] {
  const { from, to, rim } = shaft
  const ends = [from + rim / 2, to - rim / 2].map(y => ({ y, half: breadthAt(shaft, y) / 2 - rim }))
  const corners = [
    ...ends.map(({ y, half }): Point => [half, y]),
    ...ends.toReversed().map(({ y, half }): Point => [-half, y]),
  ]
  return roundCorners(
    corners,
    corners.map(([x]) => Math.abs(x) * 0.98),
    { isClosed: true },
  )
}

/** What is seen of the forging from its face: [x, y]. Only the ring does not reach farthest in the middle plane. */
function shadowFront({ step, L, b, D, t, top, forged }: Form): Point[][] {
  const deep = t / 2 + D * 0.13
  const field = (x: number, y: number) =>
    y > D * 0.75 ? forged(x, y, 0) : least(z => forged(x, y, z), -deep, deep)
  return shadow(field, step, { left: -b / 2, right: b / 2, bottom: top - L, top })
}

/** What is seen from its edge: [y, z]. The shank is thickest between its panels and its rounded edges. */
function shadowTop({ step, s, L, b, D, t, top, open, shaft, whole }: Form): Point[][] {
  const deep = t / 2 + D * 0.13
  const tip = open.outline.reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0]
  const heads = [0, tip, ...[-0.45, -0.3, -0.15, 0.15, 0.3, 0.45].map(share => share * b)]
  const rims = Array.from({ length: 9 }, (_, index) => 0.22 + index * 0.03)
  // The ring's face lies between its entry and its edge.
  const face = (s * (ENTRY + 0.05) + D / 2 - edgeOf(t)) / 2
  const field = (y: number, z: number) => {
    const places = rims.map(share => share * breadthAt(shaft, y))
    if (y < D * 0.75) places.push(0, Math.sqrt(Math.max(0, face ** 2 - (y * COS - z * SIN) ** 2)))
    else if (y > shaft.to - b / 2) places.push(...heads)
    return Math.min(...places.map(x => whole(x, y, z)))
  }
  return shadow(field, step, { left: top - L, right: top, bottom: -deep, top: deep, isLoose: true })
}
