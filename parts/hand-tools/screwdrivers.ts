import {
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
  mirrored,
  move,
  note,
  type Point,
  path,
  rect,
  type Shape,
  sideView,
  turn,
  width,
} from '../drawing/kit.ts'
import { cut } from '../geometry/fields.ts'
import { acrossCorners, chamferDrop, chamferRadius, hexRadius } from '../geometry/iso-forms.ts'
import { handleEnd, handleForm, handleSide, smooth } from './handles.ts'

/** A screwdriver for slotted screws, its tip at x = 0 on the left, seen along the width of the blade. */
const screwdriver = defineFamily({
  terms: {
    a: ['Blade thickness', 'mm'],
    b: ['Blade width', 'mm'],
    l: ['Blade length', 'mm'],
    d: ['Blade diameter', 'mm'],
    h: ['Handle length', 'mm'],
    D: ['Handle diameter', 'mm'],
  },
  form: dimensions => {
    const { b, a, d } = dimensions
    return {
      ...dimensions,
      ...gripForm(dimensions),
      // ISO 2380-1: the tip is black for about twice its width.
      black: b * 2.6,
      /** It narrows in thickness and swells to the width of the tip: by the share of its length, a superellipse. */
      tip: (share: number) => ({
        width: d + (b - d) * (1 - smooth(0.25, 0.85, share)),
        thickness: a + (d - a) * smooth(0.02, 0.72, share),
        power: 2 + 30 * (1 - smooth(0, 0.75, share)),
      }),
    }
  },
  draw: form => {
    const { b, a, black, tip } = form
    const side = Array.from(
      { length: 41 },
      (_, step): Point => [(step / 40) * black, tip(step / 40).thickness / 2],
    )
    return {
      views: [
        frontSide(form, black, [
          mirrored([path(side)], 'x'),
          line([0, -a / 2], [0, a / 2]),
          height('a', [0, -a / 2], [0, a / 2], 'left'),
        ]),
        endSide(form, [rect([-b / 2, -a / 2], [b / 2, a / 2]), width('b', [-b / 2, 0], [b / 2, 0], 'below')]),
      ],
    }
  },
})

/** A screwdriver for cross recesses type H, its tip at x = 0 on the left. */
const phillipsScrewdriver = defineFamily({
  terms: {
    PH: ['Cross recess size', ''],
    l: ['Blade length', 'mm'],
    d: ['Blade diameter', 'mm'],
    h: ['Handle length', 'mm'],
    D: ['Handle diameter', 'mm'],
  },
  form: dimensions => {
    const { PH, d } = dimensions
    const { point, wing } = POINTS[Math.round(PH)] ?? POINTS[2]
    const black = d * 2.4
    return {
      ...dimensions,
      ...gripForm(dimensions),
      black,
      point,
      wing,
      tip: phillipsField(point, wing, d, black),
    }
  },
  draw: form => {
    const { PH, d, black, point, wing } = form
    const radiusAt = (y: number) => Math.min(d / 2, point / 2 + y * STEEP)
    // The blunt end is a flat cone; where it meets the point's cone, its rim.
    const rim = (point * (0.5 - BLUNT.inset * STEEP)) / (1 - BLUNT.slope * STEEP)
    const rimAt = rim * BLUNT.slope - point * BLUNT.inset
    const cone = (d / 2 - point / 2) / STEEP
    const profile: Point[] = [
      [0, 0],
      [0, (point * BLUNT.inset) / BLUNT.slope],
      [rimAt, rim],
      [cone, d / 2],
      [black, d / 2],
    ]
    /** Of a flute's edges at this height, the place of that nearer to a wing: beside the wing's middle, and along it. */
    const edgeAt = (y: number): Point => {
      const radius = radiusAt(y)
      const floor = Math.asin(Math.min(1, (wing / 2 + y * FLUTE.floor) / radius))
      const outwards = Math.asin(Math.min(1, (point * FLUTE.inset + y * FLUTE.rise) / radius)) - Math.PI / 4
      const angle = Math.min(Math.PI / 4, Math.max(floor, outwards))
      return [radius * Math.sin(angle), radius * Math.cos(angle)]
    }
    const end = (d / 2 - point * FLUTE.inset) / FLUTE.rise
    const heights = Array.from({ length: 41 }, (_, step) => rimAt + ((end - rimAt) * step) / 40)
    const near = heights.map((y): Point => [y, edgeAt(y)[0]])
    const far = heights.map((y): Point => [y, edgeAt(y)[1]])
    // From its end each flute is an angle between two wings, cut off by a straight face.
    const corner = point * FLUTE.inset * Math.SQRT2 - wing / 2
    const wingSide = heights.filter(y => y < cone).map(edgeAt)
    const angle: Point[] = [
      ...wingSide.toReversed(),
      [wing / 2, corner],
      [corner, wing / 2],
      ...wingSide.map(([x, y]): Point => [y, x]),
    ]
    return {
      views: [
        frontSide(form, black, [
          mirrored([path(profile), path([...near, ...far.toReversed()])], 'x'),
          line([rimAt, -rim], [rimAt, rim]),
          note([cone * 0.6, radiusAt(cone * 0.6)], `PH ${PH}`, { angle: 70, symbols: ['PH'] }),
        ]),
        endSide(form, [[0, 90, 180, 270].flatMap(degrees => turn([path(angle)], degrees))]),
      ],
    }
  },
})

