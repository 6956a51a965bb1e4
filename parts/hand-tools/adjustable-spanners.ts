import {
  aligned,
  arcPoints,
  behind,
  centreLine,
  centreMark,
  defineFamily,
  frontView,
  height,
  line,
  mirrored,
  note,
  outline,
  type Point,
  path,
  roundCorners,
  topView,
  width,
} from '../drawing/kit.ts'
import { contour } from '../geometry/contour.ts'
import { blend, box, common, cut, polygon, slab } from '../geometry/fields.ts'
import { type Field, shadow } from './shadows.ts'

/** DIN 3117: the mouth leans by 22.5 degrees, over the sliding jaw. */
const LEAN = (22.5 * Math.PI) / 180
const [COS, SIN] = [Math.cos(LEAN), Math.sin(LEAN)]
/** The opening that is shown, as a share of the largest. */
const OPEN = 0.55

/** An adjustable spanner, its mouth on the left and opened by half. */
const adjustableSpanner = defineFamily({
  terms: {
    L: ['Length', 'mm'],
    S: ['Largest opening', 'mm'],
    b: ['Head width', 'mm'],
    t: ['Head thickness', 'mm'],
    h: ['Jaw depth', 'mm'],
  },
  form: spannerForm,
  draw: form => ({ views: [spannerFront(form), spannerTop(form)], notes: ['Shown half open'] }),
})

export default { 'adjustable-spanner': adjustableSpanner }

type Dimensions = Readonly<Record<'S' | 'L' | 'b' | 't' | 'h', number>>
type LaidOut = ReturnType<typeof layOut>
type Form = ReturnType<typeof spannerForm>
/** The worm that moves the jaw, in mm; its axis leans by an angle, in radians. */
export type Worm = Form['worm']

function spannerForm(dimensions: Dimensions) {
  const { S, t, h } = dimensions
  const laidOut = layOut(dimensions)
  return {
    ...dimensions,
    ...laidOut,
    body: bodyField(dimensions, laidOut),
    jaw: jawField(dimensions, laidOut),
    jawThickness: t * 0.94,
    /** The knurled worm in its window, along the slide: its core stands out of the knurl at both ends. */
    worm: {
      at: fromMouth(laidOut.at, [S * 0.62, -h * 0.58]),
      angle: LEAN,
      diameter: h * 0.66,
      length: S * 0.54,
      end: 0.4,
      pitch: 2,
    },
  }
}

/** Where the mouth's floor meets the fixed jaw, so that the head reaches the length and the width over all. */
function layOut(dimensions: Dimensions) {
  const { L, b, t, h } = dimensions
  const rough = headOutline(dimensions)
  const left = Math.min(...rough.map(([x]) => x))
  const wide = Math.max(...rough.map(([x]) => x)) - left
  const head = rough.map(([x, y]): Point => [left + ((x - left) * b) / wide, y])
  const top = Math.max(...head.map(([, y]) => y))
  const at: Point = [-t * 0.3, L - top]
  return {
    at,
    left: left + at[0],
    outline: head,
    /** The handle's thickness, the depth of its panels, where it ends below the head, and its breadth. */
    thickness: t * 0.68,
    panel: t * 0.07,
    neck: at[1] - h * 0.6,
    wide: t * 1.75,
  }
}

/** From the mouth's own directions (along the slide, out of the mouth) to the model's. */
function lean([along, out]: Point): Point {
  return [along * COS + out * SIN, -along * SIN + out * COS]
}

function fromMouth(at: Point, point: Point): Point {
  const [x, y] = lean(point)
  return [at[0] + x, at[1] + y]
}

/** The fixed jaw and the head below it. All lengths follow from the opening and the depth of the jaws. */
function headOutline({ S, h }: Dimensions): Point[] {
  const corners: Point[] = [
    [0, h],
    [0, 0],
    [S * 1.28, 0],
    [S * 1.42, -h * 0.3],
    [S * 1.2, -h * 1.05],
    [S * 0.35, -h * 1.5],
    [-S * 0.25, -h * 1.4],
    [-S * 0.62, -h * 0.7],
    [-S * 0.7, h * 0.1],
    [-S * 0.55, h * 0.75],
    [-S * 0.2, h * 1.06],
  ]
  const radii = [h * 0.08, h * 0.07, h * 0.12, h * 0.3, h * 0.5, h, h, h * 0.8, h * 0.8, h * 0.5, h * 0.12]
  return roundCorners(corners, radii, { isClosed: true }).map(lean)
}

