import {
  arc,
  arcPoints,
  behind,
  centreMark,
  circle,
  outline,
  type Point,
  path,
  roundCorners,
  type Shape,
} from '../drawing/kit.ts'
import { contour } from '../geometry/contour.ts'
import { blend, rod, slab } from '../geometry/fields.ts'
import { rectangle } from '../geometry/rectangle.ts'

interface Head {
  /** Head diameter and thickness, and the square's width across flats, in mm. */
  readonly D: number
  readonly t: number
  readonly q: number
  /** The neck's diameter, and up to where it reaches. */
  readonly neck: number
  readonly to: number
}

/** What a ratchet's head is made of, round y = 0, its drive towards +z. */
export type HeadForm = ReturnType<typeof headForm>

/** The figures of a ratchet's head. */
export function headForm(head: Head) {
  const { D, t, q } = head
  // DIN 3120: a square of 12.5 mm (12.7 with its tolerance) is 15 mm long.
  const length = q * 1.18
  return {
    ...head,
    forging: forgingField(head),
    /** The square with its ball, from the head's face; the ball stands out towards -y. */
    drive: {
      length,
      outline: roundCorners(rectangle(q), q * 0.09, { isClosed: true }),
      bevel: 0.7,
      ball: { radius: q * 0.17, y: -q / 2 + q * 0.07, z: length * 0.62 },
    },
    // Flat discs: the collar round the square; on the other side the cover with the lever, and two pins.
    collar: { profile: disc(D * 0.64, 1.6), at: t / 2 + 0.2 },
    cover: { profile: disc(D * 0.7, 1.2), at: t / 2 + 0.1 },
    pins: { profile: disc(2.6, 0.8), at: t / 2 + 1.2, x: D * 0.28, y: -D * 0.02 },
    /** The reversing lever: a boss with a thumb piece that points to one side. */
    lever: { outline: leverOutline(D), depth: D * 0.11, bevel: D * 0.022, at: t / 2 + 1.3 },
  }
}

function forgingField({ D, t, neck, to }: Head) {
  return (x: number, y: number, z: number) => {
    const head = slab(Math.hypot(x, y) - D / 2, z, t, t * 0.16)
    // Between the head and the neck the forging narrows both ways.
    const share = Math.min(1, Math.max(0, y / (D * 1.05)))
    const thick = t * 0.62 + (neck * 0.6 - t * 0.62) * share
    const cheeks = slab(rod(x, y, [0, D * 0.15], [0, D * 1.05], D * 0.76, neck * 0.6), z, thick, thick * 0.3)
    const shank = Math.max(Math.hypot(x, z) - neck / 2, -y, y - to)
    return blend(blend(head, cheeks, t * 0.18), shank, neck * 0.2)
  }
}

interface Disc {
  readonly profile: readonly Point[]
  /** Where its foot is, from the middle of the head. */
  readonly at: number
}

/** The profile of a disc, [radius, height]: its foot is let in by 0.5 mm. */
function disc(diameter: number, thickness: number): readonly Point[] {
  return [
    [0, -0.5],
    [diameter / 2, -0.5],
    [diameter / 2, thickness - 0.5],
    [diameter / 2 - 0.35, thickness - 0.1],
    [0, thickness - 0.1],
  ]
}

function leverOutline(D: number): Point[] {
  const [boss, tip] = [D * 0.2, D * 0.075]
  const reach = D * 0.4
  const points: Point[] = [
    ...arcPoints([0, 0], boss, 105, 435, 40),
    ...arcPoints([0, reach], tip, 0, 180, 16),
  ]
  return points.map(([x, y]): Point => [x * 0.82 - y * 0.57, x * 0.57 + y * 0.82])
}