export default { screwdriver, 'phillips-screwdriver': phillipsScrewdriver }

type Grip = Readonly<Record<'l' | 'd' | 'h' | 'D', number>>

/** The handle and the hexagon under it, for a spanner that helps to turn. */
function gripForm({ d, h, D }: Grip) {
  return { handle: handleForm(h, D), bolster: { acrossFlats: d * 1.55, length: D * 0.4 } }
}

/** Blade, bolster and handle from the side; the blade's tip, up to where it is blackened, is drawn by `tip`. */
function frontSide(form: Grip & ReturnType<typeof gripForm>, black: number, tip: readonly Item[]) {
  const { l, d, h, D, handle, bolster } = form
  return frontView(
    [
      tip,
      rect([black, -d / 2], [l - bolster.length, d / 2]),
      move(hexOnFlats(bolster.acrossFlats, -bolster.length, -2), l, 0),
      move(handleSide(handle, 'above'), l, 0),
      centreLine([0, 0], [l + h, 0]),
      height('d', [l * 0.5, -d / 2], [l * 0.5, d / 2], { at: l * 0.5 }, { prefix: '⌀' }),
      width('l', [0, 0], [l, -D * 0.38], 'below'),
      width('h', [l, -D * 0.38], [l + h, -D * 0.14], 'below'),
    ],
    { axes: ['y', 'z'] },
  )
}

/** The screwdriver from its tip. */
function endSide({ d, D, handle, bolster }: Grip & ReturnType<typeof gripForm>, tip: readonly Item[]) {
  return sideView(
    [
      handleEnd(handle),
      turn(hexEnd(bolster.acrossFlats, { isChamfered: false }), 90),
      circle([0, 0], d),
      tip,
      centreMark([0, 0], D),
      diameter('D', [0, 0], D, { angle: 20 }),
    ],
    { axes: ['x', 'z'] },
  )
}

/** A hexagon prism from the side, two of its flats showing: as high as it is wide across them, its free end chamfered. */
function hexOnFlats(acrossFlats: number, free: number, to: number): Shape[] {
  const flat = acrossFlats / 2
  const face = chamferRadius(acrossFlats)
  const chamfer = Array.from({ length: 25 }, (_, step): Point => {
    const around = ((step - 12) * Math.PI) / 36
    const radius = hexRadius(acrossFlats, around)
    return [free + chamferDrop(acrossFlats, radius), radius * Math.sin(around)]
  })
  const corner = free + chamferDrop(acrossFlats, acrossCorners(acrossFlats) / 2)
  const side: Point[] = [
    [free, face],
    [free + chamferDrop(acrossFlats, flat), flat],
    [to, flat],
  ]
  return [
    ...mirrored([path(side)], 'x'),
    line([free, -face], [free, face]),
    path(chamfer),
    line([corner, 0], [to, 0]),
  ]
}

/** ISO 8764-1: how wide the wings are at the point, and how thick a wing is there, for each size, in mm. */
const POINTS = [
  { point: 0.8, wing: 0.4 },
  { point: 1.27, wing: 0.55 },
  { point: 2.29, wing: 0.79 },
  { point: 3.81, wing: 1.3 },
  { point: 5.08, wing: 1.9 },
] as const

/** ISO 8764-1: the wings stand at 26.5 degrees to the axis. */
const STEEP = Math.tan((26.5 * Math.PI) / 180)
/** The end's flat cone: how steep it is, and by how much it is let in, as a share of the point. */
const BLUNT = { slope: 0.53, inset: 0.1 }
/** Each flute's floor, and the face across it, both rising at a flat angle: `inset` as a share of the point. */
const FLUTE = { floor: 0.115, inset: 0.28, rise: 0.3 }

/** The point of the tip from y = 0: a cone with a blunt end, and four flutes that leave wings. */
function phillipsField(point: number, wing: number, d: number, black: number) {
  return (x: number, y: number, z: number) => {
    const radius = Math.hypot(x, z)
    const cone = (radius - point / 2 - y * STEEP) * Math.cos(Math.atan(STEEP))
    const blunt = Math.max(-y, (radius * BLUNT.slope - point * BLUNT.inset - y) * 0.88)
    const body = Math.max(radius - d / 2, cone, blunt, y - black)
    // Each flute runs out at the blade's diameter.
    const [along, across] = [Math.abs(x), Math.abs(z)]
    const floor = Math.min(along, across) - wing / 2 - Math.max(0, y) * FLUTE.floor
    const outwards = (along + across) * Math.SQRT1_2 - point * FLUTE.inset - Math.max(0, y) * FLUTE.rise
    return cut(body, Math.max(-floor, -outwards), 0.12)
  }
}