/** The sliding jaw, in the mouth's own directions. */
function jawOutline({ S, h }: Dimensions): Point[] {
  const open = S * OPEN
  const corners: Point[] = [
    [open, h * 0.98],
    [open, 0.25],
    [open + S * 0.68, 0.25],
    [open + S * 0.66, h * 0.22],
    [open + S * 0.22, h * 0.98],
  ]
  return roundCorners(corners, [1.2, 0.6, 1.6, h * 0.35, h * 0.14], { isClosed: true })
}

/** The handle swells towards its end. */
function breadthAt({ neck, wide }: LaidOut, y: number): number {
  const share = Math.min(1, Math.max(0, y / neck))
  return wide * (1 - 0.2 * Math.sin(share * Math.PI) + 0.12 * share)
}

/** Seen from the side the handle grows into the head: its thickness, and the radius of its edges. */
function thicknessAt({ neck, thickness }: LaidOut, t: number, y: number) {
  const rise = Math.min(1, Math.max(0, (y - neck * 0.84) / (neck * 0.16)))
  const grown = rise * rise * (3 - 2 * rise)
  const thick = thickness + (t - thickness) * grown
  return { thick, edge: thick * (0.22 - 0.12 * grown) }
}

/** Head and handle, open for the worm and for the jaw's rail. */
function bodyField({ S, t, h }: Dimensions, laidOut: LaidOut): Field {
  const { at, thickness, panel, outline: head, neck, wide } = laidOut
  const closely = polygon(head)
  // Far from the head its outline need not be known closely.
  const headAt = (x: number, y: number) => {
    const off = Math.hypot(x, y) - S * 1.9
    return off > t * 1.2 ? off : closely(x, y)
  }
  return (x, y, z) => {
    const [dx, dy] = [x - at[0], y - at[1]]
    const along = dx * COS - dy * SIN
    const out = dx * SIN + dy * COS
    const breadth = breadthAt(laidOut, y)
    const plan = blend(headAt(dx, dy), box(x, y - neck / 2, breadth, neck, wide * 0.42), t * 0.9)
    const { thick, edge } = thicknessAt(laidOut, t, y)
    const bar = slab(plan, z, thick, edge)
    const sunk = sunkAt(laidOut, t, x, y)
    const handle = cut(bar, Math.max(sunk, thickness / 2 - panel - Math.abs(z)), 1)
    const eye = Math.hypot(x, y - wide * 0.5) - wide * 0.24
    const whole = cut(handle, eye, 1.2)
    const window = box(along - S * 0.62, out + h * 0.58, S * 0.62, h * 0.5, 1)
    const groove = slab(box(along - S, out + h * 0.12, S * 3, h * 0.36), z, t * 0.36, 0.3)
    const slide = Math.max(groove, -along - 0.001 + S * 0.02)
    return cut(cut(whole, window, 0.8), slide, 0.3)
  }
}

/** The distance to the border of the handle's sunk panels. */
function sunkAt(laidOut: LaidOut, t: number, x: number, y: number): number {
  const breadth = breadthAt(laidOut, y)
  const { neck } = laidOut
  return box(x, y - neck * 0.53, breadth - t * 0.62, neck * 0.66, (breadth - t * 0.62) / 2 - 0.01)
}

/** The sliding jaw on the mouth's floor, with its rail in the body's groove. */
function jawField(dimensions: Dimensions, { at }: LaidOut): Field {
  const { S, t, h } = dimensions
  const open = S * OPEN
  const shape = polygon(jawOutline(dimensions))
  return (x, y, z) => {
    const [dx, dy] = [x - at[0], y - at[1]]
    const along = dx * COS - dy * SIN
    const out = dx * SIN + dy * COS
    const jaw = slab(shape(along, out), z, t * 0.94, t * 0.12)
    const rail = slab(box(along - open - S * 0.36, out + h * 0.1, S * 0.7, h * 0.3, 0.8), z, t * 0.34, 0.4)
    return Math.min(jaw, common(rail, -out - h * 0.4, 0.1))
  }
}