/** The forging's outline in one of its planes of symmetry, as far as it is seen: up to where tube or ferrule begin. */
function forgingLines({ D, to, forging }: HeadForm, plane: 'face' | 'edge', end: number): Shape[] {
  const field = (y: number, out: number) => (plane === 'face' ? forging(out, y, 0) : forging(0, y, out))
  const reach = D / 2 + 1
  const loops = contour(field, { left: -reach, right: to + 1, bottom: -reach, top: reach, step: 0.5 })
  const covered: Point[] = [
    [end, -D],
    [to + D, -D],
    [to + D, D],
    [end, D],
  ]
  return loops.flatMap(loop => {
    const placed = loop.map(([y, out]): Point => [y + D / 2, out])
    return behind([...placed, ...placed.slice(0, 1)], covered)
  })
}

/** The head from one of its faces, its left at x = 0, up to where tube or ferrule begin. */
export function headFront(head: HeadForm, from: 'lever' | 'drive', end: number): Shape[] {
  const { D, drive, collar, cover, pins, lever } = head
  const centre: Point = [D / 2, 0]
  const thumb = lever.outline.map(([x, y]): Point => [y + D / 2, from === 'lever' ? x : -x])
  const sides = drive.outline.map(([x, y]): Point => [y + D / 2, x])
  const common = [...forgingLines(head, 'face', end), ...centreMark(centre, D)]
  if (from === 'drive')
    return [
      ...common,
      circle(centre, 2 * widest(collar.profile)),
      outline(sides),
      ballArc(head, [D / 2, 0]),
      outline(thumb, 'hidden'),
    ]
  return [
    ...common,
    ...behind(arcPoints(centre, widest(cover.profile), 0, 360, 96), thumb),
    outline(thumb),
    ...[-1, 1].map(side => circle([D / 2 + pins.y, side * pins.x], 2 * widest(pins.profile), 'thin')),
    outline(sides, 'hidden'),
  ]
}

/** The head from above, its left at x = 0: the square drive up, the lever down. */
export function headTop(head: HeadForm, end: number): Shape[] {
  const { D, t, q, drive, collar, cover, pins, lever } = head
  const flat = (part: Disc, side: 1 | -1, x: number) => {
    const half = part.profile
      .slice(1, -1)
      .map(([r, z]): Point => [r, side * (part.at + Math.max(t / 2 - part.at, z))])
    return path([
      ...half.map(([r, z]): Point => [x - r, z]),
      ...half.toReversed().map(([r, z]): Point => [x + r, z]),
    ])
  }
  const ys = lever.outline.map(([, y]) => y + D / 2)
  const [near, far] = [Math.min(...ys), Math.max(...ys)]
  const low = -lever.at - lever.depth / 2
  const thumb: Point[] = [
    [near, -t / 2],
    [near, low],
    [far, low],
    [far, -t / 2],
  ]
  // The cover is nearer to the viewer than the lever.
  const rim = widest(cover.profile)
  const hidden: Point[] = [
    [D / 2 - rim, -t / 2],
    [D / 2 + rim, -t / 2],
    [D / 2 + rim, -faceOf(cover)],
    [D / 2 - rim, -faceOf(cover)],
  ]
  const [root, top] = [faceOf(collar), t / 2 + drive.length]
  const sides: Point[] = [
    [(D - q) / 2, root],
    [(D - q) / 2, top],
    [(D + q) / 2, top],
    [(D + q) / 2, root],
  ]
  return [
    ...forgingLines(head, 'edge', end),
    flat(collar, 1, D / 2),
    path(roundCorners(sides, drive.bevel)),
    ballArc(head, [D / 2, t / 2 + drive.ball.z]),
    flat(cover, -1, D / 2),
    flat(pins, -1, D / 2 + pins.y),
    ...behind(roundCorners(thumb, lever.bevel), hidden),
  ]
}

/** The ball stands out of the square's side that lies on the left. */
function ballArc({ q, drive: { ball } }: HeadForm, [x, y]: Point): Shape {
  const reach = (Math.acos((ball.y + q / 2) / ball.radius) * 180) / Math.PI
  return arc([x + ball.y, y], ball.radius, 180 - reach, 180 + reach)
}

/** How far a disc's face is from the middle of the head. */
function faceOf({ profile, at }: Disc): number {
  return at + Math.max(...profile.map(([, z]) => z))
}

function widest(profile: readonly Point[]): number {
  return Math.max(...profile.map(([radius]) => radius))
}