/** From the front: the model stands along y, here its top lies on the left. */
function spannerFront(form: Form) {
  const { S, L, b, t, h, at, left, wide, body, jaw, worm } = form
  const lay = ([x, y]: Point): Point => [L - y, x]
  const place = (point: Point): Point => lay(fromMouth(at, point))
  const whole = (x: number, y: number) => Math.min(body(x, y, 0), body(x, y, t * BESIDE))
  const loops = shadow(whole, 0.4, { left, right: left + b, bottom: 0, top: L }).map(loop => loop.map(lay))
  const around = loops.reduce((one, other) => (other.length > one.length ? other : one), [])
  const slide = contour((x, y) => jaw(x, y, 0), {
    left: at[0],
    right: left + b + 1,
    bottom: at[1] - b / 2,
    top: L + 1,
    step: 0.4,
  }).map(loop => loop.map(lay))
  const eye = lay([0, wide * 0.5])
  const [inner, outer] = [-h * 0.33, -h * 0.83]
  const teeth = Array.from({ length: 6 }, (_, tooth) => h * (-0.74 + tooth * 0.064))
  const half = worm.length / 2
  const ends = [-half - worm.end, half + worm.end].map(off => S * 0.62 + off)
  return frontView(
    [
      loops.map(loop => outline(loop)),
      slide.map(loop => behind([...loop, ...loop.slice(0, 1)], around)),
      outline(panelOf(form).map(lay), 'thin'),
      ends.map(along => line(place([along, inner]), place([along, outer]))),
      teeth.map(out => line(place([S * 0.62 - half, out]), place([S * 0.62 + half, out]), 'thin')),
      centreMark(eye, wide * 0.48),
      centreLine([place([0, 0])[0], 0], [L, 0]),
      aligned('h', place([0, 0]), place([0, h]), -6),
      note(place([S * OPEN, h * 0.5]), `Opens to ${S} mm`, { angle: 75, reach: 24, symbols: ['S'] }),
      width('L', [0, place([-S * 0.2, h])[1]], [L, 0], 'below'),
      height('b', [place([0, 0])[0], left], [place([0, 0])[0], left + b], 'left'),
    ],
    { axes: ['y', 'x'] },
  )
}

/** Where a section shows the body without the groove of the jaw's rail and without the panels, as a share of its thickness. */
const BESIDE = 0.22

/** The border of the sunk panels. */
function panelOf(form: Form): Point[] {
  const { t, neck, wide } = form
  const [panel = []] = contour((x, y) => sunkAt(form, t, x, y), {
    left: -wide,
    right: wide,
    bottom: neck * 0.18,
    top: neck * 0.9,
    step: 0.5,
  })
  return panel
}

/** From above: the handle grows into the head, and the worm stands out of it on both faces. */
function spannerTop(form: Form) {
  const { L, t, neck, at, jawThickness } = form
  const growing = Array.from({ length: 25 }, (_, step) => neck * (0.84 + (0.16 * step) / 24))
  const half = (y: number) => thicknessAt(form, t, y).thick / 2
  const corners: Point[] = [
    [L, 0],
    [L, half(0)],
    ...growing.map((y): Point => [L - y, half(y)]),
    [0, t / 2],
    [0, 0],
  ]
  const radii = corners.map((_, index) => {
    if (index === 1) return thicknessAt(form, t, 0).edge
    return index === corners.length - 2 ? thicknessAt(form, t, L).edge : 0
  })
  const slide = jawOutline(form).map(point => L - fromMouth(at, point)[1])
  const ends = [Math.min(...slide), Math.max(...slide)] as const
  const [near, far] = ends
  const jaw = jawThickness / 2
  const side = roundCorners(corners, radii)
  const whole = [...side, ...side.toReversed().map(([x, z]): Point => [x, -z])]
  return topView(
    [
      mirrored([path(side), ...behind(wormSide(form), whole)], 'x'),
      ends.map(x => line([x, -jaw], [x, jaw])),
      [-jaw, jaw].map(z => line([near, z], [far, z], 'thin')),
      centreLine([0, 0], [L, 0]),
      height('t', [0, -t / 2], [0, t / 2], 'left'),
    ],
    { axes: ['y', 'z'] },
  )
}

/** The side of the worm from above: it leans, so its round ends are seen as ellipses. */
function wormSide({ L, worm }: Form): Point[] {
  const teeth = Math.round((Math.PI * worm.diameter) / worm.pitch)
  // A straight knurl has its first crest half a pitch from its middle.
  const crests = Array.from({ length: teeth }, (_, tooth) => Math.sin(((tooth + 0.5) * 2 * Math.PI) / teeth))
  const reach = (worm.diameter / 2) * Math.max(...crests)
  const end = arcPoints([0, 0], reach, 0, 90).map(([x, z]): Point => [x * COS + (worm.length / 2) * SIN, z])
  const middle = L - worm.at[1]
  return [
    ...end.map(([x, z]): Point => [middle + x, z]),
    ...end.toReversed().map(([x, z]): Point => [middle - x, z]),
  ]
}
